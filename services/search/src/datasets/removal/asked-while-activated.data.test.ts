// Somebody asks to be in no list, is taken out and told so, while the next version is still being made ready.
import { readActiveDataset } from '../../projections/active-dataset.ts';
import { ask, people, startRemovals } from '../../testing/removals.ts';
import type { SearchUnderTest } from '../../testing/search-under-test.ts';
import { activateVersion } from '../activate-version.ts';
import { statesOfWrongWords } from '../make-words.ts';
import { copyVersion } from '../stage-version.ts';
import { removeLeads, type RemoveLeadsParts } from './remove-leads.ts';

const { signal } = new AbortController();
let search: SearchUnderTest;
let parts: RemoveLeadsParts;
beforeAll(async () => {
  ({ search, parts } = await startRemovals({ consumers: 300, businesses: 40 }));
});
afterAll(() => search.stop());

const has = async (version: number, email: string): Promise<boolean> =>
  (
    await search.clickhouse.rows({
      sql: 'SELECT 1 FROM leads.consumers WHERE dataset_version = {version:UInt32} AND email = {email:String}',
      params: { version, email },
    })
  ).length > 0;
const next = (version: number) => ({ dictId: 'consumers', version, source: 'made up' });

it('is not in the version that becomes the searched one', async () => {
  const [first, asker] = await people(search);
  if (!first || !asker) throw new Error('there are leads with a phone number of their own');
  await ask(search, 'r1', first);
  await removeLeads(parts, signal);
  await copyVersion(search.clickhouse, 'consumers', { from: 1, to: 2 });
  const asked = { once: false };
  const clickhouse: typeof search.clickhouse = {
    ...search.clickhouse,
    command: async (statement) => {
      await search.clickhouse.command(statement);
      if (asked.once || !statement.sql.startsWith('INSERT INTO leads.consumers_words')) return;
      asked.once = true;
      await ask(search, 'r2', asker);
      await removeLeads(parts, signal);
    },
  };
  expect(await has(2, asker.email)).toBe(true);
  const rows = await activateVersion({ ...parts, clickhouse, wordsFrom: 1 }, next(2));
  const told = (await search.running.store.readAccount('system', 0, 500)).map(({ event }) => event);
  expect(told).toContainEqual({ type: 'LeadsRemoved', requestId: 'r2', leads: expect.any(Number) as number });
  expect(await has(2, asker.email)).toBe(false);
  expect(await readActiveDataset(search.database.db, 'consumers')).toMatchObject({ version: 2, rows });
  expect(await statesOfWrongWords(search.clickhouse, 'consumers', 2)).toEqual([]);
});

it('keeps the version from being searched while others ask faster than they are looked for', async () => {
  await copyVersion(search.clickhouse, 'consumers', { from: 2, to: 3 });
  let asked = 0;
  const clickhouse: typeof search.clickhouse = {
    ...search.clickhouse,
    rows: async (statement) => {
      if (!statement.sql.includes('removed_marks WHERE')) return search.clickhouse.rows(statement);
      asked += 1;
      await ask(search, `faster-${asked}`, { email: `nobody-${asked}@example.test` });
      return search.clickhouse.rows(statement);
    },
  };
  await expect(activateVersion({ ...parts, clickhouse }, next(3))).rejects.toThrow('ask faster');
  expect(asked).toBeGreaterThan(10);
  expect(await readActiveDataset(search.database.db, 'consumers')).toMatchObject({ version: 2 });
});
