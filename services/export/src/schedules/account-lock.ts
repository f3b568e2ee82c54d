import { sql } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { keepingAwake } from '@leadwright/postgres/held-session';

/**
 * False, without running it, while another holds the lock. `sessions` must serve nothing else. A session that breaks
 * loses the lock: then two may work at once, and neither completes a file that is not whole.
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
