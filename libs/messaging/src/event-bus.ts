// The bus port. What is promised: every published record arrives at least once, in order per key
// within a topic. Nothing more; consumers refuse repeats and gaps by `accountSeq`.
// No client's types stand in these signatures, so that an adapter can be swapped without moving keys.
import { TransientError } from '@leadwright/runtime/process/transient';

/** Longest message the bus takes. Refused at append already, so that a relay can never get stuck. */
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
export type HeardRecord = BusRecord & { partition: number; offset: number };

/**
 * Where a record is kept. The offset is null where the log has the record but no longer says where:
 * a repeat of a send that had arrived.
 */
export type Placed = { partition: number; offset: number | null };

/** Offsets `from` to `to` (exclusive) of a partition, forgotten before this group heard them. */
export type Gap = { from: number; to: number };

export type Outcome = { kind: 'done' } | { kind: 'retry'; afterMs: number } | { kind: 'park'; reason: string };

/**
 * Handles records of one partition, in order, in one transaction. With one record the answer is
 * acted on as it stands. With several, anything but `done` (or a throw) means that nothing of the
 * batch took effect, and the port repeats it record by record.
 */
export type OnRecords = (records: HeardRecord[]) => Promise<Outcome>;

export type Subscription = {
  /** `<service>.<topic's service>`, e.g. `billing.export`. */
  group: string;
  topics: string[];
  from: 'earliest' | 'latest';
  onRecords: OnRecords;
  onAssigned?: (topic: string, partition: number) => void;
  onRevoked?: (topic: string, partition: number) => void;
  /** Told before what follows the gap is handled. The missing records are at their owner. */
  onGap?: (topic: string, partition: number, gap: Gap) => void;
};

export type BusConsumer = {
  pause(topic: string, partition: number, ms: number): void;
  /** To an offset, or to the first record kept at that time or later (without one: to the end). */
  seek(topic: string, partition: number, to: number | Date): Promise<void>;
  /** Records not yet handled, over all partitions. */
  lag(): Promise<number>;
  /** Waits until nothing is left to handle: true; false when `timeoutMs` are over before that. */
  drain(timeoutMs: number): Promise<boolean>;
  /** Milliseconds since 1970 of the last progress (with nothing to do: of having looked) and heartbeat. */
  health(): { lastProgressAt: number; lastHeartbeatAt: number; assigned: number; restarts: number };
  /** Finishes the batch in hand, then ends. */
  stop(): Promise<void>;
};

/** Longest volatile value; a larger one is a `RecordTooLargeError`. */
export const VOLATILE_BYTES_MAX = 5 * 1024;

export type VolatileRecord = { topic: string; accountId: string; value: Uint8Array };
export type Listener = { stop(): Promise<void> };

/** The broker or database is away; the same publish may be tried again. */
export class RetryableBusError extends TransientError {}
/** Trying again cannot help: unknown topic, refused credentials. */
export class FatalBusError extends Error {}
/** A record above `MESSAGE_BYTES_MAX`. */
export class RecordTooLargeError extends FatalBusError {}

export type EventBus = {
  /** Resolves when every record is kept, with the place of each. Single flight: calls of one bus are worked off one by one. */
  publish(records: BusRecord[]): Promise<Placed[]>;
  consume(subscription: Subscription): Promise<BusConsumer>;
  /** No promise at all: for progress that is worthless a second later. */
  publishVolatile(record: VolatileRecord): Promise<void>;
  /**
   * Everything that arrives from now on, events and volatile records alike, without offset, inbox
   * or retry: for live updates. A listener that throws is reported, not repeated.
   */
  listen(topics: string[], onRecord: (record: VolatileRecord) => void): Promise<Listener>;
  health(): { ok: boolean; detail: string };
  close(): Promise<void>;
};
