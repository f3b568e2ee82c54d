// The ledger beside the provider's invoices, as known at the cut: a later refund changes no locked month.
import { sql, type Kysely } from 'kysely';
import { spanOf } from '../domain/month.ts';
import { billingTopic } from '../../kernel/topic.ts';
import type { InvoicePair } from '../domain/tie.ts';
import { invoicesOfMonth } from './invoices-known.ts';
import { monthLots, type Cut } from './month-lots.ts';

type Row = {
  account_id: string;
  invoice_id: string | null;
  plan_id: string;
  ledger_cents: string | null;
  invoice_cents: string | null;
  entry_id: string | null;
  settled_by: string | null;
};

/** Pairs each invoice of the month with its leads; also charged lots without an invoice, and invoices without leads. */
export async function readInvoicePairs(trx: Kysely<unknown>, cut: Cut): Promise<InvoicePair[]> {
  const { rows } = await sql<Row>`with ${monthLots(cut)},
    ${paidLots},
    ${invoicesOfMonth(spanOf(cut.month))},
    paid as (select account_id, invoice_id, sum(paid_cents) as cents from known_invoice
      where paid_seq is not null group by account_id, invoice_id),
    granted as (
      select paid_lot.account_id, paid_lot.invoice_id, plan_id, paid_lot.cents as ledger_cents, paid.cents as invoice_cents,
        lot_id
      from paid_lot left join paid on paid.account_id = paid_lot.account_id and paid.invoice_id = paid_lot.invoice_id),
    ${unpaid},
    ${unused},
    pair as (select * from granted union all select * from unpaid union all select * from unused),
    named as (select pair.*, ${firstEntry} as entry_id from pair)
    select account_id, invoice_id, plan_id, ledger_cents, invoice_cents, entry_id, ${settledBy} as settled_by
    from named order by account_id, invoice_id`.execute(trx);
  return rows.map((row) => ({
    accountId: row.account_id,
    invoiceId: row.invoice_id,
    planId: row.plan_id,
    ledgerCents: numberOrNull(row.ledger_cents),
    invoiceCents: numberOrNull(row.invoice_cents),
    entryId: row.entry_id,
    settledById: row.settled_by,
  }));
}

/** What the leads of each invoice cost, as `paid_lot`, after `monthLots`. */
export const paidLots = sql`paid_lot as (
  select account_id, invoice_id, min(plan_id) as plan_id, sum(issued_cents) as cents, min(lot_id) as lot_id
  from month_lots where funded and issued > 0 group by account_id, invoice_id)`;

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

// Where a processor charges, leads come with the invoice; imported first periods and uncharged plans have none.
const unpaid = sql`unpaid as (
  select account_id, null as invoice_id, plan_id, issued_cents as ledger_cents, null::numeric as invoice_cents, lot_id
  from month_lots where issued > 0 and category = 'paid' and lot_id like 'plan:%' and invoice_id is null
    and (select payload->>'provider' is not null and payload->>'reason' is distinct from 'imported'
      from event_log where topic = ${billingTopic} and stream_id = 'subscription-' || month_lots.account_id
        and type = 'SubscriptionChanged' and account_seq < month_lots.granted_seq
      order by account_seq desc limit 1))`;

/** Of invoice `due`: a change down, or to a plan that was paid for before, brings no leads. */
export const changesNothing = sql`paid_for = 'change' and exists (select from cause where cause.account_id = due.account_id
  and cause = 'paid-by:' || processor || ':' || due.invoice_id)`;

/** Of invoice `due`: what was paid before the account came here belongs to the books of the product before. */
export const isFromBefore = sql`exists (select from event_log where topic = ${billingTopic} and event_log.account_id = due.account_id
  and account_seq = 1 and recorded_at > due.paid_at and (type = 'InvoiceIssued' or payload->>'reason' = 'imported'))`;

/** Of invoice `due`: its period had leads when it began, for nothing. A second invoice for it is an anomaly instead. */
export const isCoveredBefore = sql`paid_for in ('first', 'renewal') and anomaly is null
  and exists (select from lot join event_log on topic = ${billingTopic} and event_log.account_id = lot.account_id
      and event_log.account_seq = lot.granted_seq
    where lot.account_id = due.account_id and lot.lot_id like 'plan:%' and lot.granted_seq < due.paid_seq
      and payload->>'invoiceId' is null and abs(extract(epoch from lot.effective_at - due.period_start)) <= 3600)`;

/** Of invoice `due`, as far as the month knows. */
export const bringsLeads = sql`exists (select from lot where lot.account_id = due.account_id and lot.invoice_id = due.invoice_id
  and lot.granted_seq <= due.through)`;

const unused = sql`unused as (
  select account_id, invoice_id, plan_id, null::numeric as ledger_cents, (paid_cents - refunded_cents)::numeric as invoice_cents,
    null as lot_id
  from known_invoice as due
  where is_due and paid_for <> 'other' and paid_cents > refunded_cents
    and not (${bringsLeads})
    and not (${changesNothing}) and not (${isFromBefore}) and not (${isCoveredBefore}))`;

// The leg that people see: of a grant, that of what is available.
const firstEntry = sql`(select event_id::text || '.' || line from ledger_entry as entry
  where entry.account_id = pair.account_id and entry.lot_id = pair.lot_id and ledger_account = 'available'
  order by seq, line limit 1)`;

// Looked for where the two differ alone.
const settledBy = sql`case when ledger_cents is distinct from invoice_cents then
  (select adjustment_id from adjustment join known on known.account_id = adjustment.account_id
    where adjustment.account_id = named.account_id and corrects in (named.invoice_id, named.lot_id, named.entry_id)
      and status = 'booked' and adjustment.version <= known.known_seq
    order by adjustment.version limit 1) end`;
