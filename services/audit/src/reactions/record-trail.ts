// A repeat is harmless: the same row replaces itself. Written before the inbox commits, so a crash never loses one.
// The transaction is open only for one small block, since an open one holds every relay of the cluster back.
import type { DomainEvent, EventStore, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Received } from '@leadwright/eventsourcing/consume/received';
import type { TrailRow } from '../projections/trail.ts';
import { trailRowOf, type Recorded } from './trail-row.ts';

export type TrailRecorder = {
  react(received: Received<Recorded>, tx: WriteTransaction): Promise<void>;
  /** The store for consumers: what they received in a transaction is written as one block before it commits. */
  writingBefore<Event extends DomainEvent>(store: EventStore<Event>): EventStore<Event>;
};

/** One block per batch of the bus instead of one per event: small blocks are what the engine is worst at. */
export function createTrailRecorder(write: (rows: TrailRow[]) => Promise<void>): TrailRecorder {
  const receivedIn = new WeakMap<WriteTransaction, TrailRow[]>();
  return {
    react: async (received, tx) => {
      const rows = receivedIn.get(tx);
      if (!rows) throw new Error('the trail is recorded in transactions of its own store only');
      rows.push(trailRowOf(received));
    },
    writingBefore: (store) => ({
      ...store,
      transaction: (accountIds, work) =>
        store.transaction(accountIds, async (tx) => {
          const rows: TrailRow[] = [];
          receivedIn.set(tx, rows);
          const result = await work(tx);
          await write(rows);
          return result;
        }),
    }),
  };
}
