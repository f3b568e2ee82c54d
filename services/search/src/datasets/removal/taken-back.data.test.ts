// A work item of the deletion platform is taken back while its mark is on its way to the engine.
import { removedMarks } from '@leadwright/leads/removal/find-removed';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { ask, list, startRemovals } from '../../testing/removals.ts';
import type { SearchUnderTest } from '../../testing/search-under-test.ts';
import { removeAsked } from './remove-asked.ts';
import { removeLeads, type RemoveLeadsParts } from './remove-leads.ts';
import { withdrawItems } from './withdraw-items.ts';

const { signal } = new AbortController();
let search: SearchUnderTest;
let parts: RemoveLeadsParts;
beforeAll(async () => {
  ({ search, parts } = await startRemovals({ consumers: 60, businesses: 10 }));
});
afterAll(() => search.stop());

const copiedOfPlatform = (): Promise<unknown[]> =>
  search.clickhouse.rows({ sql: `SELECT number FROM ${removedMarks} WHERE kind = 'platform_phone'` });
const waitsForMarks = (): Promise<unknown> =>
  eventually(async () => {
    const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(search.database.db);
    return rows.length > 0;
  });

const rounds: [string, string, (parts: RemoveLeadsParts) => Promise<unknown>][] = [
  ['a round', 'Item00000001', (given) => removeLeads(given, signal)],
  ['who looks beside it', 'Item00000002', (given) => removeAsked(given, 0, signal)],
];
it.each(rounds)('leaves no mark in the engine that %s compares later versions with', async (who, item, look) => {
  await list(search, item, { phone: '2025550100' });
  await ask(search, who, { email: 'nobody@example.test' });
  let withdrawn: Promise<void> | undefined;
  const clickhouse: typeof search.clickhouse = {
    ...search.clickhouse,
    insert: async (table, rows) => {
      if (table === removedMarks && !withdrawn) {
        const items = [{ item, list: 'Phone' }];
        withdrawn = withdrawItems(parts, items, { correlationId: 'c', causationId: 'e' });
        await Promise.race([withdrawn, waitsForMarks()]);
      }
      return search.clickhouse.insert(table, rows);
    },
  };
  await look({ ...parts, clickhouse });
  await withdrawn;
  expect(await copiedOfPlatform()).toEqual([]);
});
