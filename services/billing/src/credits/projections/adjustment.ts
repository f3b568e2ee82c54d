import { sql, type Kysely } from 'kysely';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import { isoFromPostgres } from '@leadwright/postgres/database';
import type { AdjustmentEvent, AdjustmentRequest, Starts } from '../domain/adjustment.ts';

export type AdjustmentRow = {
  accountId: string;
  adjustmentId: string;
  action: AdjustmentRequest['action'];
  leads: number;
  lotId: string | null;
  /** The plan that the account is put on, from when on, and what it costs a month; null: another act. */
  planId: string | null;
  starts: Starts | null;
  /** Of a refund: the invoice, and what is paid back. */
  invoiceId: string | null;
  cents: number | null;
  /** The time zone, and from when on it counts. */
  zone: string | null;
  startsAt: string | null;
  /** Of a promotion: by how many accounts, and until when it is taken, exclusive. */
  times: number | null;
  until: string | null;
  reason: string;
  note: string;
  corrects: string | null;
  proposedById: string;
  proposedAt: string;
  needsApproval: boolean;
  /** Exclusive; null: no second person had to agree. */
  expiresAt: string | null;
  /** `expired`: not decided in time. `failed`: the provider refused it. */
  state: 'open' | 'expired' | 'booked' | 'declined' | 'failed' | 'revoked';
  /** Why the provider refused it; null: it did not. */
  failedBecause: string | null;
  decidedById: string | null;
  decidedAt: string | null;
};

/** One row per adjustment. A repeat writes the same row. */
export const projectAdjustment = projectionOf<AdjustmentEvent>({
  AdjustmentProposed: async (event, { accountId, accountSeq }, db) => {
    const {
      plan_id: planId,
      starts,
      invoice_id: invoiceId,
      cents,
      zone,
      starts_at: startsAt,
      ...offer
    } = actColumns(event);
    await sql`insert into adjustment (account_id, adjustment_id, action, leads, lot_id, plan_id, starts, invoice_id, cents, zone,
      starts_at, code, times, ends_at, reason, note, corrects, proposed_by, proposed_at, needs_approval, expires_at, status, version)
    values (${accountId}, ${event.adjustmentId}, ${event.action}, ${event.leads}, ${event.lotId}, ${planId}, ${starts},
      ${invoiceId}, ${cents}, ${zone}, ${startsAt}::timestamptz, ${offer.code}, ${offer.times}, ${offer.ends_at}::timestamptz, ${event.reason}, ${event.note}, ${event.corrects}, ${event.proposedById}, ${event.effectiveAt}::timestamptz, ${event.needsApproval},
      ${event.expiresAt}::timestamptz, ${event.needsApproval ? 'open' : 'booked'}, ${accountSeq})
    on conflict do nothing`.execute(db);
  },
  AdjustmentApproved: (event, stored, db) => decided(db, stored, event, { status: 'booked', by: event.approvedById }),
  AdjustmentDeclined: (event, stored, db) => decided(db, stored, event, { status: 'declined', by: event.declinedById }),
  AdjustmentRevoked: async ({ adjustmentId }, { accountId, accountSeq }, db) => {
    await sql`update adjustment set status = 'revoked', version = ${accountSeq}
      where account_id = ${accountId} and adjustment_id = ${adjustmentId}`.execute(db);
  },
  AdjustmentFailed: async ({ adjustmentId, code }, { accountId, accountSeq }, db) => {
    await sql`update adjustment set status = 'failed', failed_because = ${code}, version = ${accountSeq}
      where account_id = ${accountId} and adjustment_id = ${adjustmentId}`.execute(db);
  },
});

/** What the table says of an act beside its leads. */
export function actColumns(event: AdjustmentRequest) {
  const offer = event.action === 'promotion' ? event : null;
  const plan = event.action === 'plan' ? event : null;
  const refund = event.action === 'refund' ? event : null;
  const zone = event.action === 'zone' ? event : null;
  return {
    ...{ zone: zone?.zone ?? null, starts_at: zone?.startsAt ?? null },
    ...{ plan_id: plan?.planId ?? offer?.planId ?? null, starts: plan?.starts ?? null },
    ...{ invoice_id: refund?.invoiceId ?? null, cents: plan?.cents ?? refund?.cents ?? offer?.cents ?? null },
    ...{ code: offer?.code ?? null, times: offer?.times ?? null, ends_at: offer?.until ?? null },
  };
}

async function decided(
  db: Kysely<unknown>,
  { accountId, accountSeq }: { accountId: string; accountSeq: number },
  { adjustmentId, effectiveAt }: { adjustmentId: string; effectiveAt: string },
  { status, by }: { status: string; by: string },
): Promise<void> {
  await sql`update adjustment set status = ${status}, decided_by = ${by}, decided_at = ${effectiveAt}::timestamptz,
    version = ${accountSeq} where account_id = ${accountId} and adjustment_id = ${adjustmentId}`.execute(db);
}

/** What was adjusted on the account in the day before `at` without a second person, as leads up and down together. */
export async function adjustedAlone(db: Kysely<unknown>, accountId: string, at: string): Promise<number> {
  const { rows } = await sql<{ leads: string }>`select coalesce(sum(abs(leads)), 0) as leads from adjustment
    where account_id = ${accountId} and not needs_approval and proposed_at > ${at}::timestamptz - interval '24 hours'`.execute(
    db,
  );
  return Number(rows[0]?.leads ?? 0);
}

/** Cents that were refunded to the account in the day before `at` without a second person. */
export async function refundedAlone(db: Kysely<unknown>, accountId: string, at: string): Promise<number> {
  const { rows } = await sql<{ cents: string }>`select coalesce(sum(cents), 0) as cents from adjustment
    where account_id = ${accountId} and action = 'refund' and status = 'booked' and not needs_approval
      and proposed_at > ${at}::timestamptz - interval '24 hours'`.execute(db);
  return Number(rows[0]?.cents ?? 0);
}

type Row = {
  account_id: string;
  adjustment_id: string;
  action: AdjustmentRow['action'];
  leads: string;
  lot_id: string | null;
  plan_id: string | null;
  starts: Starts | null;
  invoice_id: string | null;
  cents: string | null;
  zone: string | null;
  starts_at: string | null;
  times: number | null;
  ends_at: string | null;
  reason: string;
  note: string;
  corrects: string | null;
  proposed_by: string;
  proposed_at: string;
  needs_approval: boolean;
  expires_at: string | null;
  state: AdjustmentRow['state'];
  failed_because: string | null;
  decided_by: string | null;
  decided_at: string | null;
};

const isoOrNull = (at: string | null): string | null => (at === null ? null : isoFromPostgres(at));

export type AdjustmentFilter = {
  accountId?: string;
  adjustmentId?: string;
  onlyOpen?: boolean;
  action?: AdjustmentRequest['action'];
};

/** The adjustment that voided the lot; null if none did. */
export async function voidingOf(db: Kysely<unknown>, accountId: string, lotId: string): Promise<string | null> {
  const { rows } = await sql<{ adjustment_id: string }>`select adjustment_id from adjustment
    where account_id = ${accountId} and lot_id = ${lotId} and action = 'void' and status = 'booked'
    order by version limit 1`.execute(db);
  return rows[0]?.adjustment_id ?? null;
}

/** Newest first. `offsetMs`: how far the product's time is ahead of the database's. */
export async function readAdjustments(
  trx: Kysely<unknown>,
  { accountId, adjustmentId, onlyOpen = false, action }: AdjustmentFilter,
  { offsetMs, limit }: { offsetMs: number; limit: number },
): Promise<AdjustmentRow[]> {
  const { rows } = await sql<Row>`select * from (
      select account_id, adjustment_id, action, leads, lot_id, plan_id, starts, invoice_id, cents, zone, starts_at::text,
        times, ends_at::text, reason, note, corrects, proposed_by, proposed_at::text, needs_approval, expires_at::text, decided_by, decided_at::text, failed_because, case when status = 'open' and expires_at <=
          clock_timestamp() + ${offsetMs} * interval '1 millisecond' then 'expired' else status end as state
      from adjustment
      where (${accountId ?? null}::text is null or account_id = ${accountId ?? null}::text)
        and (${adjustmentId ?? null}::text is null or adjustment_id = ${adjustmentId ?? null}::text)
        and (${action ?? null}::text is null or action = ${action ?? null}::text)
        and (not ${onlyOpen}::boolean or status = 'open')) as found
    where not ${onlyOpen}::boolean or state = 'open'
    order by proposed_at desc, adjustment_id limit ${limit}`.execute(trx);
  return rows.map((row) => ({
    accountId: row.account_id,
    adjustmentId: row.adjustment_id,
    action: row.action,
    leads: Number(row.leads),
    lotId: row.lot_id,
    planId: row.plan_id,
    starts: row.starts,
    invoiceId: row.invoice_id,
    cents: row.cents === null ? null : Number(row.cents),
    zone: row.zone,
    startsAt: isoOrNull(row.starts_at),
    times: row.times,
    until: isoOrNull(row.ends_at),
    reason: row.reason,
    note: row.note,
    corrects: row.corrects,
    proposedById: row.proposed_by,
    proposedAt: isoFromPostgres(row.proposed_at),
    needsApproval: row.needs_approval,
    expiresAt: isoOrNull(row.expires_at),
    state: row.state,
    failedBecause: row.failed_because,
    decidedById: row.decided_by,
    decidedAt: isoOrNull(row.decided_at),
  }));
}
