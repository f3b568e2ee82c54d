// The event store in this process's memory: for tests of routes and reactions, held to the same
// contract as the one on PostgreSQL. One write transaction at a time; it keeps no read models.
import { singleFlight } from '@leadwright/messaging/partitions/single-flight';
import type { Contract } from '../log/announcement.ts';
import { parseCursor } from '../log/event-rows.ts';
import type { Answer, DomainEvent, EventStore, LoggedEvent, StoredEvent, Stream } from '../event-store.ts';
import { differingFields, hashesOf, type RequestHashes } from '../log/request-hashes.ts';
import { toMicroseconds } from '../log/timestamps.ts';
import { writeTransaction, type Head, type LogWriter } from './write-protocol.ts';

export type MemoryEventStoreParts<Event extends DomainEvent> = Contract<Event> & {
  /** ISO 8601 in UTC; the computer's clock without it. */
  clock?: () => string;
  /** Hears each event before it is kept; a throw undoes the transaction. */
  onEvent?: (event: StoredEvent<Event>) => void | Promise<void>;
};

type Kept = {
  events: LoggedEvent[];
  heads: Map<string, Head>;
  /** With the place of the event that each was stored with. */
  causes: Map<string, number>;
  answers: Map<string, { request: RequestHashes; answer: Answer }>;
};

const keyOf = (...parts: string[]): string => JSON.stringify(parts);
const headKey = ({ accountId, streamId }: Stream): string => keyOf(accountId, streamId);

export function createMemoryEventStore<Event extends DomainEvent>(
  parts: MemoryEventStoreParts<Event>,
): EventStore<Event> {
  const { topic, schema, toMessage, schemaV = 1, clock = () => new Date().toISOString(), onEvent } = parts;
  const contract = { topic, schema, toMessage, schemaV } as unknown as Contract<DomainEvent>;
  let kept: Kept = { events: [], heads: new Map(), causes: new Map(), answers: new Map() };
  const alone = singleFlight();

  const transaction: EventStore['transaction'] = (accountIds, work) =>
    alone(async () => {
      if (accountIds.length === 0) throw new Error('a write transaction locks at least one account');
      // A copy that replaces what is kept at the end: a throw leaves everything as it was.
      const draft: Kept = {
        events: [...kept.events],
        heads: new Map(kept.heads),
        causes: new Map(kept.causes),
        answers: kept.answers,
      };
      const project = async (events: StoredEvent[]): Promise<void> => {
        for (const event of events) await onEvent?.(event as StoredEvent<Event>);
      };
      const tx = writeTransaction({
        contract,
        log: memoryLog(draft, project),
        locked: new Set(accountIds),
        at: toMicroseconds(clock()),
        db: null,
      });
      const result = await work(tx);
      kept = { ...draft, answers: kept.answers };
      return result;
    });

  return {
    topic,
    transaction,
    execute: (stream, ...command) => transaction([stream.accountId], (tx) => tx.execute(stream, ...command)),
    once: (accountId, once, work) =>
      transaction([accountId], async (tx) => {
        const request = hashesOf(once);
        const first = kept.answers.get(keyOf(accountId, once.key));
        if (first)
          return first.request.whole.equals(request.whole)
            ? { conflict: false, answer: first.answer, repeated: true }
            : { conflict: true, fields: differingFields(first.request.fields, request.fields) };
        const answer = await work(tx);
        kept.answers.set(keyOf(accountId, once.key), { request, answer });
        return { conflict: false, answer, repeated: false };
      }),
    answered: (accountId, key) =>
      transaction([accountId], async () => kept.answers.get(keyOf(accountId, key))?.answer ?? null),
    readAccount: async (accountId, after, limit) =>
      kept.events
        .filter((event) => event.accountId === accountId && event.accountSeq > after)
        .slice(0, limit) as LoggedEvent<Event>[],
    readAll: async (after, limit) => {
      const { pos } = parseCursor(after);
      return kept.events.slice(Number(pos), Number(pos) + limit) as LoggedEvent<Event>[];
    },
  };
}

function memoryLog(draft: Kept, project: (events: StoredEvent[]) => Promise<void>): LogWriter {
  return {
    look: async ({ stream, causes }) => ({
      knowsCause: causes.some((cause) => draft.causes.has(keyOf(stream.accountId, cause))),
      head: draft.heads.get(headKey(stream)) ?? null,
      last: draft.events.findLast(({ accountId }) => accountId === stream.accountId) ?? null,
    }),
    firstUnder: async ({ stream: { accountId, streamId }, causes }) => {
      const from = Math.min(...causes.flatMap((cause) => draft.causes.get(keyOf(accountId, cause)) ?? []));
      return draft.events
        .filter((event) => event.accountId === accountId && event.streamId === streamId && event.accountSeq >= from)
        .map(({ event }) => event);
    },
    eventsOf: async ({ accountId, streamId }) =>
      draft.events.filter((event) => event.accountId === accountId && event.streamId === streamId),
    append: async ({ stream, events, causes, expected, head }) => {
      const known = draft.heads.get(headKey(stream));
      if (known && known.version !== expected) throw new Error(`${stream.streamId} moved under its own lock`);
      draft.events.push(...events.map((event, i) => ({ ...event, position: `1.1.${draft.events.length + i + 1}` })));
      for (const cause of causes) draft.causes.set(keyOf(stream.accountId, cause), events[0]?.accountSeq ?? 0);
      draft.heads.set(headKey(stream), { ...head, state: JSON.parse(JSON.stringify(head.state)) as unknown });
      await project(events);
    },
  };
}
