// A list of the deletion platform is looked for, which may take an hour: who asks meanwhile, and what a crash leaves.
import { createHash } from 'node:crypto';
import { describedValues } from '@leadwright/leads/removal/lead-marks';
import { platformMark } from '@leadwright/leads/removal/platform-hashes';
import { marksOf } from '@leadwright/runtime/mailboxes/keyed-marks';
import { eventually } from '@leadwright/testing/eventually';
import { createSignal } from '@leadwright/runtime/process/signal';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { addPlatformItems, readPlatformItems } from '../../projections/platform-item.ts';
import { addRemoval } from '../../projections/removal.ts';
import { leadMarkKeys } from '../../testing/search-config.ts';
import { startSearchUnderTest, type SearchUnderTest } from '../../testing/search-under-test.ts';
import { removeLeadsWork } from './removal-work.ts';
import { loadDemoData } from '../../demo/load-demo-data.ts';
import { removeAsked } from './remove-asked.ts';
import { removeLeads, type RemoveLeadsParts } from './remove-leads.ts';

const { signal } = new AbortController();
let search: SearchUnderTest;
let parts: RemoveLeadsParts;
beforeAll(async () => {
  // Search's own rounds compare nothing: the rounds of the test do.
  search = await startSearchUnderTest({
    engine: (there) => ({
      ...there,
      rows: (statement) =>
        statement.sql.includes('leads.removed_marks') ? Promise.reject(new Error('is busy')) : there.rows(statement),
    }),
  });
  const { clickhouse, database, running } = search;
  const { store } = running;
  await loadDemoData({
    clickhouse,
    database,
    store,
    markKeys: leadMarkKeys,
    rows: { consumers: 300, businesses: 40 },
    seed: 7,
  });
  await clickhouse.command({ sql: 'CREATE DATABASE IF NOT EXISTS export' });
  await clickhouse.command({
    sql: 'CREATE TABLE export.download_rows (account_id String, download_id String, ordinal UInt64, lead_key UInt64, dataset_version UInt32) ENGINE = MergeTree ORDER BY (account_id, download_id, ordinal)',
  });
  parts = { clickhouse, database, store, markKeys: leadMarkKeys, logger: createLogger('test', 'silent') };
});
afterAll(() => search.stop());

type Person = { email: string; phone: string };
/** Whose number and address nobody shares, no company either. */
async function people(): Promise<Person[]> {
  const alone = (field: string): string =>
    `${field} IN (SELECT ${field} FROM leads.consumers WHERE ${field} != '' GROUP BY ${field} HAVING count() = 1)`;
  return search.clickhouse.rows<Person>({
    sql: `SELECT email, phone FROM leads.consumers WHERE ${alone('phone')} AND ${alone('email')} AND phone NOT IN (SELECT phone FROM leads.businesses) ORDER BY phone`,
  });
}
const left = async (): Promise<number> => {
  const query = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] };
  return Number((await search.post('/api/v2/searches/count', query)).body['count']);
};
const ask = (requestId: string, { email }: Person): Promise<void> => {
  const marks = describedValues({ email }).flatMap(({ kind, value }) => marksOf(leadMarkKeys, kind, value));
  return search.running.store.transaction(['system'], ({ db }) =>
    addRemoval(db, { requestId, correlationId: 'c', causationId: 'e', marks }),
  );
};
const list = async (item: string, { phone }: Person): Promise<void> => {
  const [key] = leadMarkKeys;
  if (!key) throw new Error('tests have a key');
  const mark = platformMark(key, 'Phone', createHash('sha256').update(phone).digest());
  await search.running.store.transaction(['system'], ({ db }) =>
    addPlatformItems(db, [{ item, list: 'Phone', mark }], { correlationId: 'c', causationId: 'e' }),
  );
};
const told = async () =>
  (await search.running.store.readAccount('system', 0, 500))
    .map(({ event }) => event)
    .filter(({ type }) => type === 'LeadsRemoved');

it('is out of the lists before those whom the list names, and is told once it is done, by number', async () => {
  const [listed, asker] = await people();
  if (!listed || !asker) throw new Error('there are leads with a phone number of their own');
  const before = await left();
  await ask('r0', asker);
  // Without a list nobody waits.
  expect(await removeAsked(parts, 0, signal)).toBe(0);
  expect(await left()).toBe(before);

  await list('Item00000001', listed);
  const upTo = await removeAsked(parts, 0, signal);
  expect(upTo).toBeGreaterThan(0);
  expect(await left()).toBe(before - 1);
  expect((await people()).map(({ email }) => email)).toContain(listed.email);
  expect(await told()).toEqual([]);
  expect(await removeAsked(parts, upTo, signal)).toBe(upTo);

  await removeLeads(parts, signal);
  expect(await left()).toBe(before - 2);
  expect(await told()).toEqual([{ type: 'LeadsRemoved', requestId: 'r0', leads: expect.any(Number) as number }]);
});

it('compares by what those who asked are known by, and by nothing else', async () => {
  const [asker] = await people();
  if (!asker) throw new Error('there are leads with a phone number of their own');
  const looks: string[] = [];
  const clickhouse: typeof search.clickhouse = {
    ...search.clickhouse,
    rows: (statement) => {
      if (statement.sql.includes('AS lasting')) looks.push(statement.sql.slice(statement.sql.indexOf('WHERE dataset')));
      return search.clickhouse.rows(statement);
    },
  };
  await list('Item00000006', { email: '', phone: '2025550100' });
  await ask('r6', asker);
  await list('Item00000007', { email: '', phone: '2025550101' });
  await ask('r7', asker);
  await removeAsked({ ...parts, clickhouse }, 0, signal);
  const kinds = looks.flatMap((look) => [...look.matchAll(/kind = '(\w+)'/g)].map(([, kind]) => kind));
  // By the last two, what their leads say besides is looked for.
  expect([...new Set(kinds)]).toEqual(['email', 'residence', 'born']);
  await removeLeads(parts, signal);
});

it('counts for the item of the list too, by which the same person is known', async () => {
  const [person] = await people();
  if (!person) throw new Error('there are leads with a phone number of their own');
  const before = await left();
  await list('Item00000004', person);
  await ask('r4', person);
  await removeAsked(parts, 0, signal);
  expect(await left()).toBe(before - 1);
  await removeLeads(parts, signal);
  expect(await left()).toBe(before - 1);
  expect(await readPlatformItems(search.database.db, ['Item00000004'])).toEqual([
    { item: 'Item00000004', state: 'looked-for', people: 1 },
  ]);
});

it('counts for the item, too, that comes once they are found and before they are out', async () => {
  const [person] = await people();
  if (!person) throw new Error('there are leads with a phone number of their own');
  const before = await left();
  const late = { isThere: false };
  const clickhouse: typeof search.clickhouse = {
    ...search.clickhouse,
    rows: async <Row>(statement: Parameters<typeof search.clickhouse.rows>[0]) => {
      const found = await search.clickhouse.rows<Row>(statement);
      if (found.length > 0 && statement.sql.includes('AS lasting') && !late.isThere) {
        late.isThere = true;
        await list('Item00000005', person);
      }
      return found;
    },
  };
  await ask('r5', person);
  await removeLeads({ ...parts, clickhouse }, signal);
  expect({ ...late, left: await left() }).toEqual({ isThere: true, left: before - 1 });
  await removeLeads(parts, signal);
  expect(await readPlatformItems(search.database.db, ['Item00000005'])).toEqual([
    { item: 'Item00000005', state: 'looked-for', people: 1 },
  ]);
});

it('does not wait for the round that looks for those of the list', async () => {
  const [listed, asker] = await people();
  if (!listed || !asker) throw new Error('there are leads with a phone number of their own');
  const before = await left();
  await list('Item00000002', listed);
  const held = { once: false };
  const [begun, look] = [createSignal(), createSignal()];
  const clickhouse: typeof search.clickhouse = {
    ...search.clickhouse,
    rows: async (statement) => {
      if (statement.sql.includes("kind = 'platform_phone'") && !held.once) {
        held.once = true;
        begun.wake();
        await look.wait(60_000);
      }
      return search.clickhouse.rows(statement);
    },
  };
  const round = removeLeadsWork({ ...parts, clickhouse }).round(signal);
  await begun.wait(60_000);
  await ask('r1', asker);
  await eventually(async () => (await left()) === before - 1);
  look.wake();
  await round;
  expect(await left()).toBe(before - 2);
}, 60_000);

it('answers that somebody was found although the process ended once they were out', async () => {
  const [listed] = await people();
  if (!listed) throw new Error('there are leads with a phone number of their own');
  await list('Item00000003', listed);
  const before = await left();
  const crashing: typeof search.clickhouse = {
    ...search.clickhouse,
    command: async (statement) => {
      await search.clickhouse.command(statement);
      if (statement.sql.startsWith('DELETE FROM')) throw new Error('the process ended');
    },
  };
  await expect(removeLeads({ ...parts, clickhouse: crashing }, signal)).rejects.toThrow('the process ended');
  expect(await readPlatformItems(search.database.db, ['Item00000003'])).toMatchObject([{ state: 'waiting' }]);
  await removeLeads(parts, signal);
  expect(await left()).toBe(before - 1);
  expect(await readPlatformItems(search.database.db, ['Item00000003', 'Item99999999'])).toEqual([
    { item: 'Item00000003', state: 'looked-for', people: 1 },
  ]);
});
