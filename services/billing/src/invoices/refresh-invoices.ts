import { inScope } from '@leadwright/postgres/scope';
import type { FollowAwards } from './applying.ts';
import type { OlderInvoices } from '../providers/braintree/older-invoices.ts';
import type { Processor, ProviderInvoice } from '../providers/processor.ts';
import { fundedLots } from '../ledger/projections/funded-lots.ts';
import { claimCustomer } from '../providers/projections/processor-customer.ts';
import { appendInvoice, recordInvoice } from './record-invoice.ts';
import { settleAccount, type ApplyProviderState } from '../providers/reading/settle-account.ts';
import { allOf, recordListed, type Acting, type ListedParts } from './record-listed.ts';

export type RefreshParts = ListedParts & { apply: ApplyProviderState; followAwards: FollowAwards };

/** Applies the processor's state, then the rest of its list. Answers it, newest first. Throws without an answer. */
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
    recordInvoice(
      { tx, accountId, processor: processor.name, context, funded: fundedLots, followAwards: parts.followAwards },
      invoice,
    ),
  );
  return listed;
}

export const BRAINTREE = 'braintree';

/** Appends Braintree's invoices, which granted nothing here. null: the customer is another's, or there is another. */
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
