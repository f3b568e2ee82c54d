// Effect first, offset last. The owner fills a gap, a newer schema stops it, other failures go to the failure policy.
import type { EventBus, ReceivedRecord, Outcome, Subscription } from '@leadwright/messaging/event-bus';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import type { Database } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { inScope } from '@leadwright/postgres/scope';
import type { Tracer } from '@leadwright/runtime/telemetry/tracing';
import { applyRecords, GapError, type ApplyParts, type Counters } from './apply-records.ts';
import type { DomainEvent, EventStore } from '../event-store.ts';
import { failurePolicy } from './failure-policy.ts';
import type { TopicMessage } from './received.ts';
import { listBlocked, listParked, type BlockedStream, type Parked } from './inbox.ts';
import type { OwnerClient } from './owner-client.ts';
import type { RebuildSource } from '../rebuild/rebuild-source.ts';
import { consumedLog } from './consumed-log.ts';
import { NewerSchemaError, type React, type ReactToBatch } from './react-in-order.ts';
import { watchRecordAge } from './record-age.ts';
import { redrive } from './redrive.ts';
import { repairGap } from './repair-gap.ts';
import { tracedBatch } from './traced-records.ts';

export type ConsumerParts<Message extends TopicMessage, Event extends DomainEvent> = {
  service: string;
  store: EventStore<Event>;
  bus: Pick<EventBus, 'consume'>;
  database: Database;
  topic: string;
  owner: OwnerClient;
  decode: (bytes: Uint8Array) => Message;
  react: React<Message>;
  reactToBatch?: ((eventCase: string) => ReactToBatch<Message> | undefined) | undefined;
  /** Default 1. */
  schemaV?: number;
  /** Delays before the second, third … attempt, in milliseconds; the last one repeats. Default 0.2 s to 5 s. */
  backoffMs?: number[];
  tracer?: Tracer | undefined;
  logger: Logger;
};

export type Consumer = {
  group: string;
  topic: string;
  stop(): Promise<void>;
  counters: Readonly<Counters>;
  health(): { ok: boolean; detail: string };
  /** Milliseconds since 1970 of the last handled record, or of the last empty poll. */
  progressAt(): number;
  rebalances(): number;
  lag(): Promise<number>;
  /** Milliseconds since 1970 at which the oldest record in hand was made; without one, the last that was handled. */
  oldestMadeAt(): number | undefined;
  /** The parked records, of one account or of all; at most 1,000. */
  listParked(accountId?: string): Promise<Parked[]>;
  listBlocked(): Promise<BlockedStream[]>;
  /** Replays an account's parked records in order and unblocks it; returns how many it applied. Throws `RedriveStoppedError` at the first that fails again. */
  redrive(accountId: string): Promise<number>;
  replay(): RebuildSource;
};

const STOPPED_MS = 30_000;
const DEAF_MS = 60_000;
const GAP_ALERT_MS = 30_000;

/** The group is `<service>.<topic's service>`; it begins at the start of the topic. */
export async function startConsumer<Message extends TopicMessage, Event extends DomainEvent>(
  parts: ConsumerParts<Message, Event>,
): Promise<Consumer> {
  const { service, topic, database, logger, backoffMs } = parts;
  const group = `${service}.${topic.split('.')[1] ?? topic}`;
  const counters: Counters = { applied: 0, duplicates: 0, unknown: 0, parked: 0, gaps: 0, retries: 0, late: 0 };
  const apply: ApplyParts<Message> = {
    service,
    inbox: { consumer: group, topic },
    store: parts.store,
    decode: parts.decode,
    react: parts.react,
    reactToBatch: parts.reactToBatch,
    schemaV: parts.schemaV ?? 1,
    counters,
  };
  const failures = failurePolicy({ apply, store: parts.store, logger, backoffMs });
  let stopped: string | undefined;
  let gapSince: number | undefined;

  const age = watchRecordAge();
  const handle = async (records: ReceivedRecord[]): Promise<Outcome> => {
    const [first] = records;
    if (!first) return { kind: 'done' };
    if (stopped !== undefined) return { kind: 'retry', afterMs: STOPPED_MS };
    try {
      await tracedBatch(parts.tracer, group, records, () => applyRecords(apply, records));
    } catch (error) {
      if (error instanceof NewerSchemaError) {
        stopped = error.message;
        logger.fatal({ err: error, topic }, 'this consumer stops: its producer is newer');
        return { kind: 'retry', afterMs: STOPPED_MS };
      }
      if (error instanceof GapError) {
        counters.gaps += 1;
        gapSince ??= Date.now();
        const repaired = await repairGap({ owner: parts.owner, topic, gap: error, handle, logger }).catch(
          (reason: unknown): Outcome =>
            retryLater(reason, { logger, topic, forMs: Date.now() - (gapSince ?? Date.now()) }),
        );
        if (repaired.kind !== 'done') return repaired;
        gapSince = undefined;
        return handle(records);
      }
      return records.length > 1 ? { kind: 'retry', afterMs: 0 } : failures.sort(first, error);
    }
    failures.forget(records);
    crashpoint('consumer:after-commit', group);
    return { kind: 'done' };
  };

  const onRecords = async (records: ReceivedRecord[]): Promise<Outcome> => {
    age.taken(records);
    const outcome = await handle(records);
    if (outcome.kind !== 'retry') age.handled(records);
    return outcome;
  };

  const rebalances = countRebalances();
  const consumer = await parts.bus.consume({
    group,
    topics: [topic],
    from: 'earliest',
    onRecords,
    onAssigned: rebalances.changed,
    onRevoked: (_topic, partition) => {
      age.revoked(partition);
      rebalances.changed();
    },
    onGap: tellOfGap(logger, group),
  });
  return {
    group,
    topic,
    counters,
    rebalances: rebalances.total,
    progressAt: () => consumer.health().lastProgressAt,
    stop: () => consumer.stop(),
    lag: () => consumer.lag(),
    oldestMadeAt: age.oldest,
    health: () => {
      if (stopped !== undefined) return { ok: false, detail: stopped };
      // It polls far more often than this, also without records: a longer silence is a stall.
      const deaf = Date.now() - consumer.health().lastProgressAt > DEAF_MS;
      return deaf ? { ok: false, detail: `${group} has not moved for a minute` } : { ok: true, detail: 'listening' };
    },
    listParked: (accountId) => inScope(database.db, 'all', (trx) => listParked(trx, apply.inbox, accountId)),
    listBlocked: () => inScope(database.db, 'all', (trx) => listBlocked(trx, apply.inbox)),
    redrive: (accountId) => redrive(apply, parts.owner, accountId),
    replay: () => consumedLog(apply, parts.owner),
  };
}

// A later event of the account reveals the gap in its numbers; an account without one needs a rebuild.
function tellOfGap(logger: Logger, group: string): NonNullable<Subscription['onGap']> {
  return (topic, partition, gap) =>
    logger.error({ topic, group, partition, ...gap }, 'the bus forgot records before they were received here');
}

const ONE_REBALANCE_MS = 1_000;

// The bus reports each partition separately; changes at the same time are one rebalance.
function countRebalances(): { changed: () => void; total: () => number } {
  let total = 0;
  let changedAt = 0;
  const changed = (): void => {
    if (Date.now() - changedAt > ONE_REBALANCE_MS) total += 1;
    changedAt = Date.now();
  };
  return { changed, total: () => total };
}

// The owner is unreachable, or its log does not show the missing records yet.
function retryLater(
  reason: unknown,
  { logger, topic, forMs }: { logger: Logger; topic: string; forMs: number },
): Outcome {
  const level = forMs > GAP_ALERT_MS ? 'error' : 'warn';
  logger[level]({ err: reason, topic, forMs }, 'missing records could not be fetched; trying again');
  return { kind: 'retry', afterMs: 1_000 };
}
