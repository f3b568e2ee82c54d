// A repeat is harmless: an invoice only moves on, so what is known already appends nothing.
import type { Context, EventStore, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { ProviderInvoice } from '../providers/processor.ts';
import { readInvoices, type InvoiceRow } from './projections/invoice.ts';

export type ListedParts = { database: Database; store: Pick<EventStore, 'transaction'> };

/** Eighty years of months; a list that is longer is not one customer's. */
const INVOICES_MAX = 1_000;
/** So many in one transaction, which keeps the account's other commands waiting. */
const AT_ONCE = 50;

/** All invoices of a list, newest first. Throws where the list fails or has more than 1,000. */
export async function allOf(list: AsyncIterable<ProviderInvoice>): Promise<ProviderInvoice[]> {
  const all: ProviderInvoice[] = [];
  for await (const invoice of list) {
    if (all.length >= INVOICES_MAX) throw new Error(`a customer has more than ${INVOICES_MAX} invoices`);
    all.push(invoice);
  }
  return all;
}

/** Gives each invoice that says something new to `record`, oldest first, under the account's lock. */
export async function recordListed(
  { database, store }: ListedParts,
  { accountId, processor }: { accountId: string; processor: string },
  listed: readonly ProviderInvoice[],
  record: (tx: WriteTransaction, invoice: ProviderInvoice) => Promise<unknown>,
): Promise<void> {
  const stored = await inScope(database.db, [accountId], (trx) =>
    readInvoices(trx, accountId, null, 10 * INVOICES_MAX),
  );
  const known = new Map(stored.filter((row) => row.processor === processor).map((row) => [row.invoiceId, row]));
  const fresh = listed.filter((invoice) => isNews(known.get(invoice.invoiceId), invoice)).reverse();
  for (let at = 0; at < fresh.length; at += AT_ONCE) {
    const some = fresh.slice(at, at + AT_ONCE);
    await store.transaction([accountId], async (tx) => {
      for (const invoice of some) await record(tx, invoice);
    });
  }
}

export type Acting = Omit<Context, 'causes'>;

function isNews(row: InvoiceRow | undefined, read: ProviderInvoice): boolean {
  if (!row) return read.status !== 'draft';
  return row.status !== read.status || row.refundedCents !== read.refundedCents || row.dispute !== read.dispute;
}
