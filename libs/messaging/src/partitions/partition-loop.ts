// The consuming loop of the embedded adapters. A `PartitionSource` says where records and offsets are
// stored and how members share the partitions.
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Signal } from '@leadwright/runtime/process/signal';
import { deliver } from './deliver.ts';
import { drainBy } from './drain.ts';
import type { BusConsumer, Subscription } from '../event-bus.ts';
import type { PartitionSource } from './partition-source.ts';
import { createPositions, type Batch } from './positions.ts';

const AT_ONCE = 3;
// Every publish wakes the loop; the timer only bounds the delay after a lost wake-up.
const IDLE_MS = 1_000;
const AFTER_FAULT_MS = 1_000;
const ASSIGN_EVERY_MS = 2_000;

export type PartitionLoop = {
  subscription: Subscription;
  source: PartitionSource;
  signal: Signal;
  logger: Logger;
  /** How often to rebalance the group's partitions; each time costs the source a query. */
  assignEveryMs?: number;
};

export function startPartitionLoop(parts: PartitionLoop): BusConsumer {
  const { subscription, source, signal, logger, assignEveryMs = ASSIGN_EVERY_MS } = parts;
  const positions = createPositions(subscription, source);
  const state = { stopping: false, lastProgressAt: Date.now(), restarts: 0, assignedAt: 0 };

  const round = async (): Promise<boolean> => {
    if (Date.now() - state.assignedAt >= assignEveryMs) {
      await positions.assign();
      state.assignedAt = Date.now();
    }
    const free = positions.free();
    const records = free.length > 0 ? await source.fetch(free) : [];
    state.lastProgressAt = Date.now();
    await inTurns(positions.batches(free, records), async (batch) => {
      if (!state.stopping) await handle(parts, batch, () => state.stopping);
      state.lastProgressAt = Date.now();
    });
    return records.length > 0;
  };

  const run = async (): Promise<void> => {
    while (!state.stopping) {
      const begunAt = Date.now();
      try {
        if (!(await round())) await signal.wait(positions.idleMs(IDLE_MS, begunAt));
      } catch (error) {
        state.restarts += 1;
        logger.error({ err: error, group: subscription.group }, 'the consumer failed and restarts');
        positions.clear();
        state.assignedAt = 0;
        if (!state.stopping) await signal.wait(AFTER_FAULT_MS);
      }
    }
    await source.leave();
  };
  const running = run();

  return {
    pause: positions.pause,
    seek: async (topic, partition, to) => {
      const offset = typeof to === 'number' ? to : await source.offsetAt({ topic, partition }, to.getTime());
      await positions.seek({ topic, partition }, offset);
      signal.wake();
    },
    lag: () => source.lag(),
    drain: drainBy(() => source.lag()),
    // Members find each other by locks, not by heartbeats, so each round counts as a heartbeat.
    health: () => ({
      lastProgressAt: state.lastProgressAt,
      lastHeartbeatAt: state.lastProgressAt,
      assigned: positions.count(),
      restarts: state.restarts,
    }),
    stop: async () => {
      state.stopping = true;
      signal.wake();
      await running;
    },
  };
}

async function handle(
  { subscription, source, logger }: PartitionLoop,
  { position, version, records }: Batch,
  isStopping: () => boolean,
): Promise<void> {
  const { topic, partition } = position;
  // A seek moved the position during the fetch, so the fetched records are stale.
  const isStale = (): boolean => position.version !== version;
  if (isStale()) return;
  const first = records[0]?.offset ?? position.offset;
  if (first > position.offset) {
    subscription.onGap?.(topic, partition, { from: position.offset, to: first });
    position.offset = first;
  }
  const waitMs = await deliver({
    records,
    onRecords: subscription.onRecords,
    logger,
    commit: (nextOffset) =>
      position.inTurn(async () => {
        if (isStale()) return false;
        await source.commit(position, nextOffset);
        position.offset = nextOffset;
        return !isStopping();
      }),
  });
  if (waitMs > 0 && !isStale()) position.waitUntil = Math.max(position.waitUntil, Date.now() + waitMs);
}

// Handle a few partitions at once, so that a slow one does not block the rest of the round.
async function inTurns<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
