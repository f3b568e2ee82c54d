// What a consumer has heard: one row per (consumer, topic, account) with the last sequence number,
// and the park, where the records of a blocked account wait in order. The only mention of both tables.
import { sql, type Kysely } from 'kysely';
import type { HeardRecord } from '@leadwright/messaging/event-bus';

const PARKED_MAX = 1_000;

export type InboxRow = { lastSeq: number; blocked: boolean };

/** What one consumer of one topic keeps in its service's database. */
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
};

/** The rows of these accounts; an account never heard of stands at 0. */
export async function readInbox(db: Kysely<unknown>, { consumer, topic }: InboxOf, accounts: string[]): Promise<Map<string, InboxRow>> {
  const { rows } = await sql<{ account_id: string; last_seq: string; blocked: boolean }>`
    select account_id, last_seq, blocked from inbox
    where consumer = ${consumer} and topic = ${topic} and account_id = any(${accounts}::text[])`.execute(db);
  const known = new Map(rows.map((row) => [row.account_id, { lastSeq: Number(row.last_seq), blocked: row.blocked }]));
  return new Map(accounts.map((account) => [account, known.get(account) ?? { lastSeq: 0, blocked: false }]));
}

export async function writeInbox(db: Kysely<unknown>, { consumer, topic }: InboxOf, accountId: string, row: InboxRow): Promise<void> {
  await sql`insert into inbox (consumer, topic, account_id, last_seq, blocked)
    values (${consumer}, ${topic}, ${accountId}, ${row.lastSeq}, ${row.blocked})
    on conflict (consumer, topic, account_id) do update set last_seq = excluded.last_seq, blocked = excluded.blocked`.execute(db);
}

/** A record that waits already stays as it is: its first reason is the one that matters. */
export async function park(db: Kysely<unknown>, { consumer, topic }: InboxOf, record: HeardRecord, reason: string): Promise<void> {
  await sql`insert into parked (consumer, topic, account_id, account_seq, event_id, headers, message, reason, at)
    values (${consumer}, ${topic}, ${record.accountId}, ${record.accountSeq}, ${record.eventId}::uuid,
      ${JSON.stringify(record.headers)}::jsonb, ${Buffer.from(record.value)}::bytea, ${reason}, clock_timestamp())
    on conflict do nothing`.execute(db);
}

/** What waits, in order; of one account or of all that the transaction's scope allows; at most 1,000. */
export async function listParked(
  db: Kysely<unknown>,
  { consumer, topic }: InboxOf,
  accountId?: string,
  limit = PARKED_MAX,
): Promise<Parked[]> {
  const { rows } = await sql<{
    account_id: string; account_seq: string; event_id: string; headers: Record<string, string>; message: Buffer; reason: string;
  }>`select account_id, account_seq, event_id, headers, message, reason from parked
    where consumer = ${consumer} and topic = ${topic} and (${accountId ?? null}::text is null or account_id = ${accountId ?? null})
    order by account_id, account_seq limit ${limit}`.execute(db);
  return rows.map((row) => ({
    consumer, topic, accountId: row.account_id, accountSeq: Number(row.account_seq), eventId: row.event_id,
    headers: row.headers, message: new Uint8Array(row.message), reason: row.reason,
  }));
}

export async function unpark(db: Kysely<unknown>, { consumer, topic }: InboxOf, accountId: string, upToSeq: number): Promise<void> {
  await sql`delete from parked where consumer = ${consumer} and topic = ${topic}
    and account_id = ${accountId} and account_seq <= ${upToSeq}`.execute(db);
}
