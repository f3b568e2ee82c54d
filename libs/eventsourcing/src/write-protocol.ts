// What happens inside a write transaction once its accounts are locked: cause, head, decide,
// append, projections, head. The same for every store; only the log beneath differs.
import { v7 as uuidV7 } from 'uuid';
import { chainHash, encodeEvent, FIRST_PREV_HASH, type Contract } from './announcement.ts';
import type { Decider } from './decider.ts';
import type { Context, DomainEvent, Executed, Moment, StoredEvent, Stream, WriteTransaction } from './event-store.ts';
import { toMicroseconds } from './timestamps.ts';

export type Head = { version: number; state: unknown; codeVersion: number };
export type NewEvent = Omit<StoredEvent, 'position'>;

/** The log as one open transaction sees it; every write is undone if the transaction fails. */
export type LogWriter = {
  knowsCause(accountId: string, causes: string[]): Promise<boolean>;
  head(stream: Stream): Promise<Head | null>;
  eventsOf(stream: Stream): Promise<{ accountSeq: number; event: DomainEvent }[]>;
  lastOf(accountId: string): Promise<{ accountSeq: number; hash: Uint8Array } | null>;
  /** Answers the positions. */
  insert(events: NewEvent[], causes: string[]): Promise<string[]>;
  project(event: StoredEvent): Promise<void>;
  /** False if the stream is not at `expected`. */
  moveHead(stream: Stream, expected: number, head: Head): Promise<boolean>;
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
  const lasts = new Map<string, { accountSeq: number; hash: Uint8Array }>();

  const append = async (stream: Stream, events: DomainEvent[], context: Context): Promise<StoredEvent[]> => {
    const last = lasts.get(stream.accountId) ?? (await log.lastOf(stream.accountId)) ?? { accountSeq: 0, hash: FIRST_PREV_HASH };
    const encoded = chain(parts, stream, events, context, last);
    const positions = await log.insert(encoded, context.causes ?? []);
    const stored = encoded.map((event, i) => ({ position: positions[i] ?? '', ...event }));
    const newest = stored.at(-1);
    if (newest) lasts.set(stream.accountId, { accountSeq: newest.accountSeq, hash: newest.hash });
    for (const event of stored) await log.project(event);
    appended += stored.length;
    return stored;
  };
  const moveHead = async (stream: Stream, expected: number, head: Head): Promise<void> => {
    if (!(await log.moveHead(stream, expected, head))) throw new Error(`${stream.streamId} moved under its own lock`);
  };
  const moment: Moment = {
    at,
    load: async (stream, decider) => {
      assertLocked(parts, stream.accountId);
      return (await fold(log, stream, decider)).state;
    },
  };

  return {
    ...moment,
    appended: () => appended,
    get db() {
      if (!parts.db) throw new Error('this store keeps nothing in a database');
      return parts.db;
    },
    execute: (stream, decider, command, context) => run({ ...parts, append, moveHead, moment }, stream, decider, command, context),
    record: async <Event extends DomainEvent>(stream: Stream, events: Event[], context: Context) => {
      assertLocked(parts, stream.accountId);
      if (context.causes?.length && (await log.knowsCause(stream.accountId, context.causes))) return [];
      const head = await log.head(stream);
      const stored = (await append(stream, events, context)) as StoredEvent<Event>[];
      const newest = stored.at(-1);
      if (newest) await moveHead(stream, head?.version ?? 0, { version: newest.accountSeq, state: null, codeVersion: NOT_FOLDED });
      return stored;
    },
  };
}

type Running = WriteParts & {
  append: (stream: Stream, events: DomainEvent[], context: Context) => Promise<StoredEvent[]>;
  moveHead: (stream: Stream, expected: number, head: Head) => Promise<void>;
  moment: Moment;
};

async function run<State, Command, Event extends DomainEvent, Refusal>(
  parts: Running,
  stream: Stream,
  decider: Decider<State, Command, Event, Refusal>,
  command: Command | ((moment: Moment) => Command | Promise<Command>),
  context: Context,
): Promise<Executed<Event, Refusal>> {
  const { log, moment } = parts;
  assertLocked(parts, stream.accountId);
  const known = context.causes?.length ? await log.knowsCause(stream.accountId, context.causes) : false;
  const { state, version } = await fold(log, stream, decider);
  if (known) return { accepted: true, events: [], version };
  const decision = decider.decide(isMaker(command) ? await command(moment) : command, state);
  if (!decision.accepted) return decision;
  const stored = (await parts.append(stream, decision.events, context)) as StoredEvent<Event>[];
  const newest = stored.at(-1);
  if (!newest) return { accepted: true, events: [], version };
  const next = stored.reduce((folded, { event }) => decider.evolve(folded, event), state);
  await parts.moveHead(stream, version, { version: newest.accountSeq, state: next, codeVersion: decider.codeVersion });
  return { accepted: true, events: stored, version: newest.accountSeq };
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
  decider: Decider<State, Command, Event, Refusal>,
): Promise<{ state: State; version: number }> {
  const head = await log.head(stream);
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
  last: { accountSeq: number; hash: Uint8Array },
): NewEvent[] {
  let { accountSeq, hash } = last;
  return events.map((given) => {
    // What is announced is what is stored: JSON drops undefined fields, so the message is made after it.
    const event = JSON.parse(JSON.stringify(given)) as DomainEvent;
    accountSeq += 1;
    const unencoded = {
      eventId: uuidV7(), topic: contract.topic, ...stream, accountSeq, schemaV: contract.schemaV ?? 1,
      effectiveAt: toMicroseconds(event.effectiveAt ?? at), recordedAt: at,
      actorId: context.actorId, onBehalfOf: context.onBehalfOf ?? null,
      correlationId: context.correlationId, causationId: context.causationId ?? null,
      traceparent: context.traceparent ?? null, event,
    };
    const message = encodeEvent(contract, unencoded);
    const prevHash = hash;
    hash = chainHash(prevHash, message);
    return { ...unencoded, message, prevHash, hash };
  });
}
