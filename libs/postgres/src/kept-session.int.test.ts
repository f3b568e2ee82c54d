import { sql, type Kysely } from 'kysely';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { eventually } from '@leadwright/testing/eventually';
import { openDatabase, type Database } from './database.ts';
import { openKeptSession, type KeptSession, type KeptSessionParts } from './kept-session.ts';

let created: TestDatabase;
let database: Database;
const opened: KeptSession[] = [];
beforeAll(async () => {
  created = await testDatabase();
  database = openDatabase(created.url, { max: 1 });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((kept) => kept.close()));
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

// A statement under way is told by the server, later ones by the driver.
const ENDED = /terminating connection|not queryable|Connection terminated/;

function open(changes: Partial<KeptSessionParts> = {}): KeptSession {
  const say = (session: Kysely<unknown>) => sql`select 1`.execute(session);
  const kept = openKeptSession({ url: created.url, say, sayEveryMs: 4_000, ...changes });
  opened.push(kept);
  return kept;
}
const pidOf = async (session: Kysely<unknown>): Promise<number | undefined> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(session)).rows[0]?.pid;
const end = (pid: number | undefined) => sql`select pg_terminate_backend(${pid ?? 0})`.execute(database.db);
const sessions = async (): Promise<number> => {
  const { rows } = await sql<{ sessions: number }>`select count(*)::int as sessions from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    database.db,
  );
  return rows[0]?.sessions ?? 0;
};

describe('a kept session', () => {
  it('is opened by the first who uses it, and is the same for all', async () => {
    const kept = open();
    expect(kept.isOpen()).toBe(false);
    await eventually(async () => (await sessions()) === 0);
    const [one, two] = await Promise.all([kept.use(), kept.use()]);
    expect([kept.isOpen(), await sessions()]).toEqual([true, 1]);
    expect(two).toBe(one);
  });

  it('runs a transaction of one user without statements of another in between', async () => {
    const kept = open();
    const session = await kept.use();
    const stamps = await Promise.all([
      session.transaction().execute(async (trx) => {
        const before = await sql`select pg_current_xact_id() as xid`.execute(trx);
        await sql`select pg_sleep(0.05)`.execute(trx);
        return [before.rows, (await sql`select pg_current_xact_id() as xid`.execute(trx)).rows];
      }),
      sql`select pg_current_xact_id() as xid`.execute(session),
    ]);
    const [[before, after], beside] = stamps;
    expect(after).toEqual(before);
    expect(beside.rows).not.toEqual(before);
  });

  it('is another one after it was lost, of which its owner is told once', async () => {
    let lost = 0;
    const kept = open({ lost: () => (lost += 1) });
    const first = await kept.use();
    const running = sql`select pg_sleep(60)`.execute(first);
    await Promise.all([expect(running).rejects.toThrow(ENDED), pidOf(await open().use()).then(() => endBusy())]);
    await eventually(() => lost > 0);
    expect(kept.isOpen()).toBe(false);
    const second = await kept.use();
    expect(await pidOf(second)).toEqual(expect.any(Number));
    await expect(sql`select 1`.execute(first)).rejects.toThrow(ENDED);
    expect(lost).toBe(1);
  });

  it('is not ended by one who means the session before it', async () => {
    const kept = open();
    const first = await kept.use();
    await end(await pidOf(first));
    await eventually(() => !kept.isOpen());
    const second = await kept.use();
    await kept.drop(first);
    expect(await kept.use()).toBe(second);
    await kept.drop(second);
    expect(kept.isOpen()).toBe(false);
  });

  it('is opened at the next use where what prepares it failed', async () => {
    let tries = 0;
    let lost = 0;
    const kept = open({
      lost: () => (lost += 1),
      prepare: async (session) => {
        tries += 1;
        if (tries === 1) await sql`listen left_behind`.execute(session);
        if (tries === 1) throw new Error('not yet');
      },
    });
    await expect(kept.use()).rejects.toThrow('not yet');
    const session = await kept.use();
    expect(await pidOf(session)).toEqual(expect.any(Number));
    // Nothing of the first try is left on it.
    expect((await sql`select pg_listening_channels()`.execute(session)).rows).toEqual([]);
    expect({ tries, lost }).toEqual({ tries: 2, lost: 0 });
  });

  it('ends when it is closed while it opens, and leaves nothing behind', async () => {
    const kept = open();
    const using = kept.use();
    await kept.close();
    const session = await using;
    await expect(sql`select 1`.execute(session)).rejects.toThrow(ENDED);
    await eventually(async () => (await sessions()) === 0);
  });

  it('opens no other one while it is closed, for whoever hears of the loss and asks again', async () => {
    const refusals: unknown[] = [];
    const kept: KeptSession = open({ lost: () => void kept.use().catch((error: unknown) => refusals.push(error)) });
    await kept.use();
    await kept.close();
    expect(refusals).toEqual([new Error('the session is closed')]);
    await eventually(async () => (await sessions()) === 0);
  });
});

const endBusy = () =>
  eventually(async () => {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'select pg_sleep(60)%'`.execute(database.db);
    return rows.length > 0;
  });
