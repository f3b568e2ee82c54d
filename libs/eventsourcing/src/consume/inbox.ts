// One row per (consumer, topic, account), and the parked records of blocked accounts. No other file names the tables.
import { sql, type Kysely } from 'kysely';
import type { ReceivedRecord } from '@leadwright/messaging/event-bus';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { sendWithoutWaiting } from '@leadwright/postgres/pipelining';

const PARKED_MAX = 1_000;

export type InboxRow = {
  lastSeq: number;
  blocked: boolean;
  lastHash?: string | undefined;
};

export type InboxOf = { consumer: string; topic: string };

export type Parked = {
  consumer: string;
  topic: string;
  accountId: string;
  accountSeq: number;
  eventId: string;
  headers: Record<string, string>;
  message: Uint8Array;
  reason: string;
  /** When it was parked: ISO 8601 UTC with microseconds. */
  at: string;
};

export type BlockedStream = {
  consumer: string;
  topic: string;
  accountId: string;
  lastSeq: number;
  /** How many records are parked; the first one's number, reason and time; null if none is parked. */
  waiting: number;
  first: { accountSeq: number; reason: string; at: string } | null;
};

/** The rows of these accounts; an unknown account is at 0. */
export async function readInbox(
  db: Kysely<unknown>,
  { consumer, topic }: InboxOf,
  accounts: string[],
): Promise<Map<string, InboxRow>> {
  const { rows } = await sql<{ account_id: string; last_seq: string; blocked: boolean; last_hash: string | null }>`
    select account_id, last_seq, blocked, case when hashed_seq = last_seq then encode(last_hash, 'hex') end as last_hash
    from inbox where consumer = ${consumer} and topic = ${topic} and account_id = any(${accounts}::text[])`.execute(db);
  const known = new Map(
    rows.map(({ account_id, last_seq, blocked, last_hash }): [string, InboxRow] => [
      account_id,
      { lastSeq: Number(last_seq), blocked, lastHash: last_hash ?? undefined },
    ]),
  );
  return new Map<string, InboxRow>(
    accounts.map((account) => [account, known.get(account) ?? { lastSeq: 0, blocked: false }]),
  );
}

export async function writeInbox(db: Kysely<unknown>, inbox: InboxOf, accountId: string, row: InboxRow): Promise<void> {
  await writeInboxRows(db, inbox, new Map([[accountId, row]]));
}

export async function writeInboxRows(
  db: Kysely<unknown>,
  { consumer, topic }: InboxOf,
  rows: ReadonlyMap<string, InboxRow>,
): Promise<void> {
  const all = [...rows.values()];
  // No one needs the result, so pipeline it with the commit.
  await sendWithoutWaiting(
    db,
    sql`insert into inbox (consumer, topic, account_id, last_seq, blocked, last_hash, hashed_seq)
    select ${consumer}, ${topic}, account_id, last_seq, blocked, decode(hash, 'hex'), case when hash is not null then last_seq end
    from unnest(${[...rows.keys()]}::text[], ${all.map(({ lastSeq }) => lastSeq)}::bigint[], ${all.map(({ blocked }) => blocked)}::boolean[],
      ${all.map(({ lastHash }) => lastHash ?? null)}::text[]) as moved (account_id, last_seq, blocked, hash)
    on conflict (consumer, topic, account_id) do update set last_seq = excluded.last_seq, blocked = excluded.blocked,
      last_hash = excluded.last_hash, hashed_seq = excluded.hashed_seq`,
  );
}

/** Parks a record; one that is already parked keeps its first reason. */
export async function park(
  db: Kysely<unknown>,
  { consumer, topic }: InboxOf,
  record: ReceivedRecord,
  reason: string,
): Promise<void> {
  await sql`insert into parked (consumer, topic, account_id, account_seq, event_id, headers, message, reason, at)
    values (${consumer}, ${topic}, ${record.accountId}, ${record.accountSeq}, ${record.eventId}::uuid,
      ${JSON.stringify(record.headers)}::jsonb, ${Buffer.from(record.value)}::bytea, ${reason}, clock_timestamp())
    on conflict do nothing`.execute(db);
}

/** The parked records in order, of one account or of all in the transaction's scope; at most 1,000. */
export async function listParked(
  db: Kysely<unknown>,
  { consumer, topic }: InboxOf,
  accountId?: string,
  limit = PARKED_MAX,
): Promise<Parked[]> {
  const { rows } = await sql<{
    account_id: string;
    account_seq: string;
    event_id: string;
    headers: Record<string, string>;
    message: Buffer;
    reason: string;
    at: string;
  }>`select account_id, account_seq, event_id, headers, message, reason, at from parked
    where consumer = ${consumer} and topic = ${topic} and (${accountId ?? null}::text is null or account_id = ${accountId ?? null})
    order by account_id, account_seq limit ${limit}`.execute(db);
  return rows.map((row) => ({
    consumer,
    topic,
    accountId: row.account_id,
    accountSeq: Number(row.account_seq),
    eventId: row.event_id,
    headers: row.headers,
    message: new Uint8Array(row.message),
    reason: row.reason,
    at: isoFromPostgres(row.at),
  }));
}

/** The blocked accounts of one consumer, the longest waiting first; at most 1,000. Needs scope `all`, or sees its accounts only. */
export async function listBlocked(db: Kysely<unknown>, { consumer, topic }: InboxOf): Promise<BlockedStream[]> {
  const { rows } = await sql<{
    account_id: string;
    last_seq: string;
    waiting: string;
    first_seq: string | null;
    reason: string | null;
    at: string | null;
  }>`
    select account_id, last_seq, waiting, first_seq, reason, at from inbox
    left join lateral (select count(*) as waiting, min(account_seq) as first_seq from parked
      where consumer = inbox.consumer and topic = inbox.topic and account_id = inbox.account_id) as park on true
    left join lateral (select reason, at from parked where consumer = inbox.consumer and topic = inbox.topic
      and account_id = inbox.account_id and account_seq = park.first_seq) as head_of_park on true
    where consumer = ${consumer} and topic = ${topic} and blocked order by at, account_id limit ${PARKED_MAX}`.execute(
    db,
  );
  return rows.map((row) => ({
    consumer,
    topic,
    accountId: row.account_id,
    lastSeq: Number(row.last_seq),
    waiting: Number(row.waiting),
    first:
      row.first_seq === null || row.at === null
        ? null
        : { accountSeq: Number(row.first_seq), reason: row.reason ?? '', at: isoFromPostgres(row.at) },
  }));
}

export async function unpark(
  db: Kysely<unknown>,
  { consumer, topic }: InboxOf,
  accountId: string,
  upToSeq: number,
): Promise<void> {
  await sql`delete from parked where consumer = ${consumer} and topic = ${topic}
    and account_id = ${accountId} and account_seq <= ${upToSeq}`.execute(db);
}

/** The number of blocked accounts by consumer; a consumer without any is absent. Needs scope `all`. */
export async function countParkedStreams(db: Kysely<unknown>): Promise<Map<string, number>> {
  const { rows } = await sql<{
    consumer: string;
    streams: string;
  }>`select consumer, count(distinct (topic, account_id)) as streams
    from parked group by consumer`.execute(db);
  return new Map(rows.map(({ consumer, streams }) => [consumer, Number(streams)]));
}
