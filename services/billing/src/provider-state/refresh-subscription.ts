// Reads an account's subscription from its provider and applies it. The reading is done outside the lock, so that a
// slow provider holds nobody; what it says is compared under the lock.
import type { Context, EventStore } from '@leadwright/eventsourcing/event-store';
import type { Processor, ProviderInvoice } from '../processors/processor.ts';
import { applyProviderState } from './apply-provider-state.ts';

export type RefreshParts = { store: EventStore; processor: Processor };

/** A temporary failure of the provider throws and nothing is changed: whoever asked tries again. */
export async function refreshSubscription(
  { store, processor }: RefreshParts,
  accountId: string,
  { customerId, subscriptionId }: { customerId: string; subscriptionId: string | null },
  context: Context,
): Promise<void> {
  const found = subscriptionId === null ? null : await processor.readSubscription(subscriptionId);
  const invoices: ProviderInvoice[] = [];
  for await (const invoice of processor.listInvoices(customerId)) invoices.push(invoice);
  await store.transaction([accountId], (tx) =>
    applyProviderState(tx, accountId, { subscription: found, invoices, processor: processor.name }, context),
  );
}
