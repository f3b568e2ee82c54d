// The tables of the embedded bus in a producer's database. No other file names topic_log and topic_head.
import { sql, type Kysely } from 'kysely';
import type { BusRecord, ReceivedRecord, Placed } from '../event-bus.ts';
import { partitionOf } from '../partitions/partition.ts';
import type { TopicPartition, ReadPosition } from '../partitions/partition-source.ts';

export const KEPT_DAYS = 14;
const TRIM_ROWS = 5_000;

/** Dense offsets: locks topic_head in partition order until the commit, so that they appear in order, without gaps. */
export async function appendRecords(db: Kysely<unknown>, topic: string, records: BusRecord[]): Promise<Placed[]> {
  const placed = records.map((record) => ({ record, partition: partitionOf(record.accountId) }));
  const counts = new Map<number, number>();
  for (const { partition } of placed) counts.set(partition, (counts.get(partition) ?? 0) + 1);
  const partitions = [...counts.keys()].sort((a, b) => a - b);
  return db.transaction().execute(async (trx) => {
    const heads = await sql<{ partition: number; next_offset: string }>`
      insert into topic_head (topic, partition, next_offset)
      select ${topic}, partition, records
      from unnest(${partitions}::smallint[], ${partitions.map((partition) => counts.get(partition) ?? 0)}::bigint[])
        as counted (partition, records) order by partition
      on conflict (topic, partition) do update set next_offset = topic_head.next_offset + excluded.next_offset
      returning partition, next_offset`.execute(trx);
    const next = new Map(
      heads.rows.map((row) => [row.partition, Number(row.next_offset) - (counts.get(row.partition) ?? 0)]),
    );
    const offsets = placed.map(({ partition }) => {
      const offset = next.get(partition) ?? 0;
      next.set(partition, offset + 1);
      return offset;
    });
    await sql`insert into topic_log (topic, partition, "offset", account_id, account_seq, event_id, headers, message)
      select ${topic}, * from unnest(${placed.map(({ partition }) => partition)}::smallint[], ${offsets}::bigint[],
        ${records.map(({ accountId }) => accountId)}::text[], ${records.map(({ accountSeq }) => accountSeq)}::bigint[],
        ${records.map(({ eventId }) => eventId)}::uuid[], ${records.map(({ headers }) => JSON.stringify(headers))}::jsonb[],
        ${records.map(({ value }) => Buffer.from(value))}::bytea[])`.execute(trx);
    // Delivered after the commit; empty, because it only says that the log has new records.
    await sql`select pg_notify(${topic}, '')`.execute(trx);
    return placed.map(({ partition }, i) => ({ partition, offset: offsets[i] ?? null }));
  });
}

type LogRow = {
  topic: string;
  partition: number;
  offset: string;
  account_id: string;
  account_seq: string;
  event_id: string;
  headers: Record<string, string>;
  message: Buffer;
};

export async function readRecords(
  db: Kysely<unknown>,
  wanted: ReadPosition[],
  limit: number,
): Promise<ReceivedRecord[]> {
  const { rows } = await sql<LogRow>`
    select log.* from unnest(${wanted.map(({ topic }) => topic)}::text[], ${wanted.map(({ partition }) => partition)}::smallint[],
      ${wanted.map(({ offset }) => offset)}::bigint[]) as wanted (topic, partition, next_offset)
    cross join lateral (
      select topic, partition, "offset", account_id, account_seq, event_id, headers, message from topic_log
      where topic_log.topic = wanted.topic and topic_log.partition = wanted.partition and topic_log."offset" >= wanted.next_offset
      order by "offset" limit ${limit}) log
    order by log.topic, log.partition, log."offset"`.execute(db);
  return rows.map((row) => ({
    topic: row.topic,
    partition: row.partition,
    offset: Number(row.offset),
    accountId: row.account_id,
    accountSeq: Number(row.account_seq),
    eventId: row.event_id,
    headers: row.headers,
    value: new Uint8Array(row.message),
  }));
}

/** The next offset of each partition that has or had a record. */
export async function headsOf(db: Kysely<unknown>, topic: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ partition: number; next_offset: string }>`
    select partition, next_offset from topic_head where topic = ${topic}`.execute(db);
  return new Map(rows.map((row) => [row.partition, Number(row.next_offset)]));
}

/** A text for each topic that differs whenever records were appended. */
export async function endsOf(db: Kysely<unknown>, topics: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ topic: string; end: string }>`
    select topic, sum(next_offset)::text as "end" from topic_head where topic = any (${topics}::text[]) group by topic`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.topic, row.end]));
}

export async function offsetAtTime(
  db: Kysely<unknown>,
  { topic, partition }: TopicPartition,
  timeMs: number,
): Promise<number> {
  const { rows } = await sql<{ next: string | null }>`select coalesce(
      (select min("offset") from topic_log where topic = ${topic} and partition = ${partition} and at >= to_timestamp(${timeMs / 1_000})),
      (select next_offset from topic_head where topic = ${topic} and partition = ${partition}), 0) as next`.execute(db);
  return Number(rows[0]?.next ?? 0);
}

/** Deletes records past the retention time; the owner's /internal/events still has them. */
export async function trimTopicLog(db: Kysely<unknown>): Promise<void> {
  await sql`delete from topic_log where ctid = any(array(
    select ctid from topic_log where at < now() - ${KEPT_DAYS}::int * interval '1 day' limit ${TRIM_ROWS}))`.execute(
    db,
  );
}
