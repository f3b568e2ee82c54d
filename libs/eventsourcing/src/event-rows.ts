// The only mention of event_log's columns: as they are written and as they are read.
import { sql, type RawBuilder } from 'kysely';
import type { DomainEvent, LoggedEvent, StoredEvent } from './event-store.ts';

const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The select list that `eventOf` reads. */
export const eventColumns = sql`epoch || '.' || xid || '.' || pos as position, event_id, topic, account_id,
  account_seq, stream_id, schema_v, ${iso('effective_at')} as effective_at, ${iso('recorded_at')} as recorded_at,
  actor_id, on_behalf_of, correlation_id, causation_id, traceparent, payload, message, prev_hash, hash`;

export type EventRow = {
  position: string; event_id: string; topic: string; account_id: string; account_seq: string; stream_id: string;
  schema_v: number; effective_at: string; recorded_at: string; actor_id: string; on_behalf_of: string | null;
  correlation_id: string; causation_id: string | null; traceparent: string | null; payload: DomainEvent;
  message: Buffer; prev_hash: Buffer; hash: Buffer;
};

export function eventOf<Event extends DomainEvent>(row: EventRow): LoggedEvent<Event> {
  return {
    position: row.position, eventId: row.event_id, topic: row.topic, accountId: row.account_id,
    accountSeq: Number(row.account_seq), streamId: row.stream_id, schemaV: row.schema_v,
    effectiveAt: row.effective_at, recordedAt: row.recorded_at, actorId: row.actor_id,
    onBehalfOf: row.on_behalf_of, correlationId: row.correlation_id, causationId: row.causation_id,
    traceparent: row.traceparent, event: row.payload as Event,
    message: new Uint8Array(row.message), prevHash: new Uint8Array(row.prev_hash), hash: new Uint8Array(row.hash),
  };
}

/** The statement that inserts the events in the given order. */
export function insertEvents(events: StoredEvent[]): RawBuilder<unknown> {
  const rows = events.map(
    (e) => sql`((select epoch from log_epoch), ${e.eventId}::uuid, ${e.topic}, ${e.accountId}, ${e.accountSeq}::bigint,
      ${e.streamId}, ${e.event.type}, ${e.schemaV}::int, ${e.effectiveAt}::timestamptz, ${e.recordedAt}::timestamptz,
      ${e.actorId}, ${e.onBehalfOf}, ${e.correlationId}, ${e.causationId}, ${e.traceparent},
      ${JSON.stringify(e.event)}::jsonb, ${Buffer.from(e.message)}::bytea, ${Buffer.from(e.prevHash)}::bytea,
      ${Buffer.from(e.hash)}::bytea)`,
  );
  return sql`insert into event_log (epoch, event_id, topic, account_id, account_seq, stream_id, type, schema_v, effective_at,
      recorded_at, actor_id, on_behalf_of, correlation_id, causation_id, traceparent, payload, message, prev_hash, hash)
    values ${sql.join(rows)}`;
}

export type Cursor = { epoch: number; xid: string; pos: string };

/** Reads an opaque cursor; `''` is the beginning. Throws if it is not one of ours. */
export function parseCursor(text: string): Cursor {
  if (text === '') return { epoch: 0, xid: '0', pos: '0' };
  const match = /^(\d{1,9})\.(\d{1,20})\.(\d{1,19})$/.exec(text);
  if (!match?.[1] || !match[2] || !match[3]) throw new InvalidCursorError('not a cursor of this log');
  return { epoch: Number(match[1]), xid: match[2], pos: match[3] };
}

export class InvalidCursorError extends Error {}
