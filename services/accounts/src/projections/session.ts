import { sql, type Kysely } from 'kysely';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { SessionEvent } from '../domain/session.ts';

export const SESSION_DAYS_MAX = 30;

/** Every write names its row, so writing twice changes nothing. */
export const projectSession = projectionOf<SessionEvent>({
  SessionStarted: async ({ sessionId, personId }, { accountId, effectiveAt }, db) => {
    await sql`insert into session (id, account_id, person_id, started_at)
      values (${sessionId}, ${accountId}, ${personId}, ${effectiveAt}::timestamptz) on conflict (id) do nothing`.execute(
      db,
    );
  },
  SessionEnded: async ({ sessionId, reason }, { recordedAt }, db) => {
    await sql`update session set ended_at = ${recordedAt}::timestamptz, reason = ${reason}
      where id = ${sessionId} and ended_at is null`.execute(db);
  },
  RefreshTokenReused: ignored,
});

/** Oldest first, of the accounts in scope. */
export async function liveSessionsOf(
  db: Kysely<unknown>,
  personId: string,
): Promise<{ sessionId: string; accountId: string }[]> {
  const { rows } = await sql<{ sessionId: string; accountId: string }>`select id as "sessionId",
    account_id as "accountId" from session where person_id = ${personId} and ended_at is null
    order by started_at, id`.execute(db);
  return rows;
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
