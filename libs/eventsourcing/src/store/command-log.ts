// The only file that names command_log.
import { sql, type Kysely } from 'kysely';
import type { Answer, EventStore, Once, WriteTransaction } from '../event-store.ts';
import { differingFields, hashesOf } from '../log/request-hashes.ts';

export const ANSWERS_KEPT_DAYS = 30;
const TRIM_ROWS = 5_000;

export async function answerOnce(
  tx: WriteTransaction,
  accountId: string,
  once: Once,
  work: (tx: WriteTransaction) => Promise<Answer>,
): ReturnType<EventStore['once']> {
  const { key } = once;
  const { whole, fields } = hashesOf(once);
  // This reads under the account's lock, so a concurrent repeat has stored its whole answer or nothing.
  const stored = await storedAnswer(tx.db, accountId, key);
  if (stored)
    return stored.hash.equals(whole)
      ? { conflict: false, answer: stored.answer, repeated: true }
      : { conflict: true, fields: differingFields(stored.fields, fields) };
  const answer = await work(tx);
  await sql`insert into command_log (account_id, key, request_hash, field_hashes, status, response, at)
    values (${accountId}, ${key}, ${whole}, ${JSON.stringify(fields)}::jsonb, ${answer.status}, ${JSON.stringify(answer.body)}::jsonb, ${tx.at}::timestamptz)`.execute(
    tx.db,
  );
  return { conflict: false, answer, repeated: false };
}

/** Reads the answer stored under this key, or null. The account's lock must be held. */
export async function findAnswer(tx: WriteTransaction, accountId: string, key: string): Promise<Answer | null> {
  return (await storedAnswer(tx.db, accountId, key))?.answer ?? null;
}

type StoredAnswer = { hash: Buffer; fields: Record<string, string> | null; answer: Answer };

async function storedAnswer(db: Kysely<unknown>, accountId: string, key: string): Promise<StoredAnswer | null> {
  const { rows } = await sql<{
    request_hash: Buffer;
    field_hashes: Record<string, string> | null;
    status: number;
    response: unknown;
  }>`
    select request_hash, field_hashes, status, response from command_log where account_id = ${accountId} and key = ${key}`.execute(
    db,
  );
  const row = rows[0];
  return row
    ? { hash: row.request_hash, fields: row.field_hashes, answer: { status: row.status, body: row.response } }
    : null;
}

/** Deletes one batch of answers older than this many days. The session must have scope `all`. */
export async function trimCommandLog(db: Kysely<unknown>, keptDays: number): Promise<void> {
  await sql`delete from command_log where ctid = any(array(
    select ctid from command_log where at < now() - ${keptDays}::int * interval '1 day' limit ${TRIM_ROWS}))`.execute(
    db,
  );
}
