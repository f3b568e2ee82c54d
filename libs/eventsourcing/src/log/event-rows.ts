// The only file that names event_log's columns, to write and to read them.
import { sql, type RawBuilder } from 'kysely';
import { recordset } from '@leadwright/postgres/recordset';
import type { BusRecord } from '@leadwright/messaging/event-bus';
import { readNumbers, wholeMax } from '@leadwright/runtime/http/cursor';
import { headersOf } from './published-event.ts';
import type { DomainEvent, LoggedEvent, StoredEvent } from '../event-store.ts';

const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const eventColumns = sql`epoch || '.' || xid || '.' || pos as position, event_id, topic, account_id,
  account_seq, stream_id, schema_v, ${iso('effective_at')} as effective_at, ${iso('recorded_at')} as recorded_at,
  actor_id, on_behalf_of, correlation_id, causation_id, traceparent, payload, message, prev_hash, hash`;

export type EventRow = {
  position: string;
  event_id: string;
  topic: string;
  account_id: string;
  account_seq: string;
  stream_id: string;
  schema_v: number;
  effective_at: string;
  recorded_at: string;
  actor_id: string;
  on_behalf_of: string | null;
  correlation_id: string;
  causation_id: string | null;
  traceparent: string | null;
  payload: DomainEvent;
  message: Buffer;
  prev_hash: Buffer;
  hash: Buffer;
};

export function eventOf<Event extends DomainEvent>(row: EventRow): LoggedEvent<Event> {
  return {
    position: row.position,
    eventId: row.event_id,
    topic: row.topic,
    accountId: row.account_id,
    accountSeq: Number(row.account_seq),
    streamId: row.stream_id,
    schemaV: row.schema_v,
    effectiveAt: row.effective_at,
    recordedAt: row.recorded_at,
    actorId: row.actor_id,
    onBehalfOf: row.on_behalf_of,
    correlationId: row.correlation_id,
    causationId: row.causation_id,
    traceparent: row.traceparent,
    event: row.payload as Event,
    message: new Uint8Array(row.message),
    prevHash: new Uint8Array(row.prev_hash),
    hash: new Uint8Array(row.hash),
  };
}

/** The select list that `publishableEventOf` reads. The message holds the other fields. */
export const publishableColumns = sql`epoch || '.' || xid || '.' || pos as position, event_id, topic, account_id, account_seq,
  stream_id, type, schema_v, traceparent, message, encode(prev_hash, 'hex') as prev_hash, encode(hash, 'hex') as hash`;

export type PublishableRow = Pick<
  EventRow,
  | 'position'
  | 'event_id'
  | 'topic'
  | 'account_id'
  | 'account_seq'
  | 'stream_id'
  | 'schema_v'
  | 'traceparent'
  | 'message'
> & { type: string; prev_hash: string; hash: string };

export type PublishableEvent = { position: string; streamId: string; record: BusRecord };

export function publishableEventOf(row: PublishableRow): PublishableEvent {
  const { type, schema_v: schemaV, hash, prev_hash: prevHash, traceparent } = row;
  const record = {
    topic: row.topic,
    accountId: row.account_id,
    accountSeq: Number(row.account_seq),
    eventId: row.event_id,
    headers: headersOf({ type, schemaV, hash, prevHash, traceparent }),
    value: row.message,
  };
  return { position: row.position, streamId: row.stream_id, record };
}

export function insertEvents(events: StoredEvent[]): RawBuilder<unknown> {
  // The SQL text is the same for any number of events, so that PostgreSQL can reuse its plan.
  return sql`insert into event_log (epoch, event_id, topic, account_id, account_seq, stream_id, type, schema_v, effective_at,
      recorded_at, actor_id, on_behalf_of, correlation_id, causation_id, traceparent, payload, message, prev_hash, hash)
    select (select epoch from log_epoch), event_id, topic, account_id, account_seq, stream_id, type, schema_v, effective_at,
      recorded_at, actor_id, on_behalf_of, correlation_id, causation_id, traceparent, payload, message, prev_hash, hash
    from ${recordset('event', events.map(rowOf), insertedColumns)}
    order by account_id, account_seq`;
}

const insertedColumns = {
  event_id: 'uuid',
  topic: 'text',
  account_id: 'text',
  account_seq: 'int8',
  stream_id: 'text',
  type: 'text',
  schema_v: 'int4',
  effective_at: 'timestamptz',
  recorded_at: 'timestamptz',
  actor_id: 'text',
  on_behalf_of: 'text',
  correlation_id: 'text',
  causation_id: 'text',
  traceparent: 'text',
  payload: 'jsonb',
  message: 'bytea',
  prev_hash: 'bytea',
  hash: 'bytea',
} as const;

function rowOf(event: StoredEvent): { [Column in keyof typeof insertedColumns]: unknown } {
  return {
    event_id: event.eventId,
    topic: event.topic,
    account_id: event.accountId,
    account_seq: event.accountSeq,
    stream_id: event.streamId,
    type: event.event.type,
    schema_v: event.schemaV,
    effective_at: event.effectiveAt,
    recorded_at: event.recordedAt,
    actor_id: event.actorId,
    on_behalf_of: event.onBehalfOf,
    correlation_id: event.correlationId,
    causation_id: event.causationId,
    traceparent: event.traceparent,
    payload: event.event,
    message: event.message,
    prev_hash: event.prevHash,
    hash: event.hash,
  };
}

export type Cursor = { epoch: number; xid: string; pos: string };

/** Parses an opaque cursor; `''` is the beginning. Throws `InvalidCursorError`. */
export function parseCursor(text: string): Cursor {
  if (text === '') return { epoch: 0, xid: '0', pos: '0' };
  const numbers = readNumbers(text, [wholeMax.int4, wholeMax.uint8, wholeMax.int8] as const);
  if (!numbers) throw new InvalidCursorError('not a cursor of this log');
  const [epoch, xid, pos] = numbers;
  return { epoch: Number(epoch), xid: String(xid), pos: String(pos) };
}

export class InvalidCursorError extends Error {}
