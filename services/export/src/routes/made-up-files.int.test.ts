// A file says that its leads were made up, by what its version's activation said of where they came from.
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import type { RunningService } from '@leadwright/runtime/process/service';
import { openHarness, type Harness } from '../testing/harness.ts';
import type { DownloadView } from './download-view.ts';

const first = 870_000 + Math.floor(Math.random() * 10_000);
let harness: Harness;
let service: RunningService;
beforeAll(async () => {
  harness = await openHarness();
  service = await harness.start();
});
afterAll(() => harness.close());

async function ordered(version: number, source: string): Promise<() => Promise<DownloadView>> {
  await harness.activate(version, 'consumers', source);
  const search = { dictId: 'consumers', geography: { kind: 'ST', values: ['AZ'] }, filters: [] };
  const body = { ...search, name: 'Roofers', rows: 10, datasetVersion: version };
  const id = await eventually(
    async () => {
      const key = `of-${version}`;
      const answer = await harness.call(service, 'POST', '/api/v2/downloads', { accountId: 'a', body, key });
      if (answer.status !== 202) throw new Error(`the version is not known: ${answer.status}`);
      return ((await answer.json()) as { id: string }).id;
    },
    { what: 'the version is known' },
  );
  return async () =>
    (await harness.call(service, 'GET', `/api/v2/downloads/${id}`, { accountId: 'a' })).json() as Promise<DownloadView>;
}

it('of made-up leads, drawn, derived or copied, and of those alone; of a version of which nothing is known says nothing', async () => {
  const sources = ['synthetic:7:20000', 'derived:consumers:1', 'rollback:1'];
  for (const [at, source] of sources.entries()) expect((await (await ordered(first + at, source))()).madeUp).toBe(true);
  const view = await ordered(first + 10, 'import:people.csv:sha256-00');
  expect(await view()).not.toHaveProperty('madeUp');

  const drawn = await ordered(first + 11, 'synthetic:8:20000');
  expect((await drawn()).madeUp).toBe(true);
  await sql`update dataset_version set made_up = null`.execute(harness.database.db);
  expect(await drawn()).not.toHaveProperty('madeUp');
});
