// The provider's invoices as a month knew them when it was cut: which were paid, and how much of them was paid back.
import { sql, type RawBuilder } from 'kysely';
import { billingTopic } from '../../kernel/topic.ts';
import type { MonthSpan } from '../domain/month.ts';

// Unchanged since the cut: the table has it; else its events say it, and only those are read, for speed.
const isAsKnown = sql`invoice.version <= known.known_seq`;
const since = sql`coalesce(before.known_seq, 0)`;
const newestRefund = (until: RawBuilder<unknown>) => sql`coalesce((array_agg((payload->>'refundedCents')::bigint
  order by account_seq desc) filter (where type = 'InvoiceChanged' and account_seq <= ${until}))[1], 0)`;

/**
 * As `known_invoice`, after `monthLots` and `paid_lot`. `paid_seq` null: the month did not know the payment. `is_due`: the
 * first month that ends after payment and period start and knows it, or in which a refund of it failed.
 */
export function invoicesOfMonth({ from, to }: MonthSpan): RawBuilder<unknown> {
  const dueAt = sql`greatest(invoice.paid_at, invoice.period_start)`;
  return sql`known_invoice as (
    select invoice.account_id, invoice.processor, invoice.invoice_id, coalesce(invoice.plan_id, '') as plan_id, paid_for, paid_at,
      period_start, anomaly, known.seq as through, said.paid_seq, money.paid_cents, money.refunded_cents,
      ${dueAt} < ${to}::timestamptz and said.paid_seq is not null
        and (${dueAt} >= ${from}::timestamptz or said.paid_seq > ${since}
          or (money.paid_cents <= logged.refunded_before and money.paid_cents > money.refunded_cents)) as is_due
    from invoice
    join known on known.account_id = invoice.account_id
    left join before on before.account_id = invoice.account_id
    left join paid_lot on paid_lot.account_id = invoice.account_id and paid_lot.invoice_id = invoice.invoice_id
    cross join lateral (
      select min(account_seq) filter (where type = 'InvoicePaid' and account_seq <= known.known_seq) as paid_seq,
        sum((payload->>'paidCents')::bigint) filter (where type = 'InvoicePaid' and account_seq <= known.known_seq) as paid_cents,
        ${newestRefund(sql`known.known_seq`)} as refunded_cents, ${newestRefund(since)} as refunded_before
      from event_log where (not ${isAsKnown} or ${dueAt} < ${from}::timestamptz) and topic = ${billingTopic}
        and event_log.account_id = invoice.account_id
        and stream_id = 'invoice-' || invoice.processor || '-' || invoice.invoice_id) as logged
    cross join lateral (
      select case when ${isAsKnown} then coalesce(logged.paid_seq, invoice.version) else logged.paid_seq end as paid_seq) as said
    cross join lateral (
      select case when ${isAsKnown} then invoice.paid_cents else coalesce(logged.paid_cents, 0) end as paid_cents,
        case when ${isAsKnown} then invoice.refunded_cents else logged.refunded_cents end as refunded_cents) as money
    where invoice.paid_at is not null and (paid_lot.invoice_id is not null
      or (${dueAt} < ${to}::timestamptz and (${dueAt} >= ${from}::timestamptz or invoice.version > ${since}))))`;
}
