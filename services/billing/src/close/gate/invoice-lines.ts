// What an invoice says line by line is what is due: plans, what comes back of a plan, credit, tax and discount. A cent that
// no line says, or that a line says and nobody owes, is a difference of that invoice. Finance answers for one by an adjustment
// that names it. Lines that do not say their kind were read when a provider's tax was in none of them: they prove nothing.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { spanOf } from '../domain/month.ts';
import { found, type Finding } from './finding.ts';

/** Of the invoices paid in the month, as their first events say them. Needs scope `all`. */
export async function checkInvoiceLines(trx: Kysely<unknown>, month: string): Promise<Finding[]> {
  const { from, to } = spanOf(month);
  const { rows } = await sql<{ account_id: string; invoice_id: string; lines: string; due: string; at: string }>`
    select account_id, invoice_id, said.cents as lines, due_cents as due, issued_at::text as at from invoice
    cross join lateral (select coalesce(bool_and(line->>'kind' is not null), true) as has_kinds,
        coalesce(sum((line->>'chargeCents')::bigint - (line->>'creditCents')::bigint), 0) as cents
      from jsonb_array_elements(lines) as line) as said
    where paid_at >= ${from}::timestamptz and paid_at < ${to}::timestamptz and has_kinds and said.cents <> due_cents
      and not exists (select from adjustment where adjustment.account_id = invoice.account_id
        and corrects = invoice.invoice_id and status = 'booked')
    order by account_id, invoice_id`.execute(trx);
  return rows.map((row) =>
    found({
      ...{ code: 'lines-differ', accountId: row.account_id, invoiceId: row.invoice_id },
      detail: `the invoice of ${isoFromPostgres(row.at).slice(0, 10)} has lines of ${row.lines} cents, and ${row.due} are due`,
    }),
  );
}
