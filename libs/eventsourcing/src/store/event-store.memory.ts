// For tests; the contract suite holds it to what the PostgreSQL store promises. It has no read models.
import { singleFlight } from '@leadwright/messaging/partitions/single-flight';
import type { Contract } from '../log/published-event.ts';
import { parseCursor } from '../log/event-rows.ts';
import type { Answer, DomainEvent, EventStore, LoggedEvent, StoredEvent, Stream } from '../event-store.ts';
import { joinedKey } from '../log/joined-key.ts';
import { differingFields, hashesOf, type RequestHashes } from '../log/request-hashes.ts';
import { toMicroseconds } from '../log/timestamps.ts';
import { writeTransaction, type Head, type LogWriter } from './write-protocol.ts';

export type MemoryEventStoreParts<Event extends DomainEvent> = Contract<Event> & {
  /** ISO 8601 in UTC; default: the computer's clock. */
  clock?: () => string;
  /** Called with each event before it is stored; a throw rolls the transaction back. */
  onEvent?: (event: StoredEvent<Event>) => void | Promise<void>;
};

type Stored = {
  events: LoggedEvent[];
  heads: Map<string, Head>;
  causes: Map<string, number>;
  answers: Map<string, { request: RequestHashes; answer: Answer }>;
};

const headKey = ({ accountId, streamId }: Stream): string => joinedKey(accountId, streamId);

export function createMemoryEventStore<Event extends DomainEvent>(
  parts: MemoryEventStoreParts<Event>,
): EventStore<Event> {
  const { topic, schema, toMessage, schemaV = 1, clock = () => new Date().toISOString(), onEvent } = parts;
  const contract = { topic, schema, toMessage, schemaV } as unknown as Contract<DomainEvent>;
  let stored: Stored = { events: [], heads: new Map(), causes: new Map(), answers: new Map() };
  const oneAtATime = singleFlight();

  const transaction: EventStore['transaction'] = (accountIds, work) =>
    oneAtATime(async () => {
      if (accountIds.length === 0) throw new Error('a write transaction locks at least one account');
      // Work on a copy and swap it in at the end, so that a throw changes nothing.
      const draft: Stored = {
        events: [...stored.events],
        heads: new Map(stored.heads),
        causes: new Map(stored.causes),
        answers: stored.answers,
      };
      const project = async (events: StoredEvent[]): Promise<void> => {
        for (const event of events) await onEvent?.(event as StoredEvent<Event>);
      };
      const at = toMicroseconds(clock());
      const tx = writeTransaction({
        contract,
        log: memoryLog(draft, project),
        locked: new Set(accountIds),
        at,
        realAt: at,
        db: null,
      });
      const result = await work(tx);
      stored = { ...draft, answers: stored.answers };
      return result;
    });

  return {
    topic,
    transaction,
    execute: (stream, ...command) => transaction([stream.accountId], (tx) => tx.execute(stream, ...command)),
    once: (accountId, once, work) =>
      transaction([accountId], async (tx) => {
        const request = hashesOf(once);
        const first = stored.answers.get(joinedKey(accountId, once.key));
        if (first)
          return first.request.whole.equals(request.whole)
            ? { conflict: false, answer: first.answer, repeated: true }
            : { conflict: true, fields: differingFields(first.request.fields, request.fields) };
        const answer = await work(tx);
        stored.answers.set(joinedKey(accountId, once.key), { request, answer });
        return { conflict: false, answer, repeated: false };
      }),
    findAnswer: (accountId, key) =>
      transaction([accountId], async () => stored.answers.get(joinedKey(accountId, key))?.answer ?? null),
    readAccount: async (accountId, after, limit) =>
      stored.events
        .filter((event) => event.accountId === accountId && event.accountSeq > after)
        .slice(0, limit) as LoggedEvent<Event>[],
    readAll: async (after, limit) => {
      const { pos } = parseCursor(after);
      return stored.events.slice(Number(pos), Number(pos) + limit) as LoggedEvent<Event>[];
    },
  };
}

function memoryLog(draft: Stored, project: (events: StoredEvent[]) => Promise<void>): LogWriter {
  return {
    lookup: async ({ stream, causes }) => ({
      isRepeat: causes.some((cause) => draft.causes.has(joinedKey(stream.accountId, cause))),
      head: draft.heads.get(headKey(stream)) ?? null,
      isEmpty: !draft.heads.has(headKey(stream)),
      last: draft.events.findLast(({ accountId }) => accountId === stream.accountId) ?? null,
    }),
    eventsStoredUnder: async ({ stream: { accountId, streamId }, causes }) => {
      const from = Math.min(...causes.flatMap((cause) => draft.causes.get(joinedKey(accountId, cause)) ?? []));
      return draft.events
        .filter((event) => event.accountId === accountId && event.streamId === streamId && event.accountSeq >= from)
        .map(({ event }) => event);
    },
    eventsOf: async ({ accountId, streamId }) =>
      draft.events.filter((event) => event.accountId === accountId && event.streamId === streamId),
    append: async ({ stream, events, causes, expected, head }) => {
      const known = draft.heads.get(headKey(stream));
      if (known && known.version !== expected) throw new Error(`${stream.streamId} changed since it was read`);
      draft.events.push(...events.map((event, i) => ({ ...event, position: `1.1.${draft.events.length + i + 1}` })));
      for (const cause of causes) draft.causes.set(joinedKey(stream.accountId, cause), events[0]?.accountSeq ?? 0);
      draft.heads.set(headKey(stream), { ...head, state: JSON.parse(JSON.stringify(head.state)) as unknown });
      await project(events);
    },
  };
}
