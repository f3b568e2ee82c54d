// The second book alone reads it by SQL of its own (book/). Duplicates are normal, so every reader says FINAL.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { SpanKind, step } from '@leadwright/runtime/telemetry/tracing';

export type TrailRow = {
  account_id: string;
  topic: string;
  account_seq: number;
  event_id: string;
  stream_id: string;
  type: string;
  schema_v: number;
  /** ISO 8601 in UTC with microseconds, as in the message. */
  effective_at: string;
  recorded_at: string;
  actor_id: string;
  on_behalf_of: string;
  correlation_id: string;
  causation_id: string;
  /** The case of the message as JSON. */
  event: string;
  message_base64: string;
  prev_hash: string;
  hash: string;
};

/** Writes rows as one block; the same rows again replace themselves. */
export async function writeTrail(clickhouse: ClickHouse, rows: TrailRow[]): Promise<void> {
  await insertInto(clickhouse, 'audit.trail', rows);
}

async function insertInto(clickhouse: ClickHouse, table: string, rows: TrailRow[]): Promise<void> {
  if (rows.length === 0) return;
  // The engine's text form of a DateTime64 has no T and no Z.
  const plain = (iso: string): string => iso.replace('T', ' ').replace('Z', '');
  const plainRows = rows.map((row) => ({
    ...row,
    effective_at: plain(row.effective_at),
    recorded_at: plain(row.recorded_at),
  }));
  const span = { name: `insert ${table}`, kind: SpanKind.CLIENT, attributes: { 'leadwright.rows': rows.length } };
  await step(span, () => clickhouse.insert(table, plainRows));
}

const iso = (column: string): string => `formatDateTime(${column}, '%Y-%m-%dT%H:%i:%S.%fZ') AS ${column}_iso`;

export type TrailPlace = { recordedAt: string; topic: string; accountSeq: number };

export type TrailEntry = Pick<
  TrailRow,
  | 'topic'
  | 'account_seq'
  | 'event_id'
  | 'stream_id'
  | 'type'
  | 'actor_id'
  | 'on_behalf_of'
  | 'correlation_id'
  | 'causation_id'
  | 'event'
> & { effective_at_iso: string; recorded_at_iso: string };

/** Over all topics, in the order they were recorded. */
export function readTrail(
  clickhouse: ClickHouse,
  accountId: string,
  after: TrailPlace | null,
  limit: number,
): Promise<TrailEntry[]> {
  const from =
    after === null
      ? { text: '', params: {} }
      : {
          text: "AND (recorded_at, topic, account_seq) > (toDateTime64({at:String}, 6, 'UTC'), {topic:String}, {seq:UInt64})",
          params: {
            at: after.recordedAt.replace('T', ' ').replace('Z', ''),
            topic: after.topic,
            seq: after.accountSeq,
          },
        };
  return clickhouse.rows<TrailEntry>({
    sql: `SELECT topic, account_seq, event_id, stream_id, type, ${iso('effective_at')}, ${iso('recorded_at')},
        actor_id, on_behalf_of, correlation_id, causation_id, event
      FROM audit.trail FINAL WHERE account_id = {account:String} ${from.text}
      ORDER BY recorded_at, topic, account_seq LIMIT {limit:UInt32}`,
    params: { account: accountId, limit, ...from.params },
  });
}

export type TrailLink = { account_seq: number; message_base64: string; prev_hash: string; hash: string };

/** In order, `account_seq > after`. */
export function readChain(
  clickhouse: ClickHouse,
  accountId: string,
  topic: string,
  after: number,
  limit: number,
): Promise<TrailLink[]> {
  return clickhouse.rows<TrailLink>({
    sql: `SELECT account_seq, message_base64, prev_hash, hash FROM audit.trail FINAL
      WHERE account_id = {account:String} AND topic = {topic:String} AND account_seq > {after:UInt64}
      ORDER BY account_seq LIMIT {limit:UInt32}`,
    params: { account: accountId, topic, after, limit },
  });
}

/** In order, `account_seq > after`, with instants as they were written. */
export async function readTrailRows(
  clickhouse: ClickHouse,
  { accountId, topic, after, limit }: { accountId: string; topic: string; after: number; limit: number },
): Promise<TrailRow[]> {
  const rows = await clickhouse.rows<TrailRow & { effective_at_iso: string; recorded_at_iso: string }>({
    sql: `SELECT * EXCEPT (effective_at, recorded_at), ${iso('effective_at')}, ${iso('recorded_at')}
      FROM audit.trail FINAL WHERE account_id = {account:String} AND topic = {topic:String} AND account_seq > {after:UInt64}
      ORDER BY account_seq LIMIT {limit:UInt32}`,
    params: { account: accountId, topic, after, limit },
  });
  return rows.map(({ effective_at_iso, recorded_at_iso, account_seq, schema_v, ...row }) => ({
    ...row,
    account_seq: Number(account_seq),
    schema_v: Number(schema_v),
    effective_at: effective_at_iso,
    recorded_at: recorded_at_iso,
  }));
}

export async function topicsOf(clickhouse: ClickHouse, accountId: string): Promise<string[]> {
  const rows = await clickhouse.rows<{ topic: string }>({
    sql: 'SELECT DISTINCT topic FROM audit.trail WHERE account_id = {account:String} ORDER BY topic',
    params: { account: accountId },
  });
  return rows.map(({ topic }) => topic);
}

const BESIDE = 'audit.trail_beside';

/** An empty trail beside the live one; what an earlier one left is removed. */
export async function makeTrailBeside(clickhouse: ClickHouse): Promise<void> {
  await dropTrailBeside(clickhouse);
  // The engine is named because on a cluster the replicas of each table need a place of their own.
  await clickhouse.command({
    sql: `CREATE TABLE ${BESIDE} AS audit.trail ENGINE = ReplacingMergeTree ORDER BY (account_id, topic, account_seq)`,
  });
}

export async function dropTrailBeside(clickhouse: ClickHouse): Promise<void> {
  await clickhouse.command({ sql: `DROP TABLE IF EXISTS ${BESIDE} SYNC` });
}

/** The two change places by one step: a reader sees the one or the other, whole. */
export async function exchangeTrails(clickhouse: ClickHouse): Promise<void> {
  await clickhouse.command({ sql: `EXCHANGE TABLES audit.trail AND ${BESIDE}` });
}

export async function insertBeside(clickhouse: ClickHouse, rows: TrailRow[]): Promise<void> {
  await insertInto(clickhouse, BESIDE, rows);
}

export type TrailSum = { topic: string; account_id: string; rows: number; checksum: string };

/** By topic and account; of one place only where `of` names it, up to a sequence number. */
export function trailSums(
  clickhouse: ClickHouse,
  which: 'live' | 'beside',
  of?: { topic: string; account_id: string; upTo: number },
): Promise<TrailSum[]> {
  const only =
    of === undefined
      ? ''
      : 'WHERE topic = {topic:String} AND account_id = {account:String} AND account_seq <= {upTo:UInt64}';
  return clickhouse.rows<TrailSum>({
    sql: `SELECT topic, account_id, count() AS rows, toString(sum(cityHash64(*))) AS checksum
      FROM ${which === 'live' ? 'audit.trail' : BESIDE} FINAL ${only} GROUP BY topic, account_id`,
    ...(of === undefined ? {} : { params: { topic: of.topic, account: of.account_id, upTo: of.upTo } }),
  });
}
