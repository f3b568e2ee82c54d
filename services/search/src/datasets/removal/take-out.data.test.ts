// What is noted of a version while leads are taken out of it: that their rows lie in files, and how many are left.
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { readPlatformItems } from '../../projections/platform-item.ts';
import { maskedVersions } from '../../projections/removal.ts';
import { ask, endsAfterDeletion, list, people, startRemovals } from '../../testing/removals.ts';
import type { SearchUnderTest } from '../../testing/search-under-test.ts';
import { activateVersion } from '../activate-version.ts';
import { purgeRemoved } from './purge-removed.ts';
import { removeAsked } from './remove-asked.ts';
import { removeLeads, type RemoveLeadsParts } from './remove-leads.ts';

const { signal } = new AbortController();
let search: SearchUnderTest;
let parts: RemoveLeadsParts;
beforeAll(async () => {
  ({ search, parts } = await startRemovals({ consumers: 300, businesses: 40 }));
});
afterAll(() => search.stop());

const somebody = async () => {
  const [one, another] = await people(search);
  if (!one || !another) throw new Error('there are leads with a phone number of their own');
  return { one, another };
};
const counted = async (): Promise<number> => {
  const query = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] };
  return Number((await search.post('/api/v2/searches/count', query)).body['count']);
};
const masked = async (version = 1): Promise<boolean> =>
  (await maskedVersions(search.database.db)).some((each) => each.dictId === 'consumers' && each.version === version);
const lyingInFiles = async (): Promise<number> => {
  const [row] = await search.clickhouse.rows<{ n: number }>({
    sql: 'SELECT countIf(NOT _row_exists) AS n FROM leads.consumers SETTINGS apply_deleted_mask = 0',
  });
  return Number(row?.n);
};

it('is removed from files although the process ended once the lead was deleted, and a repeat finds nobody', async () => {
  const { one } = await somebody();
  await ask(search, 'r1', one);
  const ending = { ...parts, clickhouse: endsAfterDeletion(search.clickhouse) };
  await expect(removeLeads(ending, signal)).rejects.toThrow('the process ended');
  await removeLeads(parts, signal);
  expect(await lyingInFiles()).toBe(1);
  await purgeRemoved(search, signal);
  expect(await lyingInFiles()).toBe(0);
  expect(await masked()).toBe(false);
});

it('is removed from files by the next round if it was taken out while they were written anew', async () => {
  const { one, another } = await somebody();
  await ask(search, 'r2', one);
  await removeLeads(parts, signal);
  const clickhouse: typeof search.clickhouse = {
    ...search.clickhouse,
    command: async (statement) => {
      await search.clickhouse.command(statement);
      if (!statement.sql.includes('APPLY DELETED MASK IN PARTITION 1')) return;
      // Beside a list that is looked for: how far the version was compared stays.
      await list(search, 'Item00000001', { phone: '2025550100' });
      await ask(search, 'r3', another);
      await removeAsked(parts, 0, signal);
    },
  };
  await purgeRemoved({ ...parts, clickhouse }, signal);
  expect(await lyingInFiles()).toBe(1);
  expect(await masked()).toBe(true);
  await removeLeads(parts, signal);
  await purgeRemoved(search, signal);
  expect(await lyingInFiles()).toBe(0);
});

it('is counted no more as soon as it is taken out, while others are still compared', async () => {
  const { one } = await somebody();
  const before = await counted();
  await ask(search, 'r4', one);
  const seen: number[] = [];
  await removeLeads(
    {
      ...parts,
      inTurn: async (work) => {
        await work();
        seen.push(await counted());
      },
    },
    signal,
  );
  expect(seen[0]).toBe(before - 1);
  await purgeRemoved(search, signal);
});

const deleting = (there: typeof search.clickhouse, before: () => Promise<void>): typeof search.clickhouse => ({
  ...there,
  command: async (statement) => {
    if (statement.sql.startsWith('DELETE FROM leads.consumers')) await before();
    await there.command(statement);
  },
});

it('is found for an item that comes after the question for such items, and before they are out', async () => {
  const { one } = await somebody();
  await ask(search, 'r6', one);
  const late = { isThere: false };
  const clickhouse: typeof search.clickhouse = {
    ...search.clickhouse,
    command: async (statement) => {
      await search.clickhouse.command(statement);
      // The words of the leads go first.
      if (late.isThere || !statement.sql.includes('leads.consumers_words UPDATE')) return;
      late.isThere = true;
      await list(search, 'Item00000006', one);
    },
  };
  await removeLeads({ ...parts, clickhouse }, signal);
  await removeLeads(parts, signal);
  expect({ ...late, items: await readPlatformItems(search.database.db, ['Item00000006']) }).toEqual({
    isThere: true,
    items: [{ item: 'Item00000006', state: 'looked-for', people: 1 }],
  });
});

it('lets an item wait that comes while they are deleted', async () => {
  const { one } = await somebody();
  await ask(search, 'r7', one);
  const coming: { item?: Promise<void> } = {};
  const clickhouse = deleting(search.clickhouse, async () => {
    coming.item ??= list(search, 'Item00000007', one);
    await eventually(async () => {
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(search.database.db);
      return rows.length > 0;
    });
  });
  await removeLeads({ ...parts, clickhouse }, signal);
  await coming.item;
  expect(await readPlatformItems(search.database.db, ['Item00000007'])).toMatchObject([{ item: 'Item00000007' }]);
  await purgeRemoved(search, signal);
});

it('is removed from files of a version whose activation ended once the lead was deleted', async () => {
  const [column] = await search.clickhouse.rows<{ names: string }>({
    sql: "SELECT arrayStringConcat(groupArray(name), ', ') AS names FROM system.columns WHERE database = 'leads' AND table = 'consumers' AND name != 'dataset_version' AND default_kind = ''",
  });
  const { one } = await somebody();
  await search.clickhouse.command({
    sql: `INSERT INTO leads.consumers (dataset_version, ${column?.names}) SELECT 2, ${column?.names} FROM leads.consumers WHERE dataset_version = 1`,
  });
  await ask(search, 'r5', one);
  const ending = { ...parts, clickhouse: endsAfterDeletion(search.clickhouse) };
  const next = { dictId: 'consumers', version: 2, source: 'made up' };
  await expect(activateVersion(ending, next)).rejects.toThrow('the process ended');
  await activateVersion(parts, next);
  await purgeRemoved(search, signal);
  expect(await lyingInFiles()).toBe(0);
});
