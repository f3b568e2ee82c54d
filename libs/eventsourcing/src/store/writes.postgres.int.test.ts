// Commands that share a transaction: each caller gets its own result, and the log holds exactly what was acknowledged.
import { AsyncLocalStorage } from 'node:async_hooks';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { contextOf, tally, tallyContract, TALLY_MAX, type TallyEvent } from './event-store.contract.ts';
import { openEventStore, type PostgresEventStore } from './event-store.postgres.ts';
import type { Projection } from './projection-of.ts';
import type { Stream } from '../event-store.ts';
import { eventSourcingMigrations } from './migrations.ts';
import { verifyAccount } from '../log/verify-chain.ts';

let own: TestDatabase;
let database: Database;
let other: pg.Client;
let commits = 0;

const logger = createLogger('test', 'silent');
const open = (on = database, projections: Projection<TallyEvent>[] = []): PostgresEventStore<TallyEvent> => {
  const store = openEventStore({ ...tallyContract, database: on, projections, logger });
  store.onAppend(() => (commits += 1));
  return store;
};
const streamOf = (accountId: string): Stream => ({ accountId, streamId: `tally-${accountId}` });
const accounts = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name}-${i}`);
const begin = (store: PostgresEventStore<TallyEvent>, accountId: string) =>
  store.execute(streamOf(accountId), tally, { type: 'open' }, contextOf());
const add = (store: PostgresEventStore<TallyEvent>, accountId: string, points: number, causes: string[] = []) =>
  store.execute(streamOf(accountId), tally, { type: 'add', points }, contextOf({ causes }));

async function eventsIn(store: PostgresEventStore<TallyEvent>, names: string[]): Promise<number[]> {
  return Promise.all(
    names.map(async (name) => {
      expect(await verifyAccount(tallyContract, store, name)).toMatchObject({ ok: true });
      return (await store.readAccount(name, 0, 100)).length;
    }),
  );
}

beforeAll(async () => {
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(own.url, { max: 20 });
  other = new pg.Client({ connectionString: own.superuserUrl });
  await other.connect();
});
beforeEach(() => (commits = 0));
afterAll(async () => {
  await other.end();
  await database.close();
  await own.drop();
});

describe('a transaction that writes together', () => {
  it('writes all appends by one call of the projections, at the end or when they are asked for, in order', async () => {
    const seen: number[][] = [];
    const store = open(database, [async (events) => void seen.push(events.map(({ accountSeq }) => accountSeq))]);
    const stream = streamOf('together');
    const points = (count: number) => ({ type: 'add', points: count }) as const;
    const counted = await store.transaction(
      ['together'],
      async (tx) => {
        expect(() => tx.db).toThrow('writes its appends together');
        await tx.execute(stream, tally, { type: 'open' }, contextOf());
        await tx.execute(stream, tally, points(1), contextOf());
        expect(seen).toEqual([]);
        const both = await Promise.all([tx.written(), tx.written()]);
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from event_log
          where account_id = 'together'`.execute(both[0]);
        await tx.execute(stream, tally, points(2), contextOf());
        await tx.execute(stream, tally, points(3), contextOf());
        return rows[0]?.n;
      },
      { writesTogether: true },
    );
    expect([counted, seen]).toEqual([
      2,
      [
        [1, 2],
        [3, 4],
      ],
    ]);
    expect(await eventsIn(store, ['together'])).toEqual([4]);
  });

  it('stores nothing of what was appended where its work throws', async () => {
    const store = open();
    const given = store.transaction(
      ['given-up'],
      async (tx) => {
        await tx.execute(streamOf('given-up'), tally, { type: 'open' }, contextOf());
        await tx.written();
        throw new Error('given up');
      },
      { writesTogether: true },
    );
    await expect(given).rejects.toThrow('given up');
    expect([await eventsIn(store, ['given-up']), commits]).toEqual([[0], 0]);
  });
});

describe('commands that arrive together', () => {
  it('share a commit, and each caller gets its own result', async () => {
    const store = open();
    const names = accounts('shared', 10);
    const answers = await Promise.all(names.map((name, i) => (i === 3 ? add(store, name, 1) : begin(store, name))));
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(9);
    expect(answers[3]).toEqual({ accepted: false, refusal: { code: 'not-open' } });
    expect(await eventsIn(store, names)).toEqual(names.map((_, i) => (i === 3 ? 0 : 1)));
    expect(commits).toBe(2);
  });

  it('of one account are decided in order, each on the state that the previous one left', async () => {
    const store = open();
    const answers = await Promise.all([
      begin(store, 'one'),
      add(store, 'one', 60),
      add(store, 'one', 50),
      add(store, 'one', 40, ['c']),
      add(store, 'one', 40, ['c']),
      begin(store, 'two'),
      add(store, 'two', TALLY_MAX + 1),
      begin(store, 'two'),
    ]);
    expect(answers).toMatchObject([
      { accepted: true, version: 1 },
      { accepted: true, version: 2 },
      { accepted: false, refusal: { code: 'too-many', total: 60 } },
      { accepted: true, version: 3 },
      { accepted: true, events: [] },
      { accepted: true, version: 1 },
      { accepted: false, refusal: { code: 'too-many', total: 0 } },
      { accepted: false, refusal: { code: 'already-open' } },
    ]);
    expect(await eventsIn(store, ['one', 'two'])).toEqual([3, 1]);
    expect(commits).toBeLessThan(4);
  });

  it('of one stream see the new state and deduplication keys of the commands before them', async () => {
    const store = open();
    await begin(store, 'kept');
    // The first half of the commands of one turn shares a batch.
    const answers = await Promise.all([
      add(store, 'kept', 60, ['k']),
      add(store, 'kept', 50),
      add(store, 'kept', 60, ['k']),
      add(store, 'kept', 40),
      ...accounts('beside', 4).map((name) => begin(store, name)),
    ]);
    expect(answers.slice(0, 4)).toMatchObject([
      { accepted: true, version: 2 },
      { accepted: false, refusal: { total: 60 } },
      { accepted: true, events: [] },
      { accepted: true, version: 3 },
    ]);
    expect(await eventsIn(store, ['kept'])).toEqual([3]);
    // One commit for the first command and two for these: nothing was retried.
    expect(commits).toBe(3);
  });

  it('of a decider with another code version fold uncommitted events too', async () => {
    const store = open();
    const doubled: typeof tally = {
      ...tally,
      codeVersion: 2,
      evolve: (state, event) =>
        event.type === 'Opened' ? { ...state, open: true } : { ...state, total: state.total + 2 * event.points },
    };
    await begin(store, 'code');
    const [added, refused] = await Promise.all([
      add(store, 'code', 30),
      store.execute(streamOf('code'), doubled, { type: 'add', points: 50 }, contextOf()),
      ...accounts('others', 2).map((name) => begin(store, name)),
    ]);
    expect(added).toMatchObject({ accepted: true, version: 2 });
    expect(refused).toEqual({ accepted: false, refusal: { code: 'too-many', total: 60 } });
  });

  it('all run exactly once except the one whose decider throws', async () => {
    const store = open();
    const names = accounts('throws', 8);
    const bad: typeof tally = {
      ...tally,
      decide: () => {
        throw new Error('a bug');
      },
    };
    const results = await Promise.allSettled(
      names.map((name, i) =>
        i === 2 ? store.execute(streamOf(name), bad, { type: 'open' }, contextOf()) : begin(store, name),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(names.map((_, i) => (i === 2 ? 'rejected' : 'fulfilled')));
    expect(results[2]).toMatchObject({ reason: { message: 'a bug' } });
    expect(await eventsIn(store, names)).toEqual(names.map((_, i) => (i === 2 ? 0 : 1)));
  });

  it('all run exactly once except the one that the database refuses', async () => {
    await sql`create table shown (account_id text, points int check (points < 50))`.execute(database.db);
    const store = open(database, [
      async (events, db) => {
        for (const { accountId, event } of events) {
          if (event.type === 'Added')
            await sql`insert into shown values (${accountId}, ${event.points}::int)`.execute(db);
        }
      },
    ]);
    const names = accounts('refused', 8);
    await Promise.all(names.map((name) => begin(store, name)));
    const results = await Promise.allSettled(names.map((name, i) => add(store, name, i === 5 ? 50 : 10)));
    expect(results.map(({ status }) => status)).toEqual(names.map((_, i) => (i === 5 ? 'rejected' : 'fulfilled')));
    expect(await eventsIn(store, names)).toEqual(names.map((_, i) => (i === 5 ? 1 : 2)));
    const { rows } = await sql<{ account_id: string }>`select account_id from shown order by 1`.execute(database.db);
    expect(rows.map(({ account_id }) => account_id)).toEqual(names.filter((_, i) => i !== 5));
  });

  it('see only their own account, though their transaction has locked others', async () => {
    const store = open();
    const peeping = store.execute(
      streamOf('peep-1'),
      tally,
      async ({ load }) => {
        await load(streamOf('peep-0'), tally); // the next in the queue, so in the same transaction
        return { type: 'open' as const };
      },
      contextOf(),
    );
    const results = await Promise.allSettled([
      begin(store, 'peep-0'),
      begin(store, 'peep-3'),
      peeping,
      begin(store, 'peep-2'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(results[2]).toMatchObject({ reason: { message: expect.stringContaining('not locked') as string } });
  });

  it("run in their caller's async context, whatever shares their transaction", async () => {
    const store = open();
    const caller = new AsyncLocalStorage<number>();
    const names = accounts('caller', 6);
    await Promise.all(names.map((name) => begin(store, name)));
    const answers = await Promise.all(
      names.map((name, i) =>
        caller.run(i + 1, () =>
          store.execute(
            streamOf(name),
            tally,
            () => ({ type: 'add' as const, points: caller.getStore() ?? 0 }),
            contextOf(),
          ),
        ),
      ),
    );
    const points = answers
      .flatMap((answer) => (answer.accepted ? answer.events : []))
      .map(({ event }) => event.type === 'Added' && event.points);
    expect(points).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('run exactly once when the connection breaks before the commit is sent', async () => {
    let cut = 0;
    const store = open(database, [
      async (_events, db) => {
        if ((cut += 1) > 2) return;
        await other.query('select pg_terminate_backend($1, 5000)', [await backendOf(db)]);
        await backendOf(db);
      },
    ]);
    const names = accounts('cut', 12);
    const results = await Promise.allSettled(names.map((name) => begin(store, name)));
    expect(results.map(({ status }) => status)).toEqual(names.map(() => 'fulfilled'));
    expect(await eventsIn(store, names)).toEqual(names.map(() => 1));
    expect(cut).toBe(2 + names.length);
  });

  it('are acknowledged only if they are stored when the connection breaks at the commit', async () => {
    let cut = 0;
    const store = open(database, [
      async (_events, db) => {
        if ((cut += 1) === 1) await other.query('select pg_terminate_backend($1, 5000)', [await backendOf(db)]);
      },
    ]);
    const names = accounts('end', 12);
    const results = await Promise.allSettled(names.map((name) => begin(store, name)));
    // One of the two transactions broke: whichever came first.
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(6);
    expect(await eventsIn(store, names)).toEqual(results.map(({ status }) => (status === 'fulfilled' ? 1 : 0)));
  });

  it('are not retried when their commit fails, because its outcome is unknown', async () => {
    await other.query(`create function no_commit() returns trigger language plpgsql as $$ begin
        if new.account_id = 'commit-1' then raise 'no commit'; end if; return null; end $$`);
    await other.query(`create constraint trigger no_commit after insert on event_log deferrable initially deferred
      for each row execute function no_commit()`);
    const names = accounts('commit', 4);
    const store = open();
    const results = await Promise.allSettled(names.map((name) => begin(store, name)));
    await other.query('drop trigger no_commit on event_log');
    // The first two shared a transaction; the others had one of their own.
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await eventsIn(store, names)).toEqual([0, 0, 1, 1]);
  });

  it('all settle when the database is closed while they wait', async () => {
    const closing = openDatabase(own.url, { max: 4 });
    const store = open(closing);
    const names = accounts('closing', 100);
    await begin(store, 'closing');
    const waiting = Promise.allSettled(names.map((name) => begin(store, name)));
    await new Promise((turn) => setImmediate(turn));
    await closing.close();
    const results = await waiting;
    expect(results.some(({ status }) => status === 'rejected')).toBe(true);
    expect(await eventsIn(open(), names)).toEqual(results.map(({ status }) => (status === 'fulfilled' ? 1 : 0)));
  });
});

async function backendOf(db: Kysely<unknown>): Promise<number | undefined> {
  return (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
}
