// What became of the money of the month's invoices: each cent is under one name.
import { sql, type Kysely } from 'kysely';
import { spanOf } from '../domain/month.ts';
import { bringsLeads, changesNothing, isCoveredBefore, isFromBefore, paidLots } from './invoice-pairs.ts';
import { invoicesOfMonth } from './invoices-known.ts';
import { monthLots, type Cut } from './month-lots.ts';

/**
 * `leads`: brought leads. `plan-price`: the difference of a plan's price, which brings none at once. `paid-back`: went back.
 * `before`: belongs to the books of the product before, or its leads were there for nothing. `no-plan`: of no subscription.
 * `unexplained`: a difference of the tie.
 */
export const cashKinds = ['leads', 'plan-price', 'paid-back', 'before', 'no-plan', 'unexplained'] as const;
export type Cash = { what: (typeof cashKinds)[number]; invoices: number; cents: number };

/** By card, of the invoices that the month is the first to know as due. Credit that paid for one is no cash of it. */
export async function readCash(trx: Kysely<unknown>, cut: Cut): Promise<Cash[]> {
  const { rows } = await sql<{ what: Cash['what']; invoices: number; cents: string }>`with ${monthLots(cut)},
    ${paidLots},
    ${invoicesOfMonth(spanOf(cut.month))},
    named as (
      select due.paid_cents - due.refunded_cents as cents, case when ${bringsLeads} then 'leads' when paid_for = 'other' then 'no-plan'
        when ${changesNothing} then 'plan-price' when (${isFromBefore}) or (${isCoveredBefore}) then 'before' else 'unexplained' end as what
      from known_invoice as due where is_due and paid_cents > refunded_cents
      union all select refunded_cents, 'paid-back' from known_invoice where is_due and refunded_cents > 0)
    select what, count(*)::int as invoices, sum(cents) as cents from named group by what`.execute(trx);
  const found = new Map(rows.map((row) => [row.what, { ...row, cents: Number(row.cents) }]));
  return cashKinds.flatMap((what) => found.get(what) ?? []);
}
