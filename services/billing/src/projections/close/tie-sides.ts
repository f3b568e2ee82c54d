// The ledger's side of the three-way tie, for what it is compared with.
import { sql, type Kysely } from 'kysely';
import { monthAfter, spanOf } from '../../domain/close/month.ts';
import { billingTopic } from '../../contracts.ts';
import type { Difference, InvoicePair } from '../../domain/close/tie.ts';
import { monthLots, type Cut } from './month-lots.ts';

/** The month knows the account's events up to `through`; those up to `after` the month before it knew. */
export type Position = { accountId: string; after: number; through: number };

/** The next positions after an account, in the order of account ids. */
export async function readPositionsAfter(
  trx: Kysely<unknown>,
  { month }: Cut,
  after: string,
  limit: number,
): Promise<Position[]> {
  const { rows } = await sql<{ account_id: string; after: string; through: string }>`select cut.account_id,
      coalesce(before.seq, 0) as after, cut.seq as through
    from month_position as cut
    left join month_position as before on before.month = ${monthAfter(month, -1)} and before.account_id = cut.account_id
    where cut.month = ${month} and cut.account_id collate "C" > ${after}
    order by cut.account_id collate "C" limit ${limit}`.execute(trx);
  return rows.map((row) => ({ accountId: row.account_id, after: Number(row.after), through: Number(row.through) }));
}

/**
 * Each invoice of the month beside the leads that name it: of every lot that the month issued and an invoice paid for,
 * of every lot of a period that an invoice should have paid for, and of every invoice that was to bring leads in the
 * month and did not. What was paid back brings none.
 */
export async function readInvoicePairs(trx: Kysely<unknown>, cut: Cut): Promise<InvoicePair[]> {
  const { from, to } = spanOf(cut.month);
  const { rows } = await sql<Row>`with ${monthLots(cut)},
    paid_lot as (
      select account_id, invoice_id, min(plan_id) as plan_id, sum(issued_cents) as cents, min(lot_id) as lot_id
      from month_lots where funded and issued > 0 group by account_id, invoice_id),
    paid as (select account_id, invoice_id, sum(paid_cents) as cents from invoice
      where paid_at is not null group by account_id, invoice_id),
    granted as (
      select paid_lot.account_id, paid_lot.invoice_id, plan_id, paid_lot.cents as ledger_cents, paid.cents as invoice_cents,
        ${firstEntryOf('paid_lot')} as entry_id
      from paid_lot left join paid on paid.account_id = paid_lot.account_id and paid.invoice_id = paid_lot.invoice_id),
    -- Where a processor charges, a period's leads come with its invoice. A plan that was imported has its first ones from
    -- before, and one that no processor charges is for nothing.
    unpaid as (
      select account_id, null as invoice_id, plan_id, issued_cents as ledger_cents, null::numeric as invoice_cents,
        ${firstEntryOf('month_lots')} as entry_id
      from month_lots where issued > 0 and category = 'paid' and lot_id like 'plan:%' and invoice_id is null
        and (select payload->>'provider' is not null and payload->>'reason' is distinct from 'imported'
          from event_log where topic = ${billingTopic} and stream_id = 'subscription-' || month_lots.account_id
            and type = 'SubscriptionChanged' and account_seq < month_lots.granted_seq
          order by account_seq desc limit 1)),
    unused as (
      select account_id, invoice_id, coalesce(plan_id, '') as plan_id, null::numeric as ledger_cents,
        (paid_cents - refunded_cents)::numeric as invoice_cents, null::text as entry_id
      from invoice
      where greatest(paid_at, period_start) >= ${from}::timestamptz and greatest(paid_at, period_start) < ${to}::timestamptz
        and paid_for <> 'other' and paid_cents > refunded_cents
        and not exists (select from lot where lot.account_id = invoice.account_id and lot.invoice_id = invoice.invoice_id)
        -- A change down, or to a plan that was paid for before, brings no leads.
        and not (paid_for = 'change' and exists (select from cause where cause.account_id = invoice.account_id
          and cause = 'paid-by:' || processor || ':' || invoice.invoice_id)))
    select * from granted union all select * from unpaid union all select * from unused
    order by account_id, invoice_id`.execute(trx);
  return rows.map((row) => ({
    accountId: row.account_id,
    invoiceId: row.invoice_id,
    planId: row.plan_id,
    ledgerCents: numberOrNull(row.ledger_cents),
    invoiceCents: numberOrNull(row.invoice_cents),
    entryId: row.entry_id,
  }));
}

const firstEntryOf = (lots: string) => sql`(select event_id::text || '.' || line from ledger_entry as entry
  where entry.account_id = ${sql.ref(`${lots}.account_id`)} and entry.lot_id = ${sql.ref(`${lots}.lot_id`)}
  order by seq, line limit 1)`;

type Row = {
  account_id: string;
  invoice_id: string | null;
  plan_id: string;
  ledger_cents: string | null;
  invoice_cents: string | null;
  entry_id: string | null;
};

const numberOrNull = (text: string | null): number | null => (text === null ? null : Number(text));

const sides: Record<string, string> = {
  issued: 'granted',
  credited: 'credited',
  delivered: 'used',
  expired: 'expired',
  voided: 'voided',
};

/** The first entry of the month that each differing figure counts. */
export async function firstEntries(
  trx: Kysely<unknown>,
  cut: Cut,
  differences: readonly Pick<Difference, 'planId' | 'kind' | 'category' | 'figure'>[],
): Promise<{ accountId: string | null; entryId: string | null }[]> {
  if (differences.length === 0) return [];
  const asked = differences.map(({ figure, ...lots }, at) => ({ at, ...lots, type: sides[figure] ?? null }));
  const { rows } = await sql<{ at: number; account_id: string; entry_id: string }>`with ${monthLots(cut)}
    select distinct on (at) at, entry.account_id, entry.event_id::text || '.' || entry.line as entry_id
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (at int, "planId" text, kind text, category text, type text)
    join month_lots on month_lots.plan_id = asked."planId" and month_lots.kind = asked.kind
      and month_lots.category = asked.category
    join month_entry as entry on entry.account_id = month_lots.account_id and entry.lot_id = month_lots.lot_id
    where asked.type is null or entry.type = asked.type
    order by at, entry.account_id collate "C", entry.seq, entry.line`.execute(trx);
  const found = new Map(rows.map((row) => [row.at, { accountId: row.account_id, entryId: row.entry_id }]));
  return differences.map((_, at) => found.get(at) ?? { accountId: null, entryId: null });
}
