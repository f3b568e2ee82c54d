// Providers' events for operators: what was given up, and having it handled after all.
import { Type } from 'typebox';
import { v7 as uuidV7 } from 'uuid';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { OperationEvent } from '@leadwright/eventsourcing/log/operation-events';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import { contextOf } from '@leadwright/eventsourcing/operate/operator-routes';
import { isoFromPostgres, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { listParkedEvents, redriveEvents } from '../../webhooks/webhook-inbox.ts';

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

/** GET /internal/webhooks and POST /internal/webhooks/redrives; each redrive is an event of the log with who asked. */
export function parkedWebhookRoutes(
  app: HttpApp,
  { store, database, wake }: { store: Pick<EventStore, 'transaction'>; database: Database; wake: () => void },
): void {
  app.get(
    '/internal/webhooks',
    { schema: { hide: true, response: { 200: Type.Object({ events: Type.Array(Parked) }) } }, config: operatorAccess },
    async () => {
      const parked = await inScope(database.db, 'all', (trx) => listParkedEvents(trx, LISTED_MAX));
      return { events: parked.map((event) => ({ ...event, receivedAt: isoFromPostgres(event.receivedAt) })) };
    },
  );
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
      const common = { redriveId: uuidV7(), consumer: 'billing.webhooks', topic: `webhooks.${processor}` };
      const context = contextOf(request);
      const record = async (event: OperationEvent): Promise<void> => {
        const stream = { accountId: 'system', streamId: 'redrives-billing.webhooks' };
        await store.transaction(['system'], (tx) => tx.record(stream, [event], context));
      };
      // Recorded before the first event is touched, so that no redrive goes unnoticed.
      await record({ type: 'RedriveStarted', ...common, waiting: eventIds.length });
      const redriven = await inScope(database.db, 'all', (trx) => redriveEvents(trx, processor, eventIds));
      const left = eventIds.length - redriven.length;
      const ended = { outcome: 'redriven' as const, applied: redriven.length, left, stoppedAtSeq: 0, failure: '' };
      await record({ type: 'RedriveEnded', ...common, ...ended });
      wake();
      return { redriven, notParked: eventIds.filter((id) => !redriven.includes(id)) };
    },
  );
}
