// At least once, in order per key within a topic; consumers detect duplicates and gaps by `accountSeq`.
import { TransientError } from '@leadwright/runtime/faults/transient';

/** Largest message the bus accepts. The event store refuses larger ones at append, so a relay never gets stuck. */
export const MESSAGE_BYTES_MAX = 256 * 1024;

export type BusRecord = {
  topic: string;
  /** The account; key of the record, and by `partitionOf` its partition. */
  accountId: string;
  /** Gapless per (topic, account), from 1. */
  accountSeq: number;
  eventId: string;
  /** Text only: `traceparent`, `hash`, `prev-hash` (hex), `type`. */
  headers: Record<string, string>;
  value: Uint8Array;
};

/** `offset` is dense per (topic, partition), from 0. */
export type ReceivedRecord = BusRecord & { partition: number; offset: number };

/** Where a record was stored. The offset is null when the broker dropped a duplicate and no longer knows it. */
export type Placed = { partition: number; offset: number | null };

/** Offsets `from` to `to` (exclusive) of a partition that retention deleted before this group read them. */
export type Gap = { from: number; to: number };

export type Outcome = { kind: 'done' } | { kind: 'retry'; afterMs: number } | { kind: 'park'; reason: string };

/** In order, in one transaction. Any outcome of a batch but `done`, or a throw: no effect; retried record by record. */
export type OnRecords = (records: ReceivedRecord[]) => Promise<Outcome>;

export type Subscription = {
  /** `<service>.<topic's service>`, e.g. `billing.export`. */
  group: string;
  topics: string[];
  from: 'earliest' | 'latest';
  onRecords: OnRecords;
  onAssigned?: (topic: string, partition: number) => void;
  onRevoked?: (topic: string, partition: number) => void;
  /** Called before the records after the gap are handled. The owner still has the missing ones. */
  onGap?: (topic: string, partition: number, gap: Gap) => void;
};

export type BusConsumer = {
  pause(topic: string, partition: number, ms: number): void;
  /** To an offset, or to the first record kept at that time or later (without one: to the end). */
  seek(topic: string, partition: number, to: number | Date): Promise<void>;
  lag(): Promise<number>;
  /** Waits until nothing is left to handle: true; false when `timeoutMs` are over before that. */
  drain(timeoutMs: number): Promise<boolean>;
  /** Milliseconds since 1970 of the last progress (an idle poll counts) and of the last heartbeat. */
  health(): { lastProgressAt: number; lastHeartbeatAt: number; assigned: number; restarts: number };
  stop(): Promise<void>;
};

/** Longest volatile value; a larger one is a `RecordTooLargeError`. */
export const VOLATILE_BYTES_MAX = 5 * 1024;

export type VolatileRecord = { topic: string; accountId: string; value: Uint8Array };
export type Listener = { stop(): Promise<void> };

/** The broker or database is unavailable; the caller may retry the same publish. */
export class RetryableBusError extends TransientError {}
/** A retry cannot help: unknown topic, refused credentials. */
export class FatalBusError extends Error {}
export class RecordTooLargeError extends FatalBusError {}

export type EventBus = {
  /** Resolves when every record is stored, with its position. Calls on one bus run one at a time. */
  publish(records: BusRecord[]): Promise<Placed[]>;
  consume(subscription: Subscription): Promise<BusConsumer>;
  /** Fire and forget, for progress that is stale a second later. */
  publishVolatile(record: VolatileRecord): Promise<void>;
  /** For live updates, from now on: no offset, no retry. An exception of the listener is logged. */
  listen(topics: string[], onRecord: (record: VolatileRecord) => void): Promise<Listener>;
  /** `stalled`: what only a new process helps against, if anything. */
  health(): { ok: boolean; detail: string; stalled?: string };
  close(): Promise<void>;
};
