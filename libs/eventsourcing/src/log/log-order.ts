// Reading the log in its order (epoch, xid, pos): what stands behind a cursor, and what is newest.
//
// What has an order is read here by the index that has it, never by sorting. A planner that takes the
// log for small, because it is young or because it cannot tell how much stands behind a cursor, would
// read and sort all of the rest for each page: 130 ms instead of 4 for 500 of 30,000 events.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { readScoped } from '@leadwright/postgres/scope';
import { later } from '@leadwright/postgres/together';
import { eventColumns, parseCursor, type EventRow } from './event-rows.ts';

/** The statement after which nothing is sorted that an index can give in order, to the end of the transaction or of the session. */
export function byIndex(until: 'transaction' | 'session'): RawBuilder<unknown> {
  return sql`select set_config('enable_sort', 'off', ${until === 'transaction'}::boolean)`;
}

/** Reads of all accounts by index, in a transaction of their own. */
export function readInOrder<Result>(
  db: Kysely<unknown>,
  read: (trx: Transaction<unknown>) => Promise<Result>,
): Promise<Result> {
  return readScoped(db, 'all', async (trx) => {
    await later(trx, byIndex('transaction'));
    return read(trx);
  });
}

/** The condition of the topic's events behind a cursor. Throws `InvalidCursorError`. */
export function behind(topic: string, cursor: string): RawBuilder<boolean> {
  const { epoch, xid, pos } = parseCursor(cursor);
  return sql`topic = ${topic} and (epoch, xid, pos) > (${epoch}::int, ${xid}::xid8, ${pos}::bigint)`;
}

/** What a read fetches at most: rows, and bytes of their messages, but for the last one that begins within them. */
export type Page = { limit: number; bytesMax?: number };

/** Rows behind the cursor, below the horizon; needs scope `all`, and `byIndex`. */
export async function readLog<Row = EventRow>(
  trx: Kysely<unknown>,
  topic: string,
  cursor: string,
  { limit, bytesMax }: Page,
  columns = eventColumns,
): Promise<Row[]> {
  const bytes = sql`, sum(octet_length(message)) over (order by epoch, xid, pos rows unbounded preceding) as bytes`;
  // One statement on purpose: rows and horizon read by two would belong to two snapshots, and commits be skipped.
  const page = sql<Row>`select ${columns}${bytesMax === undefined ? sql`` : bytes} from event_log
    where ${behind(topic, cursor)} and (epoch < (select epoch from log_epoch) or xid < pg_snapshot_xmin(pg_current_snapshot()))
    order by epoch, xid, pos limit ${limit}`;
  const within = sql<Row>`select * from (${page}) as page where bytes - octet_length(message) < ${bytesMax ?? 0}::bigint`;
  return (await (bytesMax === undefined ? page : within).execute(trx)).rows;
}

/** Whether nothing stands behind the cursor, also above the horizon: what an open transaction hides is not announced yet. Needs the same. */
export async function isLast(trx: Kysely<unknown>, topic: string, cursor: string): Promise<boolean> {
  const { rows } =
    await sql`select from event_log where ${behind(topic, cursor)} order by epoch, xid, pos limit 1`.execute(trx);
  return rows.length === 0;
}

/**
 * Throws if the log was restored into a cluster whose transaction ids are behind it: new events
 * would sort before every cursor and be skipped. The restore runbook raises `log_epoch`.
 */
export async function checkLogEpoch(database: Database, topic: string): Promise<void> {
  const { rows } = await readInOrder(database.db, (trx) =>
    sql<{ ahead: boolean }>`select xid >= pg_snapshot_xmax(pg_current_snapshot()) as ahead from event_log
      where topic = ${topic} and epoch = (select epoch from log_epoch) order by epoch desc, xid desc, pos desc limit 1`.execute(
      trx,
    ),
  );
  if (rows[0]?.ahead) throw new Error(`${topic}: the log is of another cluster; raise log_epoch before writing`);
}
