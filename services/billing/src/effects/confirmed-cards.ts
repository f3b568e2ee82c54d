// A new card whose bank asks its holder is a call that failed. Once the holder has confirmed, also with the page closed,
// the call is done and the account was updated, as with a card that nobody had to confirm.
import { endLate, failedWith } from '@leadwright/eventsourcing/effects/late-end';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Processor } from '../processors/processor.ts';
import { rememberUpdate } from '../projections/processor-customer.ts';
import { processorCalls, type ProcessorRequest } from './processor-call.ts';

const reason = 'authentication-required';
/** Providers drop what nobody confirmed after a day. */
const HOURS = 48;

/**
 * Asks the provider about each such call of the account. A repeat is harmless: what is done is not asked about again.
 * Throws where the provider does not answer.
 */
export async function endConfirmedCards(
  { database, store }: { database: Database; store: Pick<EventStore, 'transaction'> },
  processor: Processor,
  { accountId, customerId }: { accountId: string; customerId: string },
): Promise<void> {
  if (!processor.findConfirmation) return;
  const asked = { kind: processorCalls.kind, accountId, reason, withinHours: HOURS };
  const calls = await inScope(database.db, [accountId], (trx) => failedWith<ProcessorRequest>(trx, asked));
  for (const { id, request } of calls) {
    if (request.command.call !== 'change-card') continue;
    const found = await processor.findConfirmation({ key: id, customerId, subscriptionId: null });
    if (found?.state !== 'confirmed') continue;
    await store.transaction([accountId], async (tx) => {
      if (await endLate(tx.db, id, { reason, providerRef: 'card' }))
        await rememberUpdate(tx.db, accountId, processor.name, tx.at);
    });
  }
}
