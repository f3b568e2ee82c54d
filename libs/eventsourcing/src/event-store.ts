// One log per service, also its outbox. Each write: lock, look for an answer, decide, append, project, commit.
import type { Kysely } from 'kysely';
import type { Decider, Decision } from './decider.ts';

/** `effectiveAt` (ISO, UTC) is set if it takes effect at another time than it is recorded. */
export type DomainEvent = { type: string; effectiveAt?: string };

export type Stream = { accountId: string; streamId: string };

/** Who acts and why. `causationId` is the event or command that caused this one. */
export type Context = {
  actorId: string;
  onBehalfOf?: string | undefined;
  correlationId: string;
  causationId?: string | undefined;
  traceparent?: string | undefined;
  /** Deduplication keys, unique per account for ever: a stored one makes the command a repeat (`checkRepeat`). */
  causes?: string[] | undefined;
};

export type StoredEvent<Event extends DomainEvent = DomainEvent> = {
  eventId: string;
  topic: string;
  accountId: string;
  /** Numbered from 1 without gaps per (topic, account). */
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
  /** The bytes that the relay publishes, encoded at append. */
  message: Uint8Array;
  prevHash: Uint8Array;
  hash: Uint8Array;
};

export type LoggedEvent<Event extends DomainEvent = DomainEvent> = StoredEvent<Event> & {
  /** Its place in this database's log. Opaque: it leaves the service only as a cursor. */
  position: string;
};

export type Executed<Event extends DomainEvent, Refusal> =
  | { accepted: true; events: StoredEvent<Event>[]; version: number }
  | { accepted: false; refusal: Refusal };

/** What a command may be built from under the lock: the time, and other streams of the same account. */
export type Moment = {
  /** The database's clock plus the sandbox's offset, read once the locks are granted. */
  at: string;
  /** The same moment by the database's clock alone, for what no sandbox moves: log-ins, tokens, signatures. */
  realAt: string;
  load<State, Command, Event extends DomainEvent, Refusal>(
    stream: Stream,
    decider: Decider<State, Command, Event, Refusal>,
  ): Promise<State>;
};

/** Folds the stream, decides, appends. A refusal is a result; a throw rolls the transaction back. */
export type Execute = <State, Command, Event extends DomainEvent, Refusal>(
  stream: Stream,
  decider: Decider<State, Command, Event, Refusal>,
  command: Command | ((moment: Moment) => Command | Promise<Command>),
  context: Context,
) => Promise<Executed<Event, Refusal>>;

/** An open write transaction: it has locked its accounts, in order, before it reads anything. */
export type WriteTransaction = Moment & {
  /** For projections and own tables. Throws in the memory store, and with `writesTogether`: see `written`. */
  db: Kysely<unknown>;
  /** The database transaction, once all that was appended so far stands in its tables. The memory store throws here. */
  written(): Promise<Kysely<unknown>>;
  execute: Execute;
  /** Appends events without a decider, for services that only react. */
  record<Event extends DomainEvent>(stream: Stream, events: Event[], context: Context): Promise<StoredEvent<Event>[]>;
  /** Whether one of these deduplication keys is stored, so that a command with it would be a repeat. */
  isStored(lookup: Lookup): Promise<boolean>;
};

/** The stored answer to a command with an Idempotency-Key: ids and codes only, never personal data. */
export type Answer = { status: number; body: unknown };

/** `fields`: the request's fields by the names that its sender knows, to name in a conflict. Default: its own. */
export type Once = { key: string; request: unknown; fields?: Record<string, unknown> };

export type Lookup = { stream: Stream; causes: string[] };

export type Opening = {
  /** What the work is going to ask, read together with the locks. It may ask for more. */
  lookups?: Lookup[];
  /** Decides before the deduplication keys are looked up; a repeat runs the work once more, so it must bear that. */
  repeatsAreRare?: boolean;
  /** Appends are written together, and projected together: at the end, or when `written` asks. */
  writesTogether?: boolean;
};

export type EventStore<Event extends DomainEvent = DomainEvent> = {
  topic: string;
  /** The first statement locks the accounts, sorted. After a lock timeout it retries three times, then throws. */
  transaction<Result>(
    accountIds: string[],
    work: (tx: WriteTransaction) => Promise<Result>,
    opening?: Opening,
  ): Promise<Result>;
  /** Resolves after the commit. Commands may share a transaction; one that fails fails alone. A factory may rerun. */
  execute: Execute;
  /** The same key and request get the first answer, another request a conflict. After a throw the key is free again. */
  once(
    accountId: string,
    once: Once,
    work: (tx: WriteTransaction) => Promise<Answer>,
  ): Promise<{ conflict: false; answer: Answer; repeated: boolean } | { conflict: true; fields: string[] }>;
  /** Waits for a running command with that key, so null means: neither done nor in progress. */
  findAnswer(accountId: string, key: string): Promise<Answer | null>;
  /** Reads one account's events in order, `accountSeq > after`. */
  readAccount(accountId: string, after: number, limit: number): Promise<LoggedEvent<Event>[]>;
  /** Reads the log in order, below the transaction horizon, after an opaque cursor (`''` is the beginning). */
  readAll(after: string, limit: number): Promise<LoggedEvent<Event>[]>;
};

export type { Decider, Decision };
