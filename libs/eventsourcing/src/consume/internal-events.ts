// Serves the whole log, for rebuilds, new consumers and gap repair: the bus holds only its recent end.
import { topics } from '@leadwright/contracts/topology';
import { Type, type Static } from 'typebox';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { CursorSchema, cursorInvalid, readNumbers, wholeMax } from '@leadwright/runtime/http/cursor';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse, type Refusal } from '@leadwright/runtime/refusals/refusal';
import { recordOf } from '../log/published-event.ts';
import { InvalidCursorError } from '../log/event-rows.ts';
import type { DomainEvent, EventStore, LoggedEvent } from '../event-store.ts';

const LIMIT_MAX = 500;

const topicUnknown: Refusal = {
  status: 404,
  code: 'topic-unknown',
  message: `${topics.billing} is not published here`,
};

const Query = Type.Object(
  {
    topic: Type.Optional(Type.String({ maxLength: 128 })),
    account: Type.Optional(
      Type.String({ maxLength: 128, description: 'Only this account; `after` is then its sequence number.' }),
    ),
    after: Type.Optional(CursorSchema('A cursor, or a sequence number where `account` is given.')),
    limit: Type.Integer({ minimum: 1, maximum: LIMIT_MAX, default: 200 }),
  },
  { additionalProperties: false },
);

export const OwnedEventSchema = Type.Object({
  accountId: Type.String(),
  accountSeq: Type.Integer(),
  eventId: Type.String(),
  headers: Type.Record(Type.String(), Type.String()),
  message: Type.String({ description: 'The published bytes in base64.' }),
  cursor: Type.String(),
});
export type OwnedEvent = Static<typeof OwnedEventSchema>;

export const OwnedEventsSchema = Type.Object({
  events: Type.Array(OwnedEventSchema),
  cursor: Type.String({ description: 'Ask with this as `after` for what follows.' }),
});
export type OwnedEvents = Static<typeof OwnedEventsSchema>;

export function internalEventsRoutes<Event extends DomainEvent>(
  app: HttpApp,
  store: EventStore<Event>,
  callers: string[],
): void {
  app.get(
    '/internal/events',
    {
      schema: { hide: true, querystring: Query, response: { 200: OwnedEventsSchema } },
      config: { access: 'internal', callers, refusals: [commonRefusals.cursorInvalid, topicUnknown] },
    },
    async (request) => {
      const { topic = store.topic, account, after = '', limit } = request.query;
      if (topic !== store.topic) throw refuse(topicUnknown, { message: `${topic} is not published here` });
      if (account !== undefined) return ownedEvents(await store.readAccount(account, sequence(after), limit), after);
      try {
        return ownedEvents(await store.readAll(after, limit), after);
      } catch (error) {
        if (error instanceof InvalidCursorError) throw cursorInvalid();
        throw error;
      }
    },
  );
}

export function ownedEvents(stored: LoggedEvent[], after: string): OwnedEvents {
  const events = stored.map((event) => {
    const { accountId, accountSeq, eventId, headers, value } = recordOf(event);
    return {
      accountId,
      accountSeq,
      eventId,
      headers,
      message: Buffer.from(value).toString('base64'),
      cursor: event.position,
    };
  });
  return { events, cursor: events.at(-1)?.cursor ?? after };
}

function sequence(after: string): number {
  if (after === '') return 0;
  const [number] = readNumbers(after, [wholeMax.safe] as const) ?? [];
  if (number === undefined) throw cursorInvalid();
  return Number(number);
}
