import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { v7 as uuidV7 } from 'uuid';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { OperationEvent } from '@leadwright/eventsourcing/log/operation-events';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { isoFromPostgres, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { dropEvents, findParkedEvent, listParkedEvents, redriveEvents } from './webhook-inbox.ts';

const LISTED_MAX = 500;
const Parked = Type.Object({
  processor: Type.String(),
  eventId: Type.String(),
  type: Type.String(),
  tries: Type.Integer(),
  reason: Type.String(),
  receivedAt: Type.String(),
});
const Redrive = Type.Object(
  {
    processor: Type.String({ minLength: 1, maxLength: 40 }),
    eventIds: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: LISTED_MAX }),
  },
  { additionalProperties: false },
);

const maybe = Type.Union([Type.String(), Type.Null()]);
const Detail = Type.Object({
  ...Parked.properties,
  ...{ customerId: maybe, subscriptionId: maybe, invoiceId: maybe, paymentId: maybe },
  body: Type.String({ description: 'As the provider wrote it. It may name people.' }),
});
const Named = Type.Object({ processor: Type.String({ maxLength: 40 }), eventId: Type.String({ maxLength: 200 }) });
// What is dropped stands in the log for ever, so it says why in words and holds no address.
const Drop = Type.Object(
  { ...Redrive.properties, reason: textLike('^[^@]{3,200}$', 'why, in 3 to 200 characters without an address') },
  { additionalProperties: false },
);

type Parts = { store: Pick<EventStore, 'transaction'>; database: Database; wake: () => void };

/** /internal/webhooks with redrives and drops; each redrive and drop is an event of the log with who asked. */
export function parkedWebhookRoutes(app: HttpApp, parts: Parts): void {
  readingRoutes(app, parts);
  app.post(
    '/internal/webhooks/redrives',
    {
      schema: {
        hide: true,
        body: Redrive,
        response: { 200: Type.Object({ redriven: Type.Array(Type.String()), notParked: Type.Array(Type.String()) }) },
      },
      config: operatorAccess,
    },
    async (request) => {
      const { processor, eventIds } = request.body;
      const redriven = await recorded(parts, request, () =>
        inScope(parts.database.db, 'all', (trx) => redriveEvents(trx, processor, eventIds)),
      );
      parts.wake();
      return { redriven, notParked: eventIds.filter((id) => !redriven.includes(id)) };
    },
  );
  app.post(
    '/internal/webhooks/drops',
    {
      schema: {
        hide: true,
        body: Drop,
        response: { 200: Type.Object({ dropped: Type.Array(Type.String()), notParked: Type.Array(Type.String()) }) },
      },
      config: operatorAccess,
    },
    async (request) => {
      const { processor, eventIds, reason } = request.body;
      const work = (): Promise<string[]> =>
        inScope(parts.database.db, 'all', (trx) => dropEvents(trx, processor, eventIds));
      const dropped = await recorded(parts, request, work, `dropped: ${reason}`);
      return { dropped, notParked: eventIds.filter((id) => !dropped.includes(id)) };
    },
  );
}

function readingRoutes(app: HttpApp, { database }: Parts): void {
  app.get(
    '/internal/webhooks',
    { schema: { hide: true, response: { 200: Type.Object({ events: Type.Array(Parked) }) } }, config: operatorAccess },
    async () => {
      const parked = await inScope(database.db, 'all', (trx) => listParkedEvents(trx, LISTED_MAX));
      return { events: parked.map((event) => ({ ...event, receivedAt: isoFromPostgres(event.receivedAt) })) };
    },
  );
  app.get(
    '/internal/webhooks/event',
    {
      schema: { hide: true, querystring: Named, response: { 200: Type.Object({ events: Type.Array(Detail) }) } },
      config: operatorAccess,
    },
    async ({ query: { processor, eventId } }) => {
      const found = await inScope(database.db, 'all', (trx) => findParkedEvent(trx, processor, eventId));
      if (!found) return { events: [] };
      const { body, receivedAt, ...event } = found;
      return { events: [{ ...event, receivedAt: isoFromPostgres(receivedAt), body: body.toString('utf8') }] };
    },
  );
}

/** `dropped`: why they are not handled; the log then says that nothing was applied. */
async function recorded(
  { store }: Parts,
  request: FastifyRequest<{ Body: { processor: string; eventIds: string[] } }>,
  work: () => Promise<string[]>,
  dropped?: string,
): Promise<string[]> {
  const { processor, eventIds } = request.body;
  const common = { redriveId: uuidV7(), consumer: 'billing.webhooks', topic: `webhooks.${processor}` };
  const record = async (event: OperationEvent): Promise<void> => {
    const stream = { accountId: 'system', streamId: 'redrives-billing.webhooks' };
    await store.transaction(['system'], (tx) => tx.record(stream, [event], contextOf(request)));
  };
  // Recorded before the first event is touched, so that nothing goes unnoticed.
  await record({ type: 'RedriveStarted', ...common, waiting: eventIds.length });
  const touched = await work();
  const left = eventIds.length - touched.length;
  const end =
    dropped === undefined
      ? { outcome: 'redriven' as const, applied: touched.length, left, failure: '' }
      : { outcome: 'stopped' as const, applied: 0, left, failure: dropped };
  await record({ type: 'RedriveEnded', ...common, ...end, stoppedAtSeq: 0 });
  return touched;
}
