import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { openDatabase, type Database } from './database.ts';
import { keepingAwake } from './held-session.ts';

// Long enough for a busy server to be asked within it.
const IDLE_MS = 2_000;
let created: TestDatabase;
let other: Database;
beforeAll(async () => {
  created = await testDatabase();
  other = openDatabase(created.url);
});
afterAll(async () => {
  await other.close();
  await created.drop();
});

const take = async (session: Kysely<unknown>, key: string): Promise<boolean> => {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_lock(hashtextextended(${key}, 0)) as taken`.execute(session);
  return rows[0]?.taken === true;
};
const isFree = (key: string): Promise<boolean> =>
  other.db.connection().execute(async (session) => {
    const taken = await take(session, key);
    if (taken) await sql`select pg_advisory_unlock_all()`.execute(session);
    return taken;
  });

async function holding(key: string, work: (session: Kysely<unknown>) => Promise<void>): Promise<void> {
  const held = openDatabase(created.url, { max: 1, idleMsMax: IDLE_MS });
  try {
    await held.db.connection().execute(async (session) => {
      expect(await take(session, key)).toBe(true);
      await work(session);
    });
  } finally {
    await held.close();
  }
}

describe('a session that holds a lock', () => {
  it('and says nothing is ended by the server, and the lock is free though the client did nothing', async () => {
    await holding('silent', async (session) => {
      expect(await isFree('silent')).toBe(false);
      await eventually(() => isFree('silent'));
      await expect(take(session, 'silent')).rejects.toThrow(/idle-session timeout|terminat|not queryable|ended/i);
    });
  });

  it('is kept for as long as its holder is at work', async () => {
    await holding('awake', async (session) => {
      await keepingAwake(session, () => wait(2 * IDLE_MS), IDLE_MS / 8);
      expect(await isFree('awake')).toBe(false);
      expect(await take(session, 'awake')).toBe(true);
    });
  });
});
