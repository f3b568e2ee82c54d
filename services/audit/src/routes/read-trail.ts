import type { FastifyRequest } from 'fastify';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { cursorInvalid, isMoment, readValues, writeValues } from '@leadwright/runtime/http/cursor';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { AuditStored } from '../contracts.ts';
import type { TrailEntry, TrailPlace } from '../projections/trail.ts';
import type { ChainVerdict } from '../projections/verify-trail.ts';
import { readTrail, verifyTrail } from '@leadwright/contracts/routes/audit/trail';
import { implement } from '@leadwright/runtime/http/declared-route';

export type TrailParts = {
  store: EventStore<AuditStored>;
  trail: {
    read(accountId: string, after: TrailPlace | null, limit: number): Promise<TrailEntry[]>;
    verify(accountId: string): Promise<ChainVerdict[]>;
  };
};

export function readTrailRoutes(app: HttpApp, parts: TrailParts): void {
  implement(app, readTrail, async (request) => {
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
  });
  implement(app, verifyTrail, async (request) => {
    const { accountId } = request.params;
    await recordRead(parts, request, accountId, request.query.reason);
    return { topics: await parts.trail.verify(accountId) };
  });
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
