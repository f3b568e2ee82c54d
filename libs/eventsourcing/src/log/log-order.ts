// These reads must use an index: the planner would sort all remaining events, 130 ms instead of 4 ms for a page.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { sendWithoutWaiting } from '@leadwright/postgres/pipelining';
import { eventColumns, parseCursor, type EventRow } from './event-rows.ts';

export function disableSort(until: 'transaction' | 'session'): RawBuilder<unknown> {
  return sql`select set_config('enable_sort', 'off', ${until === 'transaction'}::boolean)`;
}

export function readInOrder<Result>(
  db: Kysely<unknown>,
  read: (trx: Transaction<unknown>) => Promise<Result>,
): Promise<Result> {
  return inScope(db, 'all', async (trx) => {
    await sendWithoutWaiting(trx, disableSort('transaction'));
    return read(trx);
  });
}

/** The condition for the topic's events after a cursor. Throws `InvalidCursorError`. */
export function afterCursor(topic: string, cursor: string): RawBuilder<boolean> {
  const { epoch, xid, pos } = parseCursor(cursor);
  return sql`topic = ${topic} and (epoch, xid, pos) > (${epoch}::int, ${xid}::xid8, ${pos}::bigint)`;
}

/** Limits one read by rows and by message bytes. The event that crosses `bytesMax` is still included. */
export type Page = { limit: number; bytesMax?: number };

/** Reads rows after the cursor, below the transaction horizon. Needs scope `all` and `disableSort`. */
export async function readLog<Row = EventRow>(
  trx: Kysely<unknown>,
  topic: string,
  cursor: string,
  { limit, bytesMax }: Page,
  columns = eventColumns,
): Promise<Row[]> {
  const bytes = sql`, sum(octet_length(message)) over (order by epoch, xid, pos rows unbounded preceding) as bytes`;
  // Keep rows and horizon in one statement: two statements have two snapshots, and the read would skip commits.
  const page = sql<Row>`select ${columns}${bytesMax === undefined ? sql`` : bytes} from event_log
    where ${afterCursor(topic, cursor)} and (epoch < (select epoch from log_epoch) or xid < pg_snapshot_xmin(pg_current_snapshot()))
    order by epoch, xid, pos limit ${limit}`;
  const within = sql<Row>`select * from (${page}) as page where bytes - octet_length(message) < ${bytesMax ?? 0}::bigint`;
  return (await (bytesMax === undefined ? page : within).execute(trx)).rows;
}

/** Not even above the horizon: an event hidden there is not published yet. Needs scope `all` and `disableSort`. */
export async function isEndOfLog(trx: Kysely<unknown>, topic: string, cursor: string): Promise<boolean> {
  const { rows } =
    await sql`select from event_log where ${afterCursor(topic, cursor)} order by epoch, xid, pos limit 1`.execute(trx);
  return rows.length === 0;
}

/** Throws if the log was restored where transaction ids are lower: readers would skip new events (docs/runbook.md). */
export async function checkLogEpoch(database: Database, topic: string): Promise<void> {
  const { rows } = await readInOrder(database.db, (trx) =>
    sql<{ ahead: boolean }>`select xid >= pg_snapshot_xmax(pg_current_snapshot()) as ahead from event_log
      where topic = ${topic} and epoch = (select epoch from log_epoch) order by epoch desc, xid desc, pos desc limit 1`.execute(
      trx,
    ),
  );
  if (rows[0]?.ahead) throw new Error(`${topic}: the log is of another cluster; raise log_epoch before writing`);
}
