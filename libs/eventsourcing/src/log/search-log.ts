// Newest first. A page reads a bounded part of the log, so a filter that fits nothing costs no more than any other.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DomainEvent, LoggedEvent } from '../event-store.ts';
import { eventColumns, eventOf, type EventRow } from './event-rows.ts';

/** Absent: any. `recordedFrom` is included, `recordedTo` is not. `cause`: a correlation or causation id, or a download's. */
export type LogFilter = {
  accountId?: string | undefined;
  type?: string | undefined;
  actorId?: string | undefined;
  cause?: string | undefined;
  recordedFrom?: string | undefined;
  recordedTo?: string | undefined;
};

/** `next`: the event id to go on before; null at the end of the log. A page may be short, or empty, and have one. */
export type FoundEvents<Event extends DomainEvent> = { events: LoggedEvent<Event>[]; next: string | null };

const SCANNED_MAX = 20_000;

type Row = Partial<EventRow> & { scanned: number; oldest: string | null };

/** `before`: an event id (exclusive), or null for the newest. Event ids are uuid v7, so their order is the order of time. */
export async function searchLog<Event extends DomainEvent>(
  trx: Kysely<unknown>,
  topic: string,
  filter: LogFilter,
  { before, limit, scannedMax = SCANNED_MAX }: { before: string | null; limit: number; scannedMax?: number },
): Promise<FoundEvents<Event>> {
  const until = before === null ? sql`true` : sql`event_id < ${before}::uuid`;
  const account = filter.accountId === undefined ? sql`true` : sql`account_id = ${filter.accountId}`;
  const { rows } = await sql<Row>`with scanned as materialized (
      select * from event_log where topic = ${topic} and ${account} and ${until} order by event_id desc limit ${scannedMax}),
    page as (select ${eventColumns} from scanned where ${conditionOf(filter)} order by event_id desc limit ${limit})
    select page.*, (select count(*)::int from scanned) as scanned,
      (select event_id::text from scanned order by event_id limit 1) as oldest
    from (select 1) as one left join page on true order by event_id desc`.execute(trx);
  const events = rows.filter(isFound).map((row) => eventOf<Event>(row));
  return { events, next: nextOf(events, rows[0], { limit, scannedMax }) };
}

function isFound(row: Row): row is EventRow & Row {
  return row.event_id !== null;
}

function nextOf(
  events: { eventId: string }[],
  row: Row | undefined,
  { limit, scannedMax }: { limit: number; scannedMax: number },
): string | null {
  if (events.length === limit) return events.at(-1)?.eventId ?? null;
  return row !== undefined && row.scanned === scannedMax ? row.oldest : null;
}

function conditionOf({ type, actorId, cause, recordedFrom, recordedTo }: LogFilter): RawBuilder<unknown> {
  const conditions = [
    type === undefined ? null : sql`type = ${type}`,
    actorId === undefined ? null : sql`(actor_id = ${actorId} or on_behalf_of = ${actorId})`,
    cause === undefined
      ? null
      : sql`(correlation_id = ${cause} or causation_id = ${cause} or payload->>'downloadId' = ${cause})`,
    recordedFrom === undefined ? null : sql`recorded_at >= ${recordedFrom}::timestamptz`,
    recordedTo === undefined ? null : sql`recorded_at < ${recordedTo}::timestamptz`,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
