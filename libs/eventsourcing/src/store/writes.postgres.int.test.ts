// Commands that share a transaction: each caller is told its own outcome, and only what was told is there.
import { AsyncLocalStorage } from 'node:async_hooks';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { migrate } from '@leadwright/postgres/migrate';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { contextOf, tally, tallyContract, TALLY_MAX, type TallyEvent } from './event-store.contract.ts';
import { openEventStore, type PostgresEventStore, type Projection } from './event-store.postgres.ts';
import type { Stream } from '../event-store.ts';
import { execute } from './execute.ts';
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
  execute(store, streamOf(accountId), tally, { type: 'open' }, contextOf());
const add = (store: PostgresEventStore<TallyEvent>, accountId: string, points: number, causes: string[] = []) =>
  execute(store, streamOf(accountId), tally, { type: 'add', points }, contextOf({ causes }));

async function eventsIn(store: PostgresEventStore<TallyEvent>, names: string[]): Promise<number[]> {
  return Promise.all(
    names.map(async (name) => {
      expect(await verifyAccount(tallyContract, store, name)).toMatchObject({ ok: true });
      return (await store.readAccount(name, 0, 100)).length;
    }),
  );
}

beforeAll(async () => {
  own = await testDatabase();
  await migrate(own.url, [eventSourcingMigrations(repositoryRoot)]);
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

describe('commands that arrive together', () => {
  it('share a commit, and each is told its own answer', async () => {
    const store = open();
    const names = accounts('shared', 10);
    const answers = await Promise.all(names.map((name, i) => (i === 3 ? add(store, name, 1) : begin(store, name))));
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(9);
    expect(answers[3]).toEqual({ accepted: false, refusal: { code: 'not-open' } });
    expect(await eventsIn(store, names)).toEqual(names.map((_, i) => (i === 3 ? 0 : 1)));
    expect(commits).toBe(2);
  });

  it('of one account are decided in order, each on what the ones before it left', async () => {
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

  it('of a stream with a kept fold see what the ones before them made of it, business ids too', async () => {
    const store = open();
    await begin(store, 'kept');
    // The first half of what arrives in one turn goes together.
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
    // The first one's and these two: nothing failed and was done again.
    expect(commits).toBe(3);
  });

  it('fold again from events that are not yet committed, for other code of the decider', async () => {
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
      execute(store, streamOf('code'), doubled, { type: 'add', points: 50 }, contextOf()),
      ...accounts('others', 2).map((name) => begin(store, name)),
    ]);
    expect(added).toMatchObject({ accepted: true, version: 2 });
    expect(refused).toEqual({ accepted: false, refusal: { code: 'too-many', total: 60 } });
  });

  it('are all carried out exactly once but the one whose decider throws', async () => {
    const store = open();
    const names = accounts('throws', 8);
    const bad: typeof tally = {
      ...tally,
      decide: () => {
        throw new Error('a bug');
      },
    };
    const told = await Promise.allSettled(
      names.map((name, i) =>
        i === 2 ? execute(store, streamOf(name), bad, { type: 'open' }, contextOf()) : begin(store, name),
      ),
    );
    expect(told.map(({ status }) => status)).toEqual(names.map((_, i) => (i === 2 ? 'rejected' : 'fulfilled')));
    expect(told[2]).toMatchObject({ reason: { message: 'a bug' } });
    expect(await eventsIn(store, names)).toEqual(names.map((_, i) => (i === 2 ? 0 : 1)));
  });

  it('are all carried out exactly once but the one that the database does not take', async () => {
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
    const told = await Promise.allSettled(names.map((name, i) => add(store, name, i === 5 ? 50 : 10)));
    expect(told.map(({ status }) => status)).toEqual(names.map((_, i) => (i === 5 ? 'rejected' : 'fulfilled')));
    expect(await eventsIn(store, names)).toEqual(names.map((_, i) => (i === 5 ? 1 : 2)));
    const { rows } = await sql<{ account_id: string }>`select account_id from shown order by 1`.execute(database.db);
    expect(rows.map(({ account_id }) => account_id)).toEqual(names.filter((_, i) => i !== 5));
  });

  it('see their own account only, though the transaction has locked others', async () => {
    const store = open();
    const peeping = execute(
      store,
      streamOf('peep-1'),
      tally,
      async ({ load }) => {
        await load(streamOf('peep-0'), tally); // the next that waits, so of the same transaction
        return { type: 'open' as const };
      },
      contextOf(),
    );
    const told = await Promise.allSettled([
      begin(store, 'peep-0'),
      begin(store, 'peep-3'),
      peeping,
      begin(store, 'peep-2'),
    ]);
    expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(told[2]).toMatchObject({ reason: { message: expect.stringContaining('not locked') as string } });
  });

  it('run where they were asked for, whoever they travel with', async () => {
    const store = open();
    const caller = new AsyncLocalStorage<number>();
    const names = accounts('caller', 6);
    await Promise.all(names.map((name) => begin(store, name)));
    const answers = await Promise.all(
      names.map((name, i) =>
        caller.run(i + 1, () =>
          execute(
            store,
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

  it('are carried out exactly once when the connection is cut before the commit was asked for', async () => {
    let cut = 0;
    const store = open(database, [
      async (_events, db) => {
        if ((cut += 1) > 2) return;
        await other.query('select pg_terminate_backend($1, 5000)', [await backendOf(db)]);
        await backendOf(db);
      },
    ]);
    const names = accounts('cut', 12);
    const told = await Promise.allSettled(names.map((name) => begin(store, name)));
    expect(told.map(({ status }) => status)).toEqual(names.map(() => 'fulfilled'));
    expect(await eventsIn(store, names)).toEqual(names.map(() => 1));
    expect(cut).toBe(2 + names.length);
  });

  it('are acknowledged only if they are there when the connection is cut at the commit', async () => {
    let cut = 0;
    const store = open(database, [
      async (_events, db) => {
        if ((cut += 1) === 1) await other.query('select pg_terminate_backend($1, 5000)', [await backendOf(db)]);
      },
    ]);
    const names = accounts('end', 12);
    const told = await Promise.allSettled(names.map((name) => begin(store, name)));
    // One of the two transactions was cut: whichever came first.
    expect(told.filter(({ status }) => status === 'rejected')).toHaveLength(6);
    expect(await eventsIn(store, names)).toEqual(told.map(({ status }) => (status === 'fulfilled' ? 1 : 0)));
  });

  it('are not done again when their commit fails: nobody knows what came of it', async () => {
    await other.query(`create function no_commit() returns trigger language plpgsql as $$ begin
        if new.account_id = 'commit-1' then raise 'no commit'; end if; return null; end $$`);
    await other.query(`create constraint trigger no_commit after insert on event_log deferrable initially deferred
      for each row execute function no_commit()`);
    const names = accounts('commit', 4);
    const store = open();
    const told = await Promise.allSettled(names.map((name) => begin(store, name)));
    await other.query('drop trigger no_commit on event_log');
    // The first two went together, the others in a transaction of their own.
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await eventsIn(store, names)).toEqual([0, 0, 1, 1]);
  });

  it('are all answered when the database is closed while they wait', async () => {
    const closing = openDatabase(own.url, { max: 4 });
    const store = open(closing);
    const names = accounts('closing', 100);
    await begin(store, 'closing');
    const waiting = Promise.allSettled(names.map((name) => begin(store, name)));
    await new Promise((turn) => setImmediate(turn));
    await closing.close();
    const told = await waiting;
    expect(told.some(({ status }) => status === 'rejected')).toBe(true);
    expect(await eventsIn(open(), names)).toEqual(told.map(({ status }) => (status === 'fulfilled' ? 1 : 0)));
  });
});

async function backendOf(db: Kysely<unknown>): Promise<number | undefined> {
  return (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
}
