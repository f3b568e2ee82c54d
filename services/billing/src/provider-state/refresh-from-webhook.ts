// A webhook says only which object changed: the account's state is read from the processor again and booked.
import { inScope } from '@leadwright/postgres/scope';
import type { Processor } from '../processors/processor.ts';
import { accountOfCustomer } from '../projections/processor-customer.ts';
import { refreshSubscription, type RefreshParts } from './refresh-subscription.ts';

/** Throws for a webhook that is not the processor's, and while the processor cannot be read. */
export async function refreshFromWebhook(
  parts: RefreshParts,
  webhook: Omit<Parameters<Processor['readWebhook']>[0], 'nowMs'>,
): Promise<void> {
  const { database, processor } = parts;
  const read = processor.readWebhook({ ...webhook, nowMs: Date.now() });
  if (!read.accepted) throw new Error(`a webhook was refused: ${read.refusal}`);
  for (const customerId of new Set(read.events.map((event) => event.customerId))) {
    if (customerId === null) continue;
    const accountId = await inScope(database.db, 'all', (trx) => accountOfCustomer(trx, processor.name, customerId));
    if (accountId !== null) await refreshSubscription(parts, accountId);
  }
}
