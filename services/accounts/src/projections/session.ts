// Table session: which sessions live. Written in the append's transaction.
import { sql, type Kysely } from 'kysely';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import type { AccountsStored } from '../contracts.ts';

/** A session lives this long at most, however busy it is. */
export const SESSION_DAYS_MAX = 30;

/** Follows the session's events; every write names its row, so writing twice changes nothing. */
export async function onSessionEvent(stored: StoredEvent<AccountsStored>, db: Kysely<unknown>): Promise<void> {
  const { event, accountId, recordedAt } = stored;
  if (event.type === 'SessionStarted') {
    await sql`insert into session (id, account_id, person_id, started_at)
      values (${event.sessionId}, ${accountId}, ${event.personId}, ${recordedAt}::timestamptz) on conflict (id) do nothing`.execute(
      db,
    );
  }
  if (event.type === 'SessionEnded') {
    await sql`update session set ended_at = ${recordedAt}::timestamptz, reason = ${event.reason}
      where id = ${event.sessionId} and ended_at is null`.execute(db);
  }
}

/** Whose session it is, and whether it lives now; null if there is none in this scope. */
export async function readSession(
  db: Kysely<unknown>,
  sessionId: string,
): Promise<{ personId: string; live: boolean } | null> {
  const { rows } = await sql<{ personId: string; live: boolean }>`select person_id as "personId",
    ended_at is null and started_at > now() - make_interval(days => ${SESSION_DAYS_MAX}::int) as live
    from session where id = ${sessionId}`.execute(db);
  return rows[0] ?? null;
}
