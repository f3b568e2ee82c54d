// Reads an account's invoices from its processor again, and older ones from Braintree. Nothing is edited: what is new
// is appended.
import { inScope } from '@leadwright/postgres/scope';
import type { OlderInvoices } from '../providers/braintree/older-invoices.ts';
import type { Processor, ProviderInvoice } from '../providers/processor.ts';
import { fundedLots } from '../ledger/projections/funded-lots.ts';
import { claimCustomer } from '../providers/projections/processor-customer.ts';
import { appendInvoice, recordInvoice } from './record-invoice.ts';
import { settleAccount, type ApplyProviderState } from '../providers/reading/settle-account.ts';
import { allOf, recordListed, type Acting, type ListedParts } from './record-listed.ts';

export type RefreshParts = ListedParts & { apply: ApplyProviderState };

/**
 * Applies what the processor has now, then appends what its list has beyond that reading: no reading goes back more
 * than thirty invoices. Answers the whole list, newest first. Throws where the processor does not answer.
 */
export async function refreshInvoices(
  parts: RefreshParts,
  processor: Processor,
  { accountId, customerId }: { accountId: string; customerId: string },
  context: Acting,
): Promise<ProviderInvoice[]> {
  const named = { customerId, subscriptionIds: [], invoiceIds: [] };
  await settleAccount(parts, processor, accountId, named, context);
  const listed = await allOf(processor.listInvoices(customerId));
  await recordListed(parts, { accountId, processor: processor.name }, listed, (tx, invoice) =>
    recordInvoice({ tx, accountId, processor: processor.name, context, funded: fundedLots }, invoice),
  );
  return listed;
}

export const BRAINTREE = 'braintree';

/**
 * Appends a customer's invoices at Braintree. They granted nothing here, so a refund of one takes nothing back.
 * Answers the list, newest first; null: the customer is another account's, or the account has another customer there.
 */
export async function backfillOlderInvoices(
  parts: ListedParts,
  older: OlderInvoices,
  { accountId, customerId }: { accountId: string; customerId: string },
  context: Acting,
): Promise<ProviderInvoice[] | null> {
  const listed = await allOf(older.listInvoices(customerId));
  // A mistyped id has no invoices, and must not keep the true one from being taken.
  if (listed.length === 0) return [];
  const isOwn = await inScope(parts.database.db, 'all', (trx) => claimCustomer(trx, accountId, BRAINTREE, customerId));
  if (!isOwn) return null;
  await recordListed(parts, { accountId, processor: BRAINTREE }, listed, (tx, invoice) =>
    appendInvoice({ tx, accountId, processor: BRAINTREE, context }, invoice),
  );
  return listed;
}
