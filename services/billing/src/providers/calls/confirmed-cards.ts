// A new card whose bank asks its holder is a call that failed. Once the holder has confirmed, also with the page closed,
// the call is done and the account was updated, as with a card that nobody had to confirm.
import { endLate, failedWith } from '@leadwright/eventsourcing/effects/late-end';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { askBeside } from '@leadwright/postgres/pipelining';
import type { Kysely } from 'kysely';
import type { Processor } from '../processor.ts';
import { rememberUpdate } from '../projections/processor-customer.ts';
import { processorCalls, type ProcessorRequest } from './processor-call.ts';

const reason = 'authentication-required';
/** Providers drop what nobody confirmed after a day. */
const HOURS = 48;

/** The account's calls for a new card that may have been confirmed since, by id. In a transaction. */
export async function askedCards(db: Kysely<unknown>, accountId: string): Promise<string[]> {
  const asked = { kind: processorCalls.kind, accountId, reason, withinHours: HOURS };
  const { rows } = await askBeside(db, failedWith<ProcessorRequest>(asked));
  return rows.flatMap(({ id, request }) => (request.command.call === 'change-card' ? [id] : []));
}

/**
 * Asks the provider about each of these calls. A repeat is harmless: what is done is not asked about again. Throws
 * where the provider does not answer.
 */
export async function endConfirmedCards(
  { store }: { store: Pick<EventStore, 'transaction'> },
  processor: Processor,
  { accountId, customerId, callIds }: { accountId: string; customerId: string; callIds: readonly string[] },
): Promise<void> {
  for (const id of callIds) {
    const found = await processor.findConfirmation?.({ key: id, customerId, subscriptionId: null });
    if (found?.state !== 'confirmed') continue;
    await store.transaction([accountId], async (tx) => {
      if (await endLate(tx.db, id, { reason, providerRef: 'card' }))
        await rememberUpdate(tx.db, accountId, processor.name, tx.at);
    });
  }
}
