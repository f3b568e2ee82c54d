import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import pg from 'pg';
import { contextOf, eventStoreContract, tally, tallyContract } from './event-store.contract.ts';
import { openEventStore } from './event-store.postgres.ts';
import { eventSourcingMigrations } from './migrations.ts';
import { verifyAccount } from '../log/verify-chain.ts';

const logger = createLogger('test', 'silent');
const stream = { accountId: 'acme', streamId: 'tally-acme' };
let own: TestDatabase;
let database: Database;
const open = (projections: Parameters<typeof openEventStore<{ type: string }>>[0]['projections'] = []) =>
  openEventStore({ ...tallyContract, database, projections, logger });

beforeAll(async () => {
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(own.url, { max: 20 });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('the event store on PostgreSQL', () => {
  eventStoreContract(async () => open());

  it('takes the lock as its first statement, before it has a transaction id or has read anything', async () => {
    const store = open();
    await withClient(own.superuserUrl, async (other) => {
      await other.query(`select pg_advisory_lock(hashtextextended('${tallyContract.topic}:held', 0))`);
      const writing = store.transaction(['held'], (tx) =>
        tx.execute({ accountId: 'held', streamId: 's' }, tally, { type: 'open' }, contextOf()),
      );
      const waiting = await untilRow(
        other,
        `select query, backend_xid from pg_stat_activity
        where datname = '${own.name}' and wait_event_type = 'Lock' and wait_event = 'advisory'
          and state = 'active' and query <> 'begin'`,
      ); // pg_stat_activity shows the wait a moment after the query
      expect(waiting).toEqual({ query: expect.stringContaining('pg_advisory_xact_lock'), backend_xid: null });
      const sources = [...String(waiting?.['query']).matchAll(/\bfrom\s+(\S+)/g)].map(([, source]) => source);
      expect(sources).toEqual(['(select', 'unnest($4::text[])']);
      const { rows } = await other.query<{ now: Date }>(`select clock_timestamp() as now, pg_advisory_unlock_all()`);
      const executed = await writing;
      expect(executed).toMatchObject({ accepted: true });
      // Its time was read after the lock was granted, though by the same statement.
      const at = executed.accepted ? executed.events[0]?.recordedAt : undefined;
      expect(Date.parse(at ?? '')).toBeGreaterThanOrEqual(rows[0]?.now.getTime() ?? Number.NaN);
    });
  });

  it('retries after a lock timeout', async () => {
    let warned: () => void = () => undefined;
    const warning = new Promise<void>((resolve) => (warned = resolve));
    const store = openEventStore({
      ...tallyContract,
      database,
      projections: [],
      logger: createLogger('test', 'warn', { write: () => warned() }),
    });
    await withClient(own.superuserUrl, async (other) => {
      await other.query(`select pg_advisory_lock(hashtextextended('${tallyContract.topic}:late', 0))`);
      const writing = store.transaction(['late'], (tx) =>
        tx.execute({ accountId: 'late', streamId: 's' }, tally, { type: 'open' }, contextOf()),
      );
      await warning;
      await other.query(`select pg_advisory_unlock_all()`);
      expect(await writing).toMatchObject({ accepted: true });
    });
  });

  it('writes projections in the same transaction as the events', async () => {
    await sql`create table seen (account_seq bigint)`.execute(database.db);
    const store = open([
      async (events, db) => {
        for (const { accountSeq } of events) {
          await sql`insert into seen values (${accountSeq})`.execute(db);
          if (accountSeq === 2) throw new Error('cannot be shown');
        }
      },
    ]);
    await store.execute(stream, tally, { type: 'open' }, contextOf());
    await expect(store.execute(stream, tally, { type: 'add', points: 1 }, contextOf())).rejects.toThrow(
      'cannot be shown',
    );
    expect((await sql`select account_seq from seen`.execute(database.db)).rows).toEqual([{ account_seq: '1' }]);
    expect(await store.readAccount('acme', 0, 10)).toHaveLength(1);
  });

  it('decides the same without any state snapshot', async () => {
    const store = open();
    const one = { accountId: 'no-heads', streamId: 's' };
    await store.execute(one, tally, { type: 'open' }, contextOf());
    await store.execute(one, tally, { type: 'add', points: 60 }, contextOf());
    await withClient(own.superuserUrl, (other) => other.query(`delete from head`));
    expect(await store.execute(one, tally, { type: 'add', points: 41 }, contextOf())).toEqual({
      accepted: false,
      refusal: { code: 'too-many', total: 60 },
    });
    expect(await store.execute(one, tally, { type: 'add', points: 40 }, contextOf())).toMatchObject({
      accepted: true,
      version: 3,
    });
  });

  it('applies the clock offset of a sandbox', async () => {
    const store = openEventStore({
      ...tallyContract,
      database,
      projections: [],
      logger,
      clockOffsetMs: () => 40 * 86_400_000,
    });
    const at = await store.transaction(['later'], async (tx) => tx.at);
    expect(Date.parse(at) - Date.now()).toBeGreaterThan(39 * 86_400_000);
  });

  it.each([
    [
      'a changed payload',
      `update event_log set payload = jsonb_set(payload, '{points}', '6') where account_seq = 2`,
      2,
      'payload-differs',
    ],
    ['changed bytes', `update event_log set message = message || '\\x00' where account_seq = 2`, 2, 'hash-differs'],
    ['a changed hash', `update event_log set hash = sha256('x') where account_seq = 2`, 2, 'hash-differs'],
    ['a removed row', `delete from event_log where account_seq = 2`, 3, 'sequence-broken'],
    [
      'a later time',
      `update event_log set recorded_at = recorded_at + interval '1 second' where account_seq = 2`,
      2,
      'payload-differs',
    ],
  ])('finds %s in the hash chain', async (name, change, accountSeq, problem) => {
    const store = open();
    const one = { accountId: `chain of ${name}`, streamId: 's' };
    await store.execute(one, tally, { type: 'open' }, contextOf());
    for (const points of [1, 2]) await store.execute(one, tally, { type: 'add', points }, contextOf());
    expect(await verifyAccount(tallyContract, store, one.accountId)).toMatchObject({ ok: true });
    await withClient(own.superuserUrl, (other) => other.query(`${change} and account_id = '${one.accountId}'`));
    expect(await verifyAccount(tallyContract, store, one.accountId)).toEqual({
      ok: false,
      break: { accountSeq, problem },
    });
  });

  it('shows rows of an account only to transactions with its scope', async () => {
    const store = open();
    await store.execute({ accountId: 'mine', streamId: 's' }, tally, { type: 'open' }, contextOf());
    const tables = ['event_log', 'head', 'command_log', 'cause', 'inbox', 'parked', 'effect'];
    for (const table of tables) {
      expect((await sql`select * from ${sql.table(table)}`.execute(database.db)).rows).toEqual([]);
      const { rows } = await sql<{
        forced: boolean;
      }>`select relforcerowsecurity and relrowsecurity as forced from pg_class where relname = ${table}`.execute(
        database.db,
      );
      expect(rows).toEqual([{ forced: true }]);
    }
    await store.transaction(['yours'], async (tx) => {
      expect((await sql`select 1 from event_log`.execute(tx.db)).rows).toEqual([]);
    });
  });

  it("refuses to write in a cluster whose transaction ids are lower than the log's", async () => {
    await withClient(own.superuserUrl, (other) =>
      other.query(`update event_log set xid = '9000000000' where account_id = 'mine'`),
    );
    await expect(open().transaction(['mine'], () => Promise.resolve())).rejects.toThrow(/log_epoch/);
    await withClient(own.superuserUrl, (other) => other.query(`update log_epoch set epoch = 2`));
    await expect(open().transaction(['mine'], () => Promise.resolve(1))).resolves.toBe(1);
  });
});

async function untilRow(client: pg.Client, text: string): Promise<Record<string, unknown> | undefined> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    const { rows } = await client.query<Record<string, unknown>>(text);
    if (rows[0]) return rows[0];
  }
  throw new Error('the row did not appear');
}
