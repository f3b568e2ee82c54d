// The event store port: an append-only log per service that is also its outbox, with one write
// protocol (reliability.md 2.3): lock, answer kept?, decide, append, projections, answer, commit.
import type { Kysely } from 'kysely';
import type { Decider, Decision } from './decider.ts';

/** A stored event of a service's domain. One that says when it holds carries `effectiveAt` (ISO, UTC). */
export type DomainEvent = { type: string; effectiveAt?: string };

export type Stream = { accountId: string; streamId: string };

/** Who did it and why. `causationId` is the event or command that caused it. */
export type Context = {
  actorId: string;
  onBehalfOf?: string | undefined;
  correlationId: string;
  causationId?: string | undefined;
  traceparent?: string | undefined;
  /**
   * Business ids that may happen once for ever per account; one that is known already makes the command an accept
   * with no events, or the refusal of a decider that finds other content in it.
   */
  causes?: string[] | undefined;
};

export type StoredEvent<Event extends DomainEvent = DomainEvent> = {
  eventId: string;
  topic: string;
  accountId: string;
  /** Gapless per (topic, account), from 1. */
  accountSeq: number;
  streamId: string;
  schemaV: number;
  /** ISO 8601 UTC with microseconds. */
  effectiveAt: string;
  recordedAt: string;
  actorId: string;
  onBehalfOf: string | null;
  correlationId: string;
  causationId: string | null;
  traceparent: string | null;
  event: Event;
  /** The announced bytes, encoded at append. */
  message: Uint8Array;
  prevHash: Uint8Array;
  hash: Uint8Array;
};

/** As it is read from the log. */
export type LoggedEvent<Event extends DomainEvent = DomainEvent> = StoredEvent<Event> & {
  /** Where it stands in this database's log; opaque, never leaves the service except as a cursor. */
  position: string;
};

export type Executed<Event extends DomainEvent, Refusal> =
  { accepted: true; events: StoredEvent<Event>[]; version: number } | { accepted: false; refusal: Refusal };

/** What a command may be made from: the time (under the lock) and other streams of the same account. */
export type Moment = {
  /** The database's clock plus the sandbox's offset, read after the locks were granted. */
  at: string;
  load<State, Command, Event extends DomainEvent, Refusal>(
    stream: Stream,
    decider: Decider<State, Command, Event, Refusal>,
  ): Promise<State>;
};

/** Folds the stream, decides, appends. A refusal is an answer; a throw undoes what the transaction wrote. */
export type Execute = <State, Command, Event extends DomainEvent, Refusal>(
  stream: Stream,
  decider: Decider<State, Command, Event, Refusal>,
  command: Command | ((moment: Moment) => Command | Promise<Command>),
  context: Context,
) => Promise<Executed<Event, Refusal>>;

/** One open write transaction: its accounts are locked, in order, before anything else was read. */
export type WriteTransaction = Moment & {
  /** The same database transaction, for projections and service tables. The memory store has none and throws. */
  db: Kysely<unknown>;
  execute: Execute;
  /** Appends without deciding: for services that only react. */
  record<Event extends DomainEvent>(stream: Stream, events: Event[], context: Context): Promise<StoredEvent<Event>[]>;
};

/** What was answered to a command with an Idempotency-Key: ids and codes only, never personal data. */
export type Answer = { status: number; body: unknown };

/** `fields`: the request as its sender names its parts, so that a conflict can name them too; without it, the request's own. */
export type Once = { key: string; request: unknown; fields?: Record<string, unknown> };

/** What a command looks at before it is decided: its stream, and whether one of its business ids is known. */
export type Look = { stream: Stream; causes: string[] };

export type EventStore<Event extends DomainEvent = DomainEvent> = {
  topic: string;
  /**
   * Opens a write transaction that locks the accounts (sorted, one by one, first statement).
   * A lock that does not come in time is tried again three times, then it is a fault.
   */
  transaction<Result>(accountIds: string[], work: (tx: WriteTransaction) => Promise<Result>): Promise<Result>;
  /**
   * One command that needs no more than its own account; answered when it is committed. Commands that
   * wait at the same moment may share a transaction; one that fails fails alone. Its maker may run twice.
   */
  execute: Execute;
  /**
   * The same with an Idempotency-Key: same key and same request gives the first answer, same key
   * with another request gives `conflict` and the names of the fields that differ, sorted, as far as they were kept. A throw stores nothing, so the key may be used again.
   */
  once(
    accountId: string,
    once: Once,
    work: (tx: WriteTransaction) => Promise<Answer>,
  ): Promise<{ conflict: false; answer: Answer; repeated: boolean } | { conflict: true; fields: string[] }>;
  /**
   * The first answer under an Idempotency-Key, or null; does nothing. It waits for a command under
   * that key that has begun, so null means: not done, and not being done now.
   */
  answered(accountId: string, key: string): Promise<Answer | null>;
  /** Events of one account in order, `accountSeq > after`. */
  readAccount(accountId: string, after: number, limit: number): Promise<LoggedEvent<Event>[]>;
  /** The log in order below the snapshot horizon, after an opaque cursor (`''` is the beginning). */
  readAll(after: string, limit: number): Promise<LoggedEvent<Event>[]>;
};

export type { Decider, Decision };
