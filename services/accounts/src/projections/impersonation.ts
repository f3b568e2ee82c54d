import { sql, type Kysely } from 'kysely';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { ImpersonationEvent, StoppedBecause } from '../domain/impersonation.ts';
import { SESSION_DAYS_MAX } from './session.ts';

/** Every write names its row, so writing twice changes nothing. */
export const projectImpersonation = projectionOf<ImpersonationEvent>({
  ImpersonationStarted: async (event, { accountId, effectiveAt }, db) => {
    const { impersonationId, personId, superAdminId, superAdminAccountId, superAdminSessionId, expiresAt } = event;
    await sql`insert into impersonation (id, account_id, person_id, super_admin_id, super_admin_account_id,
        super_admin_session_id, started_at, expires_at)
      values (${impersonationId}, ${accountId}, ${personId}, ${superAdminId}, ${superAdminAccountId},
        ${superAdminSessionId}, ${effectiveAt}::timestamptz, ${expiresAt}::timestamptz) on conflict (id) do nothing`.execute(
      db,
    );
  },
  ImpersonationStopped: async ({ impersonationId, reason }, { recordedAt }, db) => {
    await sql`update impersonation set ended_at = ${recordedAt}::timestamptz, reason = ${reason}
      where id = ${impersonationId} and ended_at is null`.execute(db);
  },
});

/** `over`: why it counts for nothing all the same; null while it lives. */
export type OpenImpersonation = {
  id: string;
  accountId: string;
  personId: string;
  superAdminId: string;
  superAdminEmail: string;
  superAdminSessionId: string;
  secondsLeft: number;
  over: Exclude<StoppedBecause, 'stopped'> | null;
};

// Whether it lives is asked of what it hangs on, at each question: no event of another account has to arrive first.
const openOnes = sql`select i.id, i.account_id as "accountId", i.person_id as "personId",
    i.super_admin_id as "superAdminId", coalesce(a.email, '') as "superAdminEmail",
    i.super_admin_session_id as "superAdminSessionId",
    greatest(0, floor(extract(epoch from i.expires_at - now())))::int as "secondsLeft",
    case
      when i.expires_at <= now() then 'expired'
      when s.id is null or s.ended_at is not null
        or s.started_at <= now() - make_interval(days => ${SESSION_DAYS_MAX}::int) then 'session-over'
      when a.staff is distinct from 'super-admin' then 'not-super-admin'
      when m.person_id is null then 'person-gone'
    end as over
  from impersonation i
    left join session s on s.id = i.super_admin_session_id
    left join person a on a.id = i.super_admin_id
    left join membership m on m.person_id = i.person_id and m.account_id = i.account_id and m.status = 'active'
  where i.ended_at is null`;

/** Needs all accounts in scope: the super-admin is of another one. */
export async function findOpen(db: Kysely<unknown>, accountId: string, id: string): Promise<OpenImpersonation | null> {
  const { rows } = await sql<OpenImpersonation>`${openOnes} and i.id = ${id} and i.account_id = ${accountId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The latest of a super-admin's session. Needs all accounts in scope. */
export async function findOpenOf(db: Kysely<unknown>, superAdminSessionId: string): Promise<OpenImpersonation | null> {
  const { rows } = await sql<OpenImpersonation>`${openOnes} and i.super_admin_session_id = ${superAdminSessionId}
    order by i.started_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Those that live no longer and of which nobody has recorded the end. Needs all accounts in scope. */
export async function findOver(db: Kysely<unknown>, limit: number): Promise<OpenImpersonation[]> {
  const { rows } = await sql<OpenImpersonation>`select * from (${openOnes}) o where o.over is not null
    limit ${limit}`.execute(db);
  return rows;
}
