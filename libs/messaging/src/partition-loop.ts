// The consuming loop that the embedded adapters share. What differs between them is where records
// and offsets stand and how partitions are shared out: a `PartitionSource`.
import type { Logger } from '@leadwright/runtime/logger';
import type { Signal } from '@leadwright/runtime/signal';
import { deliver } from './deliver.ts';
import type { BusConsumer, HeardRecord, Subscription } from './event-bus.ts';

export type TopicPartition = { topic: string; partition: number };
export type Wanted = TopicPartition & { offset: number };

export type PartitionSource = {
  /** The partitions this member owns from now on; called while none of them is being handled. */
  assign(): Promise<TopicPartition[]>;
  /** Where the group stands in this partition. */
  start(at: TopicPartition): Promise<number>;
  fetch(wanted: Wanted[]): Promise<HeardRecord[]>;
  commit(at: TopicPartition, nextOffset: number): Promise<void>;
  lag(): Promise<number>;
  /** Gives the partitions back. */
  leave(): Promise<void>;
};

type Position = TopicPartition & { offset: number; version: number; waitUntil: number };

const AT_ONCE = 3;
const IDLE_MS = 500;
const AFTER_FAULT_MS = 1_000;
const ASSIGN_EVERY_MS = 1_000;

const keyOf = ({ topic, partition }: TopicPartition): string => `${topic}/${partition}`;

export type PartitionLoop = { subscription: Subscription; source: PartitionSource; signal: Signal; logger: Logger };

export function startPartitionLoop({ subscription, source, signal, logger }: PartitionLoop): BusConsumer {
  const positions = new Map<string, Position>();
  const state = { stopping: false, lastProgressAt: Date.now(), restarts: 0, assignedAt: 0 };

  const assign = async (): Promise<void> => {
    const owned = await source.assign();
    const keys = new Set(owned.map(keyOf));
    for (const [key, { topic, partition }] of positions) {
      if (keys.has(key)) continue;
      positions.delete(key);
      subscription.onRevoked?.(topic, partition);
    }
    for (const at of owned) {
      if (positions.has(keyOf(at))) continue;
      positions.set(keyOf(at), { ...at, offset: await source.start(at), version: 0, waitUntil: 0 });
      subscription.onAssigned?.(at.topic, at.partition);
    }
    state.assignedAt = Date.now();
  };

  const handle = async (position: Position, records: HeardRecord[]): Promise<void> => {
    const { version } = position;
    const waitMs = await deliver({
      records, onRecords: subscription.onRecords, logger,
      commit: async (nextOffset) => {
        if (position.version !== version) return false;
        await source.commit(position, nextOffset);
        position.offset = nextOffset;
        return !state.stopping;
      },
    });
    if (waitMs > 0) position.waitUntil = Math.max(position.waitUntil, Date.now() + waitMs);
  };

  const round = async (): Promise<boolean> => {
    if (Date.now() - state.assignedAt >= ASSIGN_EVERY_MS) await assign();
    const free = [...positions.values()].filter(({ waitUntil }) => waitUntil <= Date.now());
    const records = free.length > 0 ? await source.fetch(free) : [];
    state.lastProgressAt = Date.now();
    const batches = new Map<string, HeardRecord[]>();
    for (const record of records) batches.set(keyOf(record), [...(batches.get(keyOf(record)) ?? []), record]);
    await inTurns([...batches], async ([key, batch]) => {
      const position = positions.get(key);
      if (position && !state.stopping) await handle(position, batch);
      state.lastProgressAt = Date.now();
    });
    return records.length > 0;
  };

  const idleMs = (): number => {
    const waits = [...positions.values()].map(({ waitUntil }) => waitUntil - Date.now()).filter((ms) => ms > 0);
    return Math.min(IDLE_MS, ...waits);
  };

  const run = async (): Promise<void> => {
    while (!state.stopping) {
      try {
        if (!(await round())) await signal.wait(idleMs());
      } catch (error) {
        state.restarts += 1;
        logger.error({ err: error, group: subscription.group }, 'the consumer starts again');
        positions.clear();
        state.assignedAt = 0;
        if (!state.stopping) await signal.wait(AFTER_FAULT_MS);
      }
    }
    await source.leave();
  };
  const running = run();

  return {
    pause: (topic, partition, ms) => {
      const position = positions.get(keyOf({ topic, partition }));
      if (position) position.waitUntil = Date.now() + ms;
    },
    seek: async (topic, partition, offset) => {
      await source.commit({ topic, partition }, offset);
      const position = positions.get(keyOf({ topic, partition }));
      if (position) Object.assign(position, { offset, version: position.version + 1, waitUntil: 0 });
      signal.wake();
    },
    lag: () => source.lag(),
    health: () => ({ lastProgressAt: state.lastProgressAt, assigned: positions.size, restarts: state.restarts }),
    stop: async () => {
      state.stopping = true;
      signal.wake();
      await running;
    },
  };
}

// A few partitions side by side; one that is slow or waits does not hold back the rest of the round.
async function inTurns<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
