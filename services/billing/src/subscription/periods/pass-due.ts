// Routes that answer leads do this first, so that no answer shows a period or a lot that is over.
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { materialise } from './materialise.ts';
import { readNextDue } from '../projections/due.ts';

export type PassDueParts = {
  database: Database;
  store: EventStore;
  /** The sandbox's offset, milliseconds. */
  clockOffsetMs: () => number;
};

/** Writes only where something is due, which one read shows. */
export async function passWhatIsDue(
  { database, store, clockOffsetMs }: PassDueParts,
  accountId: string,
  correlationId: string,
): Promise<void> {
  const { now, dueAt } = await inScope(database.db, [accountId], (trx) => readNextDue(trx, accountId, clockOffsetMs()));
  if (dueAt === null || dueAt > now) return;
  const context = { actorId: 'service:billing', correlationId };
  await store.transaction([accountId], (tx) => materialise(tx, accountId, context));
}
