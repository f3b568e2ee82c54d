// The price of a plan of one account's own is made at the provider by hand. What its invoice charges for a whole month is
// what was agreed, or a difference of that invoice.
import { perRecordCents, perRecordName, perRecordOf } from '@leadwright/leads/rules/per-record-plans';
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { spanOf } from '../domain/month.ts';
import { found, type Finding } from './finding.ts';

type Row = { account_id: string; invoice_id: string; plan_id: string; cents: string; at: string };

/** Of the invoices paid in the month for a whole period. Needs scope `all`. */
export async function checkAgreedPrices(trx: Kysely<unknown>, month: string): Promise<Finding[]> {
  const { from, to } = spanOf(month);
  const { rows } = await sql<Row>`
    select account_id, invoice_id, line->>'planId' as plan_id, sum((line->>'chargeCents')::bigint) as cents, issued_at::text as at
    from invoice cross join lateral jsonb_array_elements(lines) as line
    where paid_at >= ${from}::timestamptz and paid_at < ${to}::timestamptz and paid_for in ('first', 'renewal')
      and line->>'planId' like 'per-record-%' and (line->>'startsAt')::timestamptz = period_start
    group by account_id, processor, invoice_id, line->>'planId' order by account_id, invoice_id`.execute(trx);
  return rows.flatMap((row) => {
    const agreed = perRecordOf(row.plan_id);
    if (agreed && perRecordCents(agreed) === Number(row.cents)) return [];
    const due = agreed ? `${perRecordCents(agreed)} were agreed (${perRecordName(agreed)})` : 'nothing was agreed';
    return found({
      ...{ code: 'price-differs', accountId: row.account_id, invoiceId: row.invoice_id },
      detail: `the invoice of ${isoFromPostgres(row.at).slice(0, 10)} charges ${row.cents} cents for a month of ${row.plan_id}, and ${due}`,
    });
  });
}
