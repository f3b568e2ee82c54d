// A producer's database holds its log, a consumer's its offsets. Like Kafka: 12 partitions, at least once.
import type { Database } from '@leadwright/postgres/database';
import { openHeldLocks, type HeldLocks } from '@leadwright/postgres/held-lock';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { createSignal } from '@leadwright/runtime/process/signal';
import { isTransient } from '@leadwright/runtime/faults/transient';
import { sql } from 'kysely';
import {
  FatalBusError,
  RetryableBusError,
  type BusConsumer,
  type BusRecord,
  type EventBus,
  type Listener,
  type Placed,
  type Subscription,
} from '../event-bus.ts';
import type { Logs } from './logs.ts';
import { startPartitionLoop } from '../partitions/partition-loop.ts';
import { postgresSource } from './log-partitions.ts';
import { openGroupLocks, type GroupLocks } from './partition-locks.ts';
import { assertSizes, assertVolatileSize } from '../record-sizes.ts';
import { singleFlight } from '../partitions/single-flight.ts';
import { startTail } from './tail.ts';
import { appendRecords, trimTopicLog } from './topic-log.ts';
import { encodeVolatile } from './volatile.ts';

export type PostgresBusParts = {
  service: string;
  /** The service's own database, with its topic's log and its offsets. A mere listener needs none. */
  database?: Database;
  /** Where other topics stand; closed by whoever opened them. */
  logs: Logs;
  own?: string;
  logger: Logger;
};

const TRIM_EVERY_MS = 3_600_000;

export async function openPostgresBus(parts: PostgresBusParts): Promise<EventBus> {
  const { logger, logs } = parts;
  const own = parts.database && ownOn(parts.database);
  const open = new Set<Listener>();
  const publishing = singleFlight();
  let trimmedAt = 0;

  const publish = async (records: BusRecord[]): Promise<Placed[]> => {
    const { database } = ownOf(parts, own);
    const stranger = records.find(({ topic }) => topic !== parts.own);
    if (stranger) throw new FatalBusError(`${parts.service} does not publish ${stranger.topic}`);
    assertSizes(records);
    if (records.length === 0 || parts.own === undefined) return [];
    const placed = await retryable(appendRecords(database.db, parts.own, records));
    if (Date.now() - trimmedAt >= TRIM_EVERY_MS) {
      trimmedAt = Date.now();
      await retryable(trimTopicLog(database.db));
    }
    return placed;
  };
  const keep = <Kept extends Listener>(kept: Kept): Kept => {
    const stop = async (): Promise<void> => {
      open.delete(listener);
      await kept.stop();
    };
    const listener = { ...kept, stop };
    open.add(listener);
    return listener;
  };

  return {
    publish: (records) => publishing(() => publish(records)),
    consume: async (subscription) => {
      const consumer = await consume({ ...ownOf(parts, own), logs, logger }, subscription);
      return keep<BusConsumer>(consumer);
    },
    publishVolatile: async (record) => {
      assertVolatileSize(record);
      await retryable(
        sql`select pg_notify(${record.topic}, ${encodeVolatile(record)})`.execute(ownOf(parts, own).database.db),
      );
    },
    listen: async (topics, onRecord) => {
      const tails = await Promise.all(
        topics.map((topic) => startTail({ topic, log: logs.of(topic), onRecord, logger })),
      );
      return keep({ stop: async () => void (await Promise.all(tails.map((tail) => tail.stop()))) });
    },
    health: () => logs.health(),
    close: async () => {
      await Promise.all([...open].map((each) => each.stop()));
      own?.groups.close();
      await own?.locks.close();
    },
  };
}

type Own = { database: Database; locks: HeldLocks; groups: GroupLocks };

function ownOn(database: Database): Own {
  const locks = openHeldLocks(database.url);
  return { database, locks, groups: openGroupLocks(locks) };
}

function ownOf({ service }: PostgresBusParts, own: Own | undefined): Own {
  if (!own) throw new FatalBusError(`${service} has no database of its own: it can only listen`);
  return own;
}

async function consume(
  { database, groups, logs, logger }: Own & Pick<PostgresBusParts, 'logs' | 'logger'>,
  subscription: Subscription,
): Promise<BusConsumer> {
  const signal = createSignal();
  const wake = (): void => signal.wake();
  const source = postgresSource({ db: database.db, groups, logs, subscription, changed: wake });
  const begin = async (): Promise<() => void> => {
    // Commit now: `latest` must mean this moment, not a member's first assignment.
    await retryable(source.prepare());
    return watchAll(logs, subscription.topics, wake);
  };
  const unwatch = await begin().catch(async (error: unknown) => {
    await source.leave();
    throw error;
  });
  const loop = startPartitionLoop({ subscription, source, signal, logger });
  const stop = async (): Promise<void> => {
    unwatch();
    await loop.stop();
  };
  return { ...loop, stop };
}

async function watchAll(logs: Logs, topics: string[], wake: () => void): Promise<() => void> {
  const ends = await Promise.all(topics.map((topic) => logs.of(topic).watch(topic, wake)));
  return () => {
    for (const end of ends) end();
  };
}

// The error's type tells the caller whether to retry, whatever client is used.
async function retryable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isTransient(error)) throw new RetryableBusError('the log cannot be written just now', { cause: error });
    throw error;
  }
}
