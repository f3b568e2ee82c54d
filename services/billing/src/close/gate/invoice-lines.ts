// What an invoice says line by line is what is due: plans, what comes back of a plan, credit, tax and discount. A cent that
// no line says, or that a line says and nobody owes, is a difference of that invoice.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { spanOf } from '../domain/month.ts';
import { found, type Finding } from './finding.ts';

/** Of the invoices paid in the month, as their first events say them. Needs scope `all`. */
export async function checkInvoiceLines(trx: Kysely<unknown>, month: string): Promise<Finding[]> {
  const { from, to } = spanOf(month);
  const { rows } = await sql<{ account_id: string; invoice_id: string; lines: string; due: string; at: string }>`
    select account_id, invoice_id, said.cents as lines, due_cents as due, issued_at::text as at from invoice
    cross join lateral (select sum((line->>'chargeCents')::bigint - (line->>'creditCents')::bigint) as cents
      from jsonb_array_elements(lines) as line) as said
    where paid_at >= ${from}::timestamptz and paid_at < ${to}::timestamptz and said.cents <> due_cents
    order by account_id, invoice_id`.execute(trx);
  return rows.map((row) =>
    found({
      ...{ code: 'lines-differ', accountId: row.account_id, invoiceId: row.invoice_id },
      detail: `the invoice of ${isoFromPostgres(row.at).slice(0, 10)} has lines of ${row.lines} cents, and ${row.due} are due`,
    }),
  );
}
