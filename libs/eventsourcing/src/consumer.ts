// One consumer per service and topic. Effect first, offset last; what is thrown is sorted here and
// nowhere else: what passes by itself is tried for ever, what does not is tried three times and parked.
import type { BusConsumer, EventBus, HeardRecord, Outcome } from '@leadwright/messaging/event-bus';
import { crashpoint } from '@leadwright/runtime/crashpoint';
import type { Database } from '@leadwright/runtime/database';
import type { Logger } from '@leadwright/runtime/logger';
import { readScoped } from '@leadwright/runtime/scope';
import { isTransient } from '@leadwright/runtime/transient';
import { applyRecords, GapError, NewerSchemaError, type ApplyParts, type Counters, type React } from './apply-records.ts';
import type { DomainEvent, EventStore } from './event-store.ts';
import type { TopicMessage } from './heard.ts';
import { listParked, park, readInbox, writeInbox, type Parked } from './inbox.ts';
import type { OwnerClient } from './owner-client.ts';
import { redrive } from './redrive.ts';
import { repairGap } from './repair-gap.ts';

export type ConsumerParts<Message extends TopicMessage, Event extends DomainEvent> = {
  service: string;
  store: EventStore<Event>;
  bus: Pick<EventBus, 'consume'>;
  database: Database;
  topic: string;
  /** Where missing records are fetched from. */
  owner: OwnerClient;
  decode: (bytes: Uint8Array) => Message;
  react: React<Message>;
  /** Default 1. */
  schemaV?: number;
  /** Waits before the second, third … try, in milliseconds; the last one repeats. Default 0.2 s to 30 s. */
  backoffMs?: number[];
  logger: Logger;
};

export type Consumer = {
  /** Finishes the batch in hand. */
  stop(): Promise<void>;
  counters: Readonly<Counters>;
  health(): { ok: boolean; detail: string };
  /** Records not yet handled. */
  lag(): Promise<number>;
  listParked(): Promise<Parked[]>;
  /** Replays an account's park in order and unblocks it; answers how many were applied. Throws at the first that fails again. */
  redrive(accountId: string): Promise<number>;
};

const TRIES = 3;
const BACKOFF_MS = [200, 1_000, 5_000, 15_000, 30_000];
const STOPPED_MS = 30_000;

/** The group is `<service>.<topic's service>`; it begins at the start of the topic. */
export async function startConsumer<Message extends TopicMessage, Event extends DomainEvent>(
  parts: ConsumerParts<Message, Event>,
): Promise<Consumer> {
  const { service, topic, database, logger, backoffMs = BACKOFF_MS } = parts;
  const group = `${service}.${topic.split('.')[1] ?? topic}`;
  const counters: Counters = { applied: 0, duplicates: 0, unknown: 0, parked: 0, gaps: 0, retries: 0 };
  const apply: ApplyParts<Message> = {
    service, inbox: { consumer: group, topic }, store: parts.store, decode: parts.decode, react: parts.react,
    schemaV: parts.schemaV ?? 1, counters,
  };
  const tries = new Map<string, number>();
  let stopped: string | undefined;

  const parkRecord = async (record: HeardRecord, reason: string): Promise<void> => {
    await parts.store.transaction([record.accountId], async (tx) => {
      const row = (await readInbox(tx.db, apply.inbox, [record.accountId])).get(record.accountId);
      await park(tx.db, apply.inbox, record, reason);
      await writeInbox(tx.db, apply.inbox, record.accountId, { lastSeq: row?.lastSeq ?? 0, blocked: true });
    });
    counters.parked += 1;
  };

  const failed = async (record: HeardRecord, error: unknown): Promise<Outcome> => {
    const key = `${record.accountId}/${record.accountSeq}`;
    const count = (tries.get(key) ?? 0) + 1;
    tries.set(key, count);
    const where = { topic, accountId: record.accountId, accountSeq: record.accountSeq, tries: count };
    if (isTransient(error) || count < TRIES) {
      counters.retries += 1;
      logger.warn({ err: error, ...where }, 'a record could not be handled; trying again');
      return { kind: 'retry', afterMs: backoffMs[Math.min(count, backoffMs.length) - 1] ?? STOPPED_MS };
    }
    const reason = error instanceof Error ? error.message : String(error);
    await parkRecord(record, reason);
    tries.delete(key);
    logger.error({ err: error, ...where }, 'a record was parked; its account waits for a redrive');
    return { kind: 'park', reason };
  };

  const onRecords = async (records: HeardRecord[]): Promise<Outcome> => {
    const [first] = records;
    if (!first) return { kind: 'done' };
    if (stopped !== undefined) return { kind: 'retry', afterMs: STOPPED_MS };
    try {
      await applyRecords(apply, records);
    } catch (error) {
      if (error instanceof NewerSchemaError) {
        stopped = error.message;
        logger.fatal({ err: error, topic }, 'this consumer stops: its producer is newer');
        return { kind: 'retry', afterMs: STOPPED_MS };
      }
      if (error instanceof GapError) {
        counters.gaps += 1;
        const repaired = await repairGap({ owner: parts.owner, topic, gap: error, handle: onRecords, logger }).catch(
          (reason: unknown): Outcome => retryLater(reason, logger, topic),
        );
        return repaired.kind === 'done' ? onRecords(records) : repaired;
      }
      return records.length > 1 ? { kind: 'retry', afterMs: 0 } : failed(first, error);
    }
    for (const { accountId, accountSeq } of records) tries.delete(`${accountId}/${accountSeq}`);
    crashpoint('consumer:after-commit', group);
    return { kind: 'done' };
  };

  const consumer: BusConsumer = await parts.bus.consume({ group, topics: [topic], from: 'earliest', onRecords });
  return {
    counters,
    stop: () => consumer.stop(),
    lag: () => consumer.lag(),
    health: () => (stopped === undefined ? { ok: true, detail: 'listening' } : { ok: false, detail: stopped }),
    listParked: () => readScoped(database.db, 'all', (trx) => listParked(trx, apply.inbox)),
    redrive: (accountId) => redrive(apply, parts.owner, accountId),
  };
}

// The owner is away, or its log does not show the missing records yet.
function retryLater(reason: unknown, logger: Logger, topic: string): Outcome {
  logger.warn({ err: reason, topic }, 'missing records could not be fetched; trying again');
  return { kind: 'retry', afterMs: 1_000 };
}
