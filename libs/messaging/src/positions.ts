// Where one member stands in each partition it owns.
import type { HeardRecord, Subscription } from './event-bus.ts';
import type { PartitionSource, TopicPartition } from './partition-loop.ts';

export type Position = TopicPartition & {
  offset: number;
  /** Raised by each seek, so that a batch in hand does not move a place that was set meanwhile. */
  version: number;
  waitUntil: number;
};

export type Positions = {
  assign(): Promise<void>;
  /** Those that do not wait now. */
  free(): Position[];
  batches(records: HeardRecord[]): [Position, HeardRecord[]][];
  pause(topic: string, partition: number, ms: number): void;
  seek(topic: string, partition: number, offset: number): void;
  /** Milliseconds until the first of those that waited at `since` is free: 0 if it is by now, at most `mostMs`. */
  idleMs(mostMs: number, since: number): number;
  count(): number;
  /** What is owned is unknown after a fault; it is found out again. */
  clear(): void;
};

const keyOf = ({ topic, partition }: TopicPartition): string => `${topic}/${partition}`;

export function createPositions({ onAssigned, onRevoked }: Subscription, source: PartitionSource): Positions {
  const positions = new Map<string, Position>();
  return {
    assign: async () => {
      const owned = await source.assign();
      const keys = new Set(owned.map(keyOf));
      for (const [key, { topic, partition }] of positions) {
        if (keys.has(key)) continue;
        positions.delete(key);
        onRevoked?.(topic, partition);
      }
      for (const at of owned) {
        if (positions.has(keyOf(at))) continue;
        positions.set(keyOf(at), { ...at, offset: await source.start(at), version: 0, waitUntil: 0 });
        onAssigned?.(at.topic, at.partition);
      }
    },
    free: () => [...positions.values()].filter(({ waitUntil }) => waitUntil <= Date.now()),
    batches: (records) => {
      const batches = new Map<string, HeardRecord[]>();
      for (const record of records) {
        const batch = batches.get(keyOf(record));
        if (batch) batch.push(record);
        else batches.set(keyOf(record), [record]);
      }
      return [...batches].flatMap(([key, batch]): [Position, HeardRecord[]][] => {
        const position = positions.get(key);
        return position ? [[position, batch]] : [];
      });
    },
    pause: (topic, partition, ms) => {
      const position = positions.get(keyOf({ topic, partition }));
      if (position) position.waitUntil = Date.now() + ms;
    },
    seek: (topic, partition, offset) => {
      const position = positions.get(keyOf({ topic, partition }));
      if (position) Object.assign(position, { offset, version: position.version + 1, waitUntil: 0 });
    },
    idleMs: (mostMs, since) => {
      const waiting = [...positions.values()].filter(({ waitUntil }) => waitUntil > since);
      return Math.min(mostMs, ...waiting.map(({ waitUntil }) => Math.max(0, waitUntil - Date.now())));
    },
    count: () => positions.size,
    clear: () => positions.clear(),
  };
}
