import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { CursorSchema, cursorInvalid, isMoment, readValues, writeValues } from '@leadwright/runtime/http/cursor';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { AuditStored } from '../contracts.ts';
import type { TrailEntry, TrailPlace } from '../projections/trail.ts';
import type { ChainVerdict } from '../projections/verify-trail.ts';
import { examples } from './examples.ts';

export type TrailParts = {
  store: EventStore<AuditStored>;
  trail: {
    read(accountId: string, after: TrailPlace | null, limit: number): Promise<TrailEntry[]>;
    verify(accountId: string): Promise<ChainVerdict[]>;
  };
};

const Params = Type.Object({ accountId: Type.String({ minLength: 1, maxLength: 128 }) });
const reason = Type.String({
  minLength: 1,
  maxLength: 300,
  default: 'not given',
  description: 'Why the trail is read; it is recorded.',
});
const ReadQuery = Type.Object(
  {
    after: Type.Optional(CursorSchema('The `next` of the page before.')),
    limit: Type.Integer({ minimum: 1, maximum: 500, default: 100 }),
    reason,
  },
  { additionalProperties: false },
);
const VerifyQuery = Type.Object({ reason }, { additionalProperties: false });

const Entry = Type.Object({
  eventId: Type.String(),
  topic: Type.String(),
  type: Type.String(),
  accountSeq: Type.Integer(),
  streamId: Type.String(),
  effectiveAt: Type.String(),
  recordedAt: Type.String(),
  actorId: Type.String(),
  onBehalfOf: Type.Optional(Type.String({ description: 'Whom the actor stood in for.' })),
  correlationId: Type.String(),
  causationId: Type.Optional(Type.String()),
  event: Type.Unknown({ description: 'The published event as JSON.' }),
});
const Page = Type.Object({
  entries: Type.Array(Entry),
  next: Type.Optional(Type.String({ description: 'Ask with this as `after` for what follows.' })),
});
const Verdict = Type.Object({
  topic: Type.String(),
  events: Type.Integer(),
  ok: Type.Boolean(),
  problem: Type.Optional(Type.String({ description: 'missing, altered or chain-broken, at accountSeq.' })),
  accountSeq: Type.Optional(Type.Integer()),
});

/** The routes that read and verify a trail. They record each read before they read the first row. */
export function readTrailRoutes(app: HttpApp, parts: TrailParts): void {
  app.get(
    '/api/v2/superadmin/accounts/:accountId/trail',
    {
      schema: {
        tags: ['audit'],
        summary: 'Read the trail of an account',
        params: Params,
        querystring: ReadQuery,
        response: { 200: Page },
      },
      config: { access: 'super-admin', refusals: [commonRefusals.cursorInvalid], example: examples.trail },
    },
    async (request) => {
      const { accountId } = request.params;
      const { limit, after } = request.query;
      const place = after === undefined ? null : placeOf(after);
      await recordRead(parts, request, accountId, request.query.reason);
      const rows = await parts.trail.read(accountId, place, limit);
      const last = rows.at(-1);
      return {
        entries: rows.map(entryOf),
        ...(rows.length < limit || !last ? {} : { next: cursorOf(last) }),
      };
    },
  );
  app.get(
    '/api/v2/superadmin/accounts/:accountId/trail/verification',
    {
      schema: {
        tags: ['audit'],
        summary: 'Verify the trail of an account',
        params: Params,
        querystring: VerifyQuery,
        response: { 200: Type.Object({ topics: Type.Array(Verdict) }) },
      },
      config: { access: 'super-admin', example: examples.verification },
    },
    async (request) => {
      const { accountId } = request.params;
      await recordRead(parts, request, accountId, request.query.reason);
      return { topics: await parts.trail.verify(accountId) };
    },
  );
}

/** Commits the record before anything is read, so that no read can go unrecorded. */
export async function recordRead(
  { store }: Pick<TrailParts, 'store'>,
  request: Pick<FastifyRequest, 'caller' | 'correlationId'>,
  accountId: string,
  why: string,
): Promise<void> {
  const { personId, impersonatorId } = request.caller;
  await store.transaction([accountId], (tx) =>
    tx.record({ accountId, streamId: `trail-${accountId}` }, [{ type: 'TrailRead', reason: why }], {
      actorId: impersonatorId ?? personId,
      onBehalfOf: impersonatorId === null ? undefined : personId,
      correlationId: request.correlationId,
    }),
  );
}

function entryOf(row: TrailEntry) {
  return {
    eventId: row.event_id,
    topic: row.topic,
    type: row.type,
    accountSeq: Number(row.account_seq),
    streamId: row.stream_id,
    effectiveAt: row.effective_at_iso,
    recordedAt: row.recorded_at_iso,
    actorId: row.actor_id,
    ...(row.on_behalf_of === '' ? {} : { onBehalfOf: row.on_behalf_of }),
    correlationId: row.correlation_id,
    ...(row.causation_id === '' ? {} : { causationId: row.causation_id }),
    event: JSON.parse(row.event) as unknown,
  };
}

function cursorOf({ recorded_at_iso: recordedAt, topic, account_seq: accountSeq }: TrailEntry): string {
  return writeValues([recordedAt, topic, Number(accountSeq)]);
}

/** Parses a page's `next`. Throws 400 `cursor-invalid` for anything else. */
export function placeOf(cursor: string): TrailPlace {
  const [recordedAt, topic, accountSeq, ...more] = readValues(cursor) ?? [];
  if (more.length > 0 || !isMoment(recordedAt) || typeof topic !== 'string' || !/^[\w.-]{1,128}$/.test(topic))
    throw cursorInvalid();
  if (typeof accountSeq !== 'number' || !Number.isSafeInteger(accountSeq) || accountSeq < 0) throw cursorInvalid();
  return { recordedAt, topic, accountSeq };
}
