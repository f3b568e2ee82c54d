import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openServerClickHouse } from '@leadwright/clickhouse/clickhouse.server';
import { freePort } from '@leadwright/runtime/process/free-ports';
import { loadFewLeads, startSearchUnderTest, type SearchUnderTest } from './testing/search-under-test.ts';

const nationwide = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] };
let isAway = false;
let search: SearchUnderTest;

beforeAll(async () => {
  const nobody = openServerClickHouse({ url: `http://127.0.0.1:${await freePort()}` });
  search = await startSearchUnderTest({
    engine: (there) => ({ ...there, rows: (statement) => (isAway ? nobody : there).rows(statement) }),
    leaveSeconds: 600,
  });
  await loadFewLeads(search);
});
afterAll(() => search.stop());

it.each([
  ['count', '/api/v2/searches/count', nationwide],
  ['preview', '/api/v2/searches/preview', { ...nationwide, page: 1 }],
])(
  'a %s asks to try again while the engine of the leads is away, and works when it is back',
  async (_, route, body) => {
    isAway = true;
    expect(await search.post(route, body)).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: 'The service is not available right now. Please try again.' },
    });
    isAway = false;
    expect((await search.post(route, body)).status).toBe(200);
  },
);

// Last, because it ends the search. A helm rollback once lost a preview: queries ended with the first thing that stopped.
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
