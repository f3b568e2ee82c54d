import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { loadFewLeads, startSearchUnderTest, type SearchUnderTest } from './testing/search-under-test.ts';

const nationwide = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] };
let search: SearchUnderTest;

beforeAll(async () => {
  search = await startSearchUnderTest({ leaveSeconds: 600 });
  await loadFewLeads(search);
});
afterAll(() => search.stop());

// A helm rollback once lost a preview: queries ended with the first thing that stopped.
it('counts and previews as ever while callers leave, as it stops', async () => {
  const { hostname, port } = new URL(search.running.url);
  // Somebody who has not left yet, so that the others may still ask.
  const kept = connect(Number(port), hostname);
  await once(kept, 'connect');
  const stopping = search.running.stop();
  const statuses: number[] = [];
  for (let asked = 0; asked < 5; asked += 1) {
    statuses.push((await search.post('/api/v2/searches/preview', { ...nationwide, page: 1 })).status);
    statuses.push((await search.post('/api/v2/searches/count', nationwide)).status);
    await wait(50);
  }
  kept.destroy();
  await stopping;
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
  await expect(search.post('/api/v2/searches/count', nationwide)).rejects.toThrow('fetch failed');
});
