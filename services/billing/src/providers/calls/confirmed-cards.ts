// A card whose bank asks is a failed call; once its holder confirms, also with the page closed, it is done.
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

export async function askedCards(db: Kysely<unknown>, accountId: string): Promise<string[]> {
  const asked = { kind: processorCalls.kind, accountId, reason, withinHours: HOURS };
  const { rows } = await askBeside(db, failedWith<ProcessorRequest>(asked));
  return rows.flatMap(({ id, request }) => (request.command.call === 'change-card' ? [id] : []));
}

/** Asks about each call; throws without an answer. A repeat is harmless: what is done is not asked about again. */
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
