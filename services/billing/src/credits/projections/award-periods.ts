// The paid periods of accounts with the awards that were booked in each: of the newest period that ran at that time.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isTaken, type Dispute } from '../../invoices/domain/invoice.ts';
import { reissuePrefix } from '../../ledger/domain/lots.ts';
import { SHARE_CODE } from '../../plans/domain/promo.ts';
import type { AwardPeriod } from '../domain/award-periods.ts';

/** Why leads of awards were taken back. */
export const AWARD_UNPAID = 'award-unpaid';

export type BookedAwards = AwardPeriod & { accountId: string; invoiceId: string; lotIds: string[] };

type Row = Omit<BookedAwards, 'backCents'> & { refundedCents: number; dispute: Dispute };

/** The award's first lot. One that gives back what was taken of another is named after it: `reissue:<lot>`, `reissue:<lot>#2`. */
export const awardOf = (lot: string): RawBuilder<string> =>
  sql`regexp_replace(regexp_replace(${sql.ref(`${lot}.lot_id`)}, ${`^(${reissuePrefix})+`}, ''), '(#[0-9]+)+$', '')`;

/** What came back is that of the card. Oldest first. Other accounts than those in scope have none. */
export async function awardPeriods(
  db: Kysely<unknown>,
  accountIds: readonly string[],
  at: string,
): Promise<BookedAwards[]> {
  const { rows } = await sql<Row>`with own as (
      select account_id, processor, invoice_id, period_start, period_end, paid_cents, refunded_cents, dispute from invoice
      where account_id = any(${[...accountIds]}::text[]) and status = 'paid' and paid_for in ('first', 'renewal') and anomaly is null
    ), taken as (
      select account_id, lot_id, sum(leads) as leads from ledger_entry
      where account_id in (select account_id from own) and ledger_account = 'voided' and reason = ${AWARD_UNPAID}
      group by account_id, lot_id
    ), award as (
      select account_id, p.lot_id, p.at, period.invoice_id, period.processor from promo_record p
      cross join lateral (select processor, invoice_id from own where own.account_id = p.account_id
        and own.period_start <= p.at and own.period_end > p.at order by own.period_start desc, invoice_id limit 1) as period
      where p.account_id in (select account_id from own) and p.code = ${SHARE_CODE}
    ), award_lot as (
      select account_id, lot_id, ${awardOf('lot')} as root, leads, delivered + held as used, voided, granted_seq from lot
      where account_id in (select account_id from award) and kind = 'credit' and ${awardOf('lot')} in (select lot_id from award)
    ), sums as (
      select award.account_id, award.processor, award.invoice_id,
        sum(l.leads) filter (where l.lot_id = l.root) - sum(l.voided) + coalesce(sum(taken.leads), 0) as brought,
        sum(l.used) as used,
        coalesce(sum(taken.leads), 0) - coalesce(sum(l.leads) filter (where l.lot_id <> l.root), 0) as taken,
        array_agg(l.lot_id order by l.granted_seq) as lot_ids
      from award join award_lot l on l.account_id = award.account_id and l.root = award.lot_id
      left join taken on taken.account_id = l.account_id and taken.lot_id = l.lot_id
      group by award.account_id, award.processor, award.invoice_id
    )
    select own.account_id as "accountId", own.invoice_id as "invoiceId", own.paid_cents::float8 as "paidCents",
      own.refunded_cents::float8 as "refundedCents", own.dispute, own.period_end <= ${at}::timestamptz as "isOver",
      exists (select from lot where lot.account_id = own.account_id and lot.kind = 'trial') as "hadTrial",
      (select count(*)::float8 from promo_record p where p.account_id = own.account_id and p.code = ${SHARE_CODE}
        and p.at < own.period_start) as before,
      coalesce(brought, 0)::float8 as brought, coalesce(used, 0)::float8 as used, coalesce(taken, 0)::float8 as taken,
      coalesce(lot_ids, '{}') as "lotIds"
    from own left join sums using (account_id, processor, invoice_id)
    order by own.period_start, own.invoice_id`.execute(db);
  return rows.map(({ refundedCents, dispute, ...row }) => ({
    ...row,
    backCents: isTaken(dispute) ? row.paidCents : refundedCents,
  }));
}
