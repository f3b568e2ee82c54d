import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Signal } from '@leadwright/runtime/process/signal';
import { deliver } from './deliver.ts';
import { drainBy } from './drain.ts';
import type { BusConsumer, Subscription } from '../event-bus.ts';
import type { PartitionSource } from './partition-source.ts';
import { createPositions, type Batch } from './positions.ts';

const AT_ONCE = 3;
// The source wakes the loop whenever there may be records: nothing else makes it look, but this, should that ever fail.
const LOOK_MS_MAX = 60_000;
const AFTER_FAULT_MS = 1_000;
const REST_MS = 2_000;

export type PartitionLoop = {
  subscription: Subscription;
  source: PartitionSource;
  signal: Signal;
  logger: Logger;
  /** How long the loop rests at most before it asks the source again which partitions it has. */
  restMs?: number;
};

export function startPartitionLoop(parts: PartitionLoop): BusConsumer {
  const { subscription, source, signal, logger, restMs = REST_MS } = parts;
  const positions = createPositions(subscription, source);
  const state = { stopping: false, lastProgressAt: Date.now(), restarts: 0, lookedAt: 0 };

  const look = async (): Promise<boolean> => {
    state.lookedAt = Date.now();
    const free = positions.free();
    const records = free.length > 0 ? await source.fetch(free) : [];
    state.lastProgressAt = Date.now();
    await inTurns(positions.batches(free, records), async (batch) => {
      if (!state.stopping) await handle(parts, batch, () => state.stopping);
      state.lastProgressAt = Date.now();
    });
    return records.length > 0;
  };
  /** Waits until there may be records; false: only to assign again. */
  const rest = async (): Promise<boolean> => {
    const resumesInMs = (): number => positions.resumesInMs(state.lookedAt);
    const wasWoken = await signal.wait(Math.min(restMs, resumesInMs()));
    return wasWoken || resumesInMs() === 0 || Date.now() - state.lookedAt >= LOOK_MS_MAX;
  };

  const run = async (): Promise<void> => {
    let mayHaveRecords = true;
    while (!state.stopping) {
      try {
        if (await positions.assign()) mayHaveRecords = true;
        state.lastProgressAt = Date.now();
        if (!mayHaveRecords || !(await look())) mayHaveRecords = await rest();
      } catch (error) {
        state.restarts += 1;
        logger.error({ err: error, group: subscription.group }, 'the consumer failed and restarts');
        positions.clear();
        mayHaveRecords = true;
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
