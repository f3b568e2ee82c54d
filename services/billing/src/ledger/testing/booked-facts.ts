// What billing has booked of an account, read from its tables.
import { sql } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';

/** Whether the download has an entry of this type. */
export function isBooked(
  { db }: Pick<Database, 'db'>,
  accountId: string,
  { downloadId, type }: { downloadId: string; type: string },
): Promise<boolean> {
  return inScope(db, [accountId], async (trx) => {
    const { rows } = await sql`select 1 from ledger_entry where account_id = ${accountId}
      and download_id = ${downloadId} and type = ${type} limit 1`.execute(trx);
    return rows.length > 0;
  });
}

/** The newest invoice of which not all was paid back, with what was paid in US cents. Throws where there is none. */
export function newestPaidInvoice(
  { db }: Pick<Database, 'db'>,
  accountId: string,
): Promise<{ invoiceId: string; cents: number }> {
  return inScope(db, [accountId], async (trx) => {
    const { rows } = await sql<{ invoice_id: string; cents: number }>`select invoice_id, paid_cents::int as cents
      from invoice where account_id = ${accountId} and paid_cents > refunded_cents
      order by paid_at desc, invoice_id limit 1`.execute(trx);
    const [found] = rows;
    if (!found) throw new Error(`${accountId} has paid nothing that could be paid back`);
    return { invoiceId: found.invoice_id, cents: found.cents };
  });
}
