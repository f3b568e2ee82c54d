// Only a caller with the operators' key has access, and each action is an event in the log.
import { topics } from '@leadwright/contracts/topology';
import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { v7 as uuidV7 } from 'uuid';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse, type Refusal } from '@leadwright/runtime/refusals/refusal';
import type { Consumer } from '../consume/consumer.ts';
import type { Context, EventStore } from '../event-store.ts';
import type { OperationEvent } from '../log/operation-events.ts';
import { checkLogRoute } from './check-log.ts';
import { operatorAccess } from './operator-access.ts';
import { rebuildLines } from '../rebuild/rebuild-lines.ts';
import type { Rebuildable } from '../rebuild/rebuild.ts';
import { RedriveStoppedError } from '../consume/redrive.ts';
import { contextOf } from '../request-context.ts';

export type Operations = {
  database: Pick<Database, 'url' | 'db'>;
  consumers: Consumer[];
  projections: Rebuildable[];
};

type Store = Pick<EventStore, 'transaction'>;

const refusals = {
  topicUnknown: { status: 404, code: 'topic-unknown', message: `${topics.billing} is not consumed here` },
  projectionUnknown: { status: 404, code: 'projection-unknown', message: 'lot is not a read model of this service' },
} as const satisfies Record<string, Refusal>;

const Id = Type.String({ minLength: 1, maxLength: 128 });
const Place = Type.Object({ topic: Id, account: Id }, { additionalProperties: false });
const Stream = Type.Object({
  consumer: Type.String(),
  topic: Type.String(),
  accountId: Type.String(),
  lastSeq: Type.Integer(),
  waiting: Type.Integer(),
  first: Type.Union([
    Type.Null(),
    Type.Object({ accountSeq: Type.Integer(), reason: Type.String(), at: Type.String() }),
  ]),
});
const Waiting = Type.Object({
  accountSeq: Type.Integer(),
  eventId: Type.String(),
  reason: Type.String(),
  at: Type.String(),
  headers: Type.Record(Type.String(), Type.String()),
  message: Type.String({ description: 'The published bytes in base64.' }),
});
const Redriven = Type.Object({
  outcome: Type.Union([Type.Literal('redriven'), Type.Literal('stopped'), Type.Literal('nothing-waits')]),
  applied: Type.Integer(),
  left: Type.Integer(),
  stoppedAtSeq: Type.Optional(Type.Integer()),
  reason: Type.Optional(Type.String()),
});
const RebuildBody = Type.Object(
  { projection: Id, acceptDifferences: Type.Boolean({ default: false }) },
  { additionalProperties: false },
);

export function operatorRoutes(app: HttpApp, store: Store, operations: Operations): void {
  const { consumers, projections } = operations;
  checkLogRoute(app, operations.database);
  const consumerOf = (topic: string): Consumer => {
    const found = consumers.find((consumer) => consumer.topic === topic);
    if (!found) throw refuse(refusals.topicUnknown, { message: `${topic} is not consumed here` });
    return found;
  };
  app.get(
    '/internal/streams',
    { schema: { hide: true, response: { 200: Type.Object({ streams: Type.Array(Stream) }) } }, config: operatorAccess },
    async () => ({ streams: (await Promise.all(consumers.map((consumer) => consumer.listBlocked()))).flat() }),
  );
  app.get(
    '/internal/streams/records',
    {
      schema: { hide: true, querystring: Place, response: { 200: Type.Object({ records: Type.Array(Waiting) }) } },
      config: operatorAccess,
    },
    async ({ query: { topic, account } }) => ({
      records: (await consumerOf(topic).listParked(account)).map(
        ({ accountSeq, eventId, reason, at, headers, message }) => ({
          accountSeq,
          eventId,
          reason,
          at,
          headers,
          message: Buffer.from(message).toString('base64'),
        }),
      ),
    }),
  );
  app.post(
    '/internal/streams/redrives',
    { schema: { hide: true, body: Place, response: { 200: Redriven } }, config: operatorAccess },
    (request) => redriveRecorded(store, consumerOf(request.body.topic), request.body.account, contextOf(request)),
  );
  app.get(
    '/internal/projections',
    {
      schema: {
        hide: true,
        response: {
          200: Type.Object({
            projections: Type.Array(Type.Object({ name: Type.String(), tables: Type.Array(Type.String()) })),
          }),
        },
      },
      config: operatorAccess,
    },
    async () => ({
      projections: projections.map(({ name, tables }) => ({ name, tables: tables.map((table) => table.name) })),
    }),
  );
  app.post(
    '/internal/projections/rebuilds',
    { schema: { hide: true, body: RebuildBody }, config: operatorAccess },
    async (request, reply) => {
      const { projection: name, acceptDifferences } = request.body;
      const projection = projections.find((each) => each.name === name);
      if (!projection)
        throw refuse(refusals.projectionUnknown, { message: `${name} is not a read model of this service` });
      const context = contextOf(request);
      const lines = rebuildLines({ database: operations.database, projection, acceptDifferences }, (event) =>
        record(store, 'system', 'rebuilds', event, context),
      );
      return reply.type('application/x-ndjson').send(Readable.from(lines));
    },
  );
}

async function redriveRecorded(store: Store, consumer: Consumer, accountId: string, context: Context) {
  const streamId = `redrives-${consumer.group}`;
  const waiting = await consumer.listParked(accountId);
  const isBlocked =
    waiting.length > 0 || (await consumer.listBlocked()).some((stream) => stream.accountId === accountId);
  if (!isBlocked) return { outcome: 'nothing-waits' as const, applied: 0, left: 0 };
  const common = { redriveId: uuidV7(), consumer: consumer.group, topic: consumer.topic };
  // Record it before the first record is touched, so that no redrive goes unnoticed.
  await record(store, accountId, streamId, { type: 'RedriveStarted', ...common, waiting: waiting.length }, context);
  const ended = await redriven(consumer, accountId);
  const left = (await consumer.listParked(accountId)).length;
  const { reason, failure, ...counts } = ended;
  await record(store, accountId, streamId, { type: 'RedriveEnded', ...common, ...counts, failure, left }, context);
  const { outcome, applied, stoppedAtSeq } = counts;
  return outcome === 'stopped' ? { outcome, applied, left, stoppedAtSeq, reason } : { outcome, applied, left };
}

// The text stays with the parked record and in the response: an error may quote data that no log may hold.
async function redriven(consumer: Consumer, accountId: string) {
  try {
    return {
      outcome: 'redriven' as const,
      applied: await consumer.redrive(accountId),
      stoppedAtSeq: 0,
      failure: '',
      reason: '',
    };
  } catch (error) {
    if (!(error instanceof RedriveStoppedError)) throw error;
    const { applied, accountSeq: stoppedAtSeq, cause } = error;
    const failure = cause instanceof Error ? cause.name : 'unknown';
    return {
      outcome: 'stopped' as const,
      applied,
      stoppedAtSeq,
      failure,
      reason: cause instanceof Error ? cause.message : 'unknown',
    };
  }
}

async function record(
  store: Store,
  accountId: string,
  streamId: string,
  event: OperationEvent,
  context: Context,
): Promise<void> {
  await store.transaction([accountId], (tx) => tx.record({ accountId, streamId }, [event], context));
}
