// What happens inside a write transaction once its accounts are locked: cause, head, decide,
// append, projections, head. The same for every store; only the log beneath differs.
import { noteInSpan, step, traceparentHere, type SpanStart } from '@leadwright/runtime/telemetry/tracing';
import { chainHash, encodeEvent, FIRST_PREV_HASH, type Contract } from '../log/announcement.ts';
import { accept, refuse, type Decider, type Decision } from '../decider.ts';
import { newEventId } from '../log/event-id.ts';
import type {
  Context,
  DomainEvent,
  Executed,
  Look,
  Moment,
  StoredEvent,
  Stream,
  WriteTransaction,
} from '../event-store.ts';
import { toMicroseconds } from '../log/timestamps.ts';

export type Head = { version: number; state: unknown; codeVersion: number };

/** What is known of a stream and its account before anything is decided, by one read. */
export type Seen = {
  knowsCause: boolean;
  head: Head | null;
  /** The newest event of the account, over all its streams. */
  last: { accountSeq: number; hash: Uint8Array } | null;
};

export type Append = {
  stream: Stream;
  events: StoredEvent[];
  causes: string[];
  /** Where the stream's head stands, and what it becomes. */
  expected: number;
  head: Head;
};

/** The log as one open transaction sees it; every write is undone if the transaction fails. */
export type LogWriter = {
  look(look: Look): Promise<Seen>;
  /** The event that one of these known business ids was stored with, and a few that follow it in the stream. */
  firstUnder(look: Look): Promise<DomainEvent[]>;
  eventsOf(stream: Stream): Promise<{ accountSeq: number; event: DomainEvent }[]>;
  /** Events, causes, head and read models. Throws if the stream is not at `expected`. */
  append(append: Append): Promise<void>;
};

export type WriteParts = {
  contract: Contract<DomainEvent>;
  log: LogWriter;
  /** The accounts this transaction has locked. */
  locked: ReadonlySet<string>;
  at: string;
  db: WriteTransaction['db'] | null;
};

/** Streams that are only recorded have no folded state; deciders count their versions from 1. */
const NOT_FOLDED = 0;

export function writeTransaction(parts: WriteParts): WriteTransaction & { appended(): number } {
  const { log, at } = parts;
  let appended = 0;

  const append = async (appending: Append): Promise<void> => {
    await log.append(appending);
    appended += appending.events.length;
  };
  const moment: Moment = {
    at,
    load: async (stream, decider) => {
      assertLocked(parts, stream.accountId);
      return (await fold(log, stream, (await log.look({ stream, causes: [] })).head, decider)).state;
    },
  };

  return {
    ...moment,
    appended: () => appended,
    get db() {
      if (!parts.db) throw new Error('this store keeps nothing in a database');
      return parts.db;
    },
    execute: (stream, decider, command, context) =>
      step(spanOf('execute', stream), () => run({ ...parts, append, moment }, stream, decider, command, context)),
    record: <Event extends DomainEvent>(stream: Stream, events: Event[], context: Context) =>
      step(spanOf('record', stream), async () => {
        assertLocked(parts, stream.accountId);
        const { causes = [] } = context;
        const { knowsCause, head, last } = await log.look({ stream, causes });
        const stored = knowsCause ? [] : chain(parts, stream, events, context, last);
        const newest = stored.at(-1);
        if (newest) {
          const next = { version: newest.accountSeq, state: null, codeVersion: NOT_FOLDED };
          await append({ stream, events: stored, causes, expected: head?.version ?? 0, head: next });
        }
        noteInSpan({ 'leadwright.events': typesOf(stored) });
        return stored as StoredEvent<Event>[];
      }),
  };
}

type Running = WriteParts & { append: (append: Append) => Promise<void>; moment: Moment };

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
  const { knowsCause, head, last } = await log.look({ stream, causes });
  const { state, version } = await fold(log, stream, head, decider);
  if (knowsCause && !decider.repeated) return { accepted: true, events: [], version };
  const made = isMaker(command) ? await command(moment) : command;
  const decision = knowsCause
    ? again(decider, made, await log.firstUnder({ stream, causes }))
    : decider.decide(made, state);
  if (!decision.accepted) {
    noteInSpan({ 'leadwright.refusal': codeOf(decision.refusal) });
    return decision;
  }
  const stored = chain(parts, stream, decision.events, context, last) as StoredEvent<Event>[];
  noteInSpan({ 'leadwright.events': typesOf(stored) });
  const newest = stored.at(-1);
  if (!newest) return { accepted: true, events: [], version };
  const next = stored.reduce((folded, { event }) => decider.evolve(folded, event), state);
  await parts.append({
    stream,
    events: stored,
    causes,
    expected: version,
    head: { version: newest.accountSeq, state: next, codeVersion: decider.codeVersion },
  });
  return { accepted: true, events: stored, version: newest.accountSeq };
}

/** The business ids of a command: those of its context, and the one it carries itself. One that is made under the lock carries none. */
export function causesOf<State, Command, Event extends DomainEvent, Refusal>(
  { onceBy }: Decider<State, Command, Event, Refusal>,
  command: Command | ((moment: Moment) => Command | Promise<Command>),
  { causes = [] }: Context,
): string[] {
  const own = isMaker(command) ? null : (onceBy?.(command) ?? null);
  return own === null || causes.includes(own) ? causes : [...causes, own];
}

function again<State, Command, Event extends DomainEvent, Refusal>(
  { repeated }: Decider<State, Command, Event, Refusal>,
  command: Command,
  first: DomainEvent[],
): Decision<Event, Refusal> {
  const refusal = repeated?.(command, first as Event[]) ?? null;
  return refusal === null ? accept() : refuse(refusal);
}

// Streams are `<aggregate>-<id>`: few names, and the id to find it by.
function spanOf(doing: 'execute' | 'record', { streamId }: Stream): SpanStart {
  return { name: `${doing} ${streamId.split('-')[0]}`, attributes: { 'leadwright.stream_id': streamId } };
}

function typesOf(stored: StoredEvent[]): string[] {
  return stored.map(({ event }) => event.type);
}

function codeOf(refusal: unknown): string {
  return String((refusal as { code?: unknown } | null)?.code ?? 'none');
}

function isMaker<Command>(
  command: Command | ((moment: Moment) => Command | Promise<Command>),
): command is (moment: Moment) => Command | Promise<Command> {
  return typeof command === 'function';
}

// A read before the lock would see a state that the holder of the lock is about to change.
function assertLocked({ locked }: WriteParts, accountId: string): void {
  if (!locked.has(accountId)) throw new Error(`account ${accountId} is not locked by this transaction`);
}

// A kept fold is a shortcut only: without it, or with one of other code, the events say the same.
async function fold<State, Command, Event extends DomainEvent, Refusal>(
  log: LogWriter,
  stream: Stream,
  head: Head | null,
  decider: Decider<State, Command, Event, Refusal>,
): Promise<{ state: State; version: number }> {
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
  last: Seen['last'],
): StoredEvent[] {
  let { accountSeq, hash } = last ?? { accountSeq: 0, hash: FIRST_PREV_HASH };
  return events.map((given) => {
    // What is announced is what is stored: JSON drops undefined fields, so the message is made after it.
    const event = JSON.parse(JSON.stringify(given)) as DomainEvent;
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
      // The step that appends is nearer to what follows than the request that began it.
      traceparent: traceparentHere() ?? context.traceparent ?? null,
      event,
    };
    const message = encodeEvent(contract, unencoded);
    const prevHash = hash;
    hash = chainHash(prevHash, message);
    return { ...unencoded, message, prevHash, hash };
  });
}
