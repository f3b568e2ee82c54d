// How far a consumer is behind, by time: since when the oldest record waits that it has in hand.
import type { ReceivedRecord } from '@leadwright/messaging/event-bus';
import { madeAt } from '../log/event-id.ts';

export type RecordAge = {
  taken(records: readonly ReceivedRecord[]): void;
  handled(records: readonly ReceivedRecord[]): void;
  /** Another member handles this partition from now on. */
  revoked(partition: number): void;
  /** Milliseconds since 1970 at which the oldest record in hand was made; without one, the last that was handled. */
  oldest(): number | undefined;
};

export function watchRecordAge(): RecordAge {
  const inHand = new Map<number, number>();
  let last: number | undefined;
  const timeOf = (record: ReceivedRecord): number => madeAt(record.eventId) ?? Date.now();
  return {
    taken: ([first]) => {
      if (first) inHand.set(first.partition, timeOf(first));
    },
    handled: (records) => {
      const record = records.at(-1);
      if (!record) return;
      inHand.delete(record.partition);
      last = timeOf(record);
    },
    revoked: (partition) => void inHand.delete(partition),
    oldest: () => (inHand.size > 0 ? Math.min(...inHand.values()) : last),
  };
}
