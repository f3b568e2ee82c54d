// Reads an account's subscription and invoices at the processor, outside the account's lock, and books them under it.
import { randomUUID } from 'node:crypto';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';

import type { Processor, ProviderInvoice } from '../processors/processor.ts';
import { customerOf } from '../projections/processor-customer.ts';
import { applyProviderState } from './apply-provider-state.ts';

export type RefreshParts = { store: EventStore; database: Database; processor: Processor };

/** Books what is new at the processor. An account without a customer there changes nothing. */
export async function refreshSubscription(
  { store, database, processor }: RefreshParts,
  accountId: string,
): Promise<void> {
  const customer = await inScope(database.db, [accountId], (trx) => customerOf(trx, accountId, processor.name));
  if (!customer) return;
  const { customerId, subscriptionId } = customer;
  const subscription = subscriptionId === null ? null : await processor.readSubscription(subscriptionId);
  const invoices: ProviderInvoice[] = [];
  for await (const invoice of processor.listInvoices(customerId)) invoices.push(invoice);
  await store.transaction([accountId], (tx) =>
    applyProviderState(
      tx,
      accountId,
      { processor: processor.name, subscription, invoices },
      { actorId: 'service:billing', correlationId: randomUUID() },
    ),
  );
}
