// The steps of a write transaction, the same for every store; only the log underneath differs.
import { noteInSpan, step, traceparentHere, type SpanStart } from '@leadwright/runtime/telemetry/tracing';
import { chainHash, encodeEvent, FIRST_PREV_HASH, type Contract } from '../log/published-event.ts';
import { accept, refuse, type Decider, type Decision } from '../decider.ts';
import { asStored } from '../log/as-stored.ts';
import { newEventId } from '../log/event-id.ts';
import type {
  Context,
  DomainEvent,
  Executed,
  Lookup,
  Moment,
  StoredEvent,
  Stream,
  WriteTransaction,
} from '../event-store.ts';
import { toMicroseconds } from '../log/timestamps.ts';

export type Head = { version: number; state: unknown; codeVersion: number };

export type LookupResult = {
  isRepeat: boolean;
  head: Head | null;
  isEmpty: boolean;
  /** The newest event of the account, over all its streams. */
  last: { accountSeq: number; hash: Uint8Array } | null;
};

export type Append = {
  stream: Stream;
  events: StoredEvent[];
  causes: string[];
  /** The version that the stream must still have; `head` is its next one. */
  expected: number;
  head: Head;
};

/** The log inside one open transaction; a failure rolls every write back. */
export type LogWriter = {
  lookup(lookup: Lookup): Promise<LookupResult>;
  /** What a lookup finds if no key is stored; null: look. Only an append may follow: it fails if that was wrong. */
  assumeNew?(lookup: Lookup): LookupResult | null;
  /** Reads the event stored under one of these deduplication keys, and a few that follow it in the stream. */
  eventsStoredUnder(lookup: Lookup): Promise<DomainEvent[]>;
  eventsOf(stream: Stream): Promise<{ accountSeq: number; event: DomainEvent }[]>;
  /** Writes events, causes, head and read models. Throws if the stream is not at `expected`. */
  append(append: Append): Promise<void>;
};

export type WriteParts = {
  contract: Contract<DomainEvent>;
  log: LogWriter;
  locked: ReadonlySet<string>;
  at: string;
  realAt: string;
  db: WriteTransaction['db'] | null;
  /** Writes what was appended and is not written yet. Absent: each append is written at once. */
  writeAppended?: () => Promise<void>;
};

/** `record` stores no state snapshot; deciders number their code versions from 1. */
const NO_SNAPSHOT = 0;

export function writeTransaction(parts: WriteParts): WriteTransaction & { appended(): number } {
  const { log, at, realAt } = parts;
  let appended = 0;

  const write = async (appending: Append): Promise<void> => {
    await log.append(appending);
    appended += appending.events.length;
  };
  const moment: Moment = {
    at,
    realAt,
    load: async (stream, decider) => {
      assertLocked(parts, stream.accountId);
      return (await loadState(log, stream, await log.lookup({ stream, causes: [] }), decider)).state;
    },
  };

  return {
    ...moment,
    appended: () => appended,
    get db() {
      if (parts.writeAppended) throw new Error('this transaction writes its appends together: ask for written()');
      return databaseOf(parts);
    },
    written: async () => {
      await parts.writeAppended?.();
      return databaseOf(parts);
    },
    execute: (stream, decider, command, context) =>
      step(spanOf('execute', stream), () => run({ ...parts, write, moment }, stream, decider, command, context)),
    record: <Event extends DomainEvent>(stream: Stream, events: Event[], context: Context) =>
      step(spanOf('record', stream), async () => {
        assertLocked(parts, stream.accountId);
        const { causes = [] } = context;
        const { isRepeat, head, last } = await log.lookup({ stream, causes });
        const stored = isRepeat ? [] : chain(parts, stream, events, context, last);
        const newest = stored.at(-1);
        if (newest) {
          const next = { version: newest.accountSeq, state: null, codeVersion: NO_SNAPSHOT };
          await write({ stream, events: stored, causes, expected: head?.version ?? 0, head: next });
        }
        noteInSpan({ 'leadwright.events': typesOf(stored) });
        return stored as StoredEvent<Event>[];
      }),
    isStored: async (lookup) => {
      assertLocked(parts, lookup.stream.accountId);
      return (await log.lookup(lookup)).isRepeat;
    },
  };
}

function databaseOf({ db }: WriteParts): WriteTransaction['db'] {
  if (!db) throw new Error('this store has no database');
  return db;
}

type Running = WriteParts & { write: (append: Append) => Promise<void>; moment: Moment };

async function run<State, Command, Event extends DomainEvent, Refusal>(
  parts: Running,
  stream: Stream,
  decider: Decider<State, Command, Event, Refusal>,
  command: Command | ((moment: Moment) => Command | Promise<Command>),
  context: Context,
): Promise<Executed<Event, Refusal>> {
  const { log, moment } = parts;
  assertLocked(parts, stream.accountId);
  const causes = causesOf(decider, command, context);
  const make = async (): Promise<Command> => (isFactory(command) ? command(moment) : command);
  const assumed = log.assumeNew?.({ stream, causes }) ?? null;
  if (assumed) {
    const { state, version } = await loadState(log, stream, assumed, decider);
    const decision = decider.decide(await make(), state);
    // Only an append would find a repeat out. Whatever else is answered, the keys are looked up first.
    if (decision.accepted && decision.events.length > 0) {
      const before = { stream, causes, state, version, last: assumed.last };
      return appendDecided(parts, before, decider, decision.events, context);
    }
  }
  const found = await log.lookup({ stream, causes });
  const { isRepeat, last } = found;
  const { state, version } = await loadState(log, stream, found, decider);
  if (isRepeat && !decider.checkRepeat) return { accepted: true, events: [], version };
  const made = await make();
  const decision = isRepeat
    ? decideRepeat(decider, made, await log.eventsStoredUnder({ stream, causes }))
    : decider.decide(made, state);
  if (!decision.accepted) {
    noteInSpan({ 'leadwright.refusal': codeOf(decision.refusal) });
    return decision;
  }
  return appendDecided(parts, { stream, causes, state, version, last }, decider, decision.events, context);
}

type Before<State> = Lookup & { state: State; version: number; last: LookupResult['last'] };

async function appendDecided<State, Command, Event extends DomainEvent, Refusal>(
  parts: Running,
  { stream, causes, state, version, last }: Before<State>,
  decider: Decider<State, Command, Event, Refusal>,
  events: Event[],
  context: Context,
): Promise<Executed<Event, Refusal>> {
  const stored = chain(parts, stream, events, context, last) as StoredEvent<Event>[];
  noteInSpan({ 'leadwright.events': typesOf(stored) });
  const newest = stored.at(-1);
  if (!newest) return { accepted: true, events: [], version };
  const next = stored.reduce((folded, { event }) => decider.evolve(folded, event), state);
  await parts.write({
    stream,
    events: stored,
    causes,
    expected: version,
    head: { version: newest.accountSeq, state: next, codeVersion: decider.codeVersion },
  });
  return { accepted: true, events: stored, version: newest.accountSeq };
}

/** The deduplication keys of a command: those of its context and its own. A command factory has none of its own. */
export function causesOf<State, Command, Event extends DomainEvent, Refusal>(
  { deduplicationKey }: Decider<State, Command, Event, Refusal>,
  command: Command | ((moment: Moment) => Command | Promise<Command>),
  { causes = [] }: Context,
): string[] {
  const own = isFactory(command) ? null : (deduplicationKey?.(command) ?? null);
  return own === null || causes.includes(own) ? causes : [...causes, own];
}

function decideRepeat<State, Command, Event extends DomainEvent, Refusal>(
  { checkRepeat }: Decider<State, Command, Event, Refusal>,
  command: Command,
  first: DomainEvent[],
): Decision<Event, Refusal> {
  const refusal = checkRepeat?.(command, first as Event[]) ?? null;
  return refusal === null ? accept() : refuse(refusal);
}

// Streams are `<aggregate>-<id>`. Name the span by the aggregate, so that span names are few; the id is an attribute.
function spanOf(operation: 'execute' | 'record', { streamId }: Stream): SpanStart {
  return { name: `${operation} ${streamId.split('-')[0]}`, attributes: { 'leadwright.stream_id': streamId } };
}

function typesOf(stored: StoredEvent[]): string[] {
  return stored.map(({ event }) => event.type);
}

function codeOf(refusal: unknown): string {
  return String((refusal as { code?: unknown } | null)?.code ?? 'none');
}

function isFactory<Command>(
  command: Command | ((moment: Moment) => Command | Promise<Command>),
): command is (moment: Moment) => Command | Promise<Command> {
  return typeof command === 'function';
}

// Without the lock, this would read a state that the lock's holder is about to change.
function assertLocked({ locked }: WriteParts, accountId: string): void {
  if (!locked.has(accountId)) throw new Error(`account ${accountId} is not locked by this transaction`);
}

// The state snapshot only saves work: without one, or with another code version, fold the events again.
async function loadState<State, Command, Event extends DomainEvent, Refusal>(
  log: LogWriter,
  stream: Stream,
  { head, isEmpty }: LookupResult,
  decider: Decider<State, Command, Event, Refusal>,
): Promise<{ state: State; version: number }> {
  if (isEmpty) return { state: decider.initial, version: 0 };
  if (head?.codeVersion === decider.codeVersion) return { state: head.state as State, version: head.version };
  const events = await log.eventsOf(stream);
  return {
    state: events.reduce((state, { event }) => decider.evolve(state, event as Event), decider.initial),
    version: events.at(-1)?.accountSeq ?? 0,
  };
}

function chain(
  { contract, at }: WriteParts,
  stream: Stream,
  events: DomainEvent[],
  context: Context,
  last: LookupResult['last'],
): StoredEvent[] {
  let { accountSeq, hash } = last ?? { accountSeq: 0, hash: FIRST_PREV_HASH };
  return events.map((given) => {
    // Encode the event as JSON stores it: JSON drops undefined fields, and what is published must be what is stored.
    const event = asStored(given);
    accountSeq += 1;
    const unencoded = {
      eventId: newEventId(),
      topic: contract.topic,
      ...stream,
      accountSeq,
      schemaV: contract.schemaV ?? 1,
      effectiveAt: toMicroseconds(event.effectiveAt ?? at),
      recordedAt: at,
      actorId: context.actorId,
      onBehalfOf: context.onBehalfOf ?? null,
      correlationId: context.correlationId,
      causationId: context.causationId ?? null,
      // Prefer the span that appends over the request's: it is the closer cause of what follows.
      traceparent: traceparentHere() ?? context.traceparent ?? null,
      event,
    };
    const message = encodeEvent(contract, unencoded);
    const prevHash = hash;
    hash = chainHash(prevHash, message);
    return { ...unencoded, message, prevHash, hash };
  });
}
