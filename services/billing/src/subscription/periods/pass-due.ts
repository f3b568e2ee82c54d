// Routes of usage do this first, so that no answer shows a period that is over.
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { materialise } from './materialise.ts';
import { readSubscription } from '../projections/subscription.ts';

export type PassDueParts = {
  database: Database;
  store: EventStore;
  /** The sandbox's offset, milliseconds. */
  clockOffsetMs: () => number;
};

/** Writes only where something is due, which a read of one row shows. */
export async function passWhatIsDue(
  { database, store, clockOffsetMs }: PassDueParts,
  accountId: string,
  correlationId: string,
): Promise<void> {
  const { now, subscription } = await inScope(database.db, [accountId], (trx) =>
    readSubscription(trx, accountId, clockOffsetMs()),
  );
  if (subscription?.nextDueAt == null || subscription.nextDueAt > now) return;
  const context = { actorId: 'service:billing', correlationId };
  await store.transaction([accountId], (tx) => materialise(tx, accountId, context));
}
