import { sql, type Kysely } from 'kysely';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import { isoFromPostgres } from '@leadwright/postgres/database';
import type { CloseEvent } from '../domain/close.ts';
import { spanOf } from '../domain/month.ts';

/** One row per month. A repeat writes the same row. */
export const projectMonthClose = projectionOf<CloseEvent>({
  MonthCloseProposed: async ({ month, proposalId, proposedById, effectiveAt }, _stored, db) => {
    await sql`insert into month_close (month, status, proposal_id, proposed_by, proposed_at, ends_at)
      values (${month}, 'proposed', ${proposalId}, ${proposedById}, ${effectiveAt}::timestamptz, ${spanOf(month).to}::timestamptz)
      on conflict (month) do update set proposal_id = excluded.proposal_id, proposed_by = excluded.proposed_by,
        proposed_at = excluded.proposed_at where month_close.status = 'proposed'`.execute(db);
  },
  MonthLocked: async ({ month, lockedById, manifestSha256, effectiveAt }, _stored, db) => {
    await sql`update month_close set status = 'locked', locked_by = ${lockedById}, locked_at = ${effectiveAt}::timestamptz,
      manifest_sha256 = ${manifestSha256} where month = ${month}`.execute(db);
  },
});

export type MonthClose = {
  month: string;
  state: 'proposed' | 'locked';
  proposalId: string;
  proposedById: string;
  proposedAt: string;
  lockedById: string | null;
  lockedAt: string | null;
  manifestSha256: string | null;
};

type Row = {
  month: string;
  status: MonthClose['state'];
  proposal_id: string;
  proposed_by: string;
  proposed_at: string;
  locked_by: string | null;
  locked_at: string | null;
  manifest_sha256: string | null;
};

/** In the order of time. */
export async function readCloses(trx: Kysely<unknown>): Promise<MonthClose[]> {
  const { rows } = await sql<Row>`select month, status, proposal_id, proposed_by, proposed_at, locked_by, locked_at,
    manifest_sha256 from month_close order by month`.execute(trx);
  return rows.map((row) => ({
    month: row.month,
    state: row.status,
    proposalId: row.proposal_id,
    proposedById: row.proposed_by,
    proposedAt: isoFromPostgres(row.proposed_at),
    lockedById: row.locked_by,
    lockedAt: row.locked_at === null ? null : isoFromPostgres(row.locked_at),
    manifestSha256: row.manifest_sha256,
  }));
}

/** The end, exclusive, of what is locked; null: nothing is. */
export async function readLockedThrough(trx: Kysely<unknown>): Promise<string | null> {
  const { rows } = await sql<{ ends_at: string | null }>`select max(ends_at) as ends_at from month_close
    where status = 'locked'`.execute(trx);
  const endsAt = rows[0]?.ends_at ?? null;
  return endsAt === null ? null : isoFromPostgres(endsAt);
}

/** When the first lot began to count; null: there is none. Nothing of a lot counts before it. */
export async function readFirstFact(trx: Kysely<unknown>): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`select min(effective_at) as first from lot`.execute(trx);
  const first = rows[0]?.first ?? null;
  return first === null ? null : isoFromPostgres(first);
}
