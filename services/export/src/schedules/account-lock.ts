// One file of an account at a time, over all replicas: a lock that lives as long as its session.
import { sql } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { keepingAwake } from '@leadwright/postgres/held-session';

/**
 * Runs `work` while this session holds the account's lock; false, without running it, while another
 * holds it. The session comes from `sessions`, which must serve nothing else: it is held for as long
 * as the work takes. A session that breaks loses the lock: then two may work at once, each sees rows
 * that are not its own count, and neither completes a file that is not whole.
 */
export function withAccountLock(sessions: Database, accountId: string, work: () => Promise<void>): Promise<boolean> {
  const key = `export:files:${accountId}`;
  return sessions.db.connection().execute(async (session) => {
    const { rows } = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_lock(hashtextextended(${key}, 0)) as taken`.execute(session);
    if (!rows[0]?.taken) return false;
    try {
      await keepingAwake(session, work);
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${key}, 0))`.execute(session);
    }
    return true;
  });
}
