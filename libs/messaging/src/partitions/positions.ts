import type { ReceivedRecord, Subscription } from '../event-bus.ts';
import { keyOf, type PartitionSource, type TopicPartition, type ReadPosition } from './partition-source.ts';
import { singleFlight } from './single-flight.ts';

export type Position = TopicPartition & {
  offset: number;
  /** Incremented by each seek, so that a batch fetched before it cannot move the position. */
  version: number;
  waitUntil: number;
  /** Serialises commits and seeks: a seek waits for the commit under way, and later commits see it. */
  inTurn: ReturnType<typeof singleFlight>;
};

export type VersionedPosition = ReadPosition & Pick<Position, 'version'>;
export type Batch = { position: Position; version: number; records: ReceivedRecord[] };

export type Positions = {
  assign(): Promise<boolean>;
  free(): VersionedPosition[];
  batches(asked: VersionedPosition[], records: ReceivedRecord[]): Batch[];
  pause(topic: string, partition: number, ms: number): void;
  /** Commits the offset, and continues from there if this member owns the partition. */
  seek(at: TopicPartition, offset: number): Promise<void>;
  /** Milliseconds until the first partition resumes that was paused at `since` or later: 0 if one has, Infinity if none was. */
  resumesInMs(since: number): number;
  count(): number;
  /** Forgets the assignment after a failure; the next `assign` reads it again. */
  clear(): void;
};

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
      const added = owned.filter((at) => !positions.has(keyOf(at)));
      for (const at of added) {
        positions.set(keyOf(at), {
          ...at,
          offset: await source.start(at),
          version: 0,
          waitUntil: 0,
          inTurn: singleFlight(),
        });
        onAssigned?.(at.topic, at.partition);
      }
      return added.length > 0;
    },
    free: () =>
      [...positions.values()]
        .filter(({ waitUntil }) => waitUntil <= Date.now())
        .map(({ topic, partition, offset, version }) => ({ topic, partition, offset, version })),
    batches: (asked, records) => {
      const fetched = new Map<string, ReceivedRecord[]>();
      for (const record of records) {
        const batch = fetched.get(keyOf(record));
        if (batch) batch.push(record);
        else fetched.set(keyOf(record), [record]);
      }
      return asked.flatMap((at): Batch[] => {
        const [position, of] = [positions.get(keyOf(at)), fetched.get(keyOf(at))];
        return position && of ? [{ position, version: at.version, records: of }] : [];
      });
    },
    pause: (topic, partition, ms) => {
      const position = positions.get(keyOf({ topic, partition }));
      if (position) position.waitUntil = Date.now() + ms;
    },
    seek: async (at, offset) => {
      const inTurn: Position['inTurn'] = positions.get(keyOf(at))?.inTurn ?? ((work) => work());
      await inTurn(async () => {
        await source.commit(at, offset);
        const position = positions.get(keyOf(at));
        if (position) Object.assign(position, { offset, version: position.version + 1, waitUntil: 0 });
      });
    },
    resumesInMs: (since) => {
      const paused = [...positions.values()].filter(({ waitUntil }) => waitUntil > since);
      return Math.min(...paused.map(({ waitUntil }) => Math.max(0, waitUntil - Date.now())));
    },
    count: () => positions.size,
    clear: () => positions.clear(),
  };
}
