// What was answered to commands with an Idempotency-Key: the only mention of command_log.
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { canonicalJson } from './canonical-json.ts';
import type { Answer, EventStore, Once, WriteTransaction } from './event-store.ts';

/** How long answers are kept, in days, unless a service needs them longer. */
export const ANSWERS_KEPT_DAYS = 30;
const TRIM_ROWS = 5_000;

/** Answers from the log, or does the work and keeps its answer. The account's lock must be held. */
export async function answerOnce(
  tx: WriteTransaction,
  accountId: string,
  { key, request }: Once,
  work: (tx: WriteTransaction) => Promise<Answer>,
): ReturnType<EventStore['once']> {
  const hash = createHash('sha256').update(canonicalJson(request)).digest();
  // The lock was granted before this looks, so a twin in flight has either kept its answer or nothing.
  const kept = await keptAnswer(tx.db, accountId, key);
  if (kept) return kept.hash.equals(hash) ? { conflict: false, answer: kept.answer, repeated: true } : { conflict: true };
  const answer = await work(tx);
  await sql`insert into command_log (account_id, key, request_hash, status, response, at)
    values (${accountId}, ${key}, ${hash}, ${answer.status}, ${JSON.stringify(answer.body)}::jsonb, ${tx.at}::timestamptz)`.execute(tx.db);
  return { conflict: false, answer, repeated: false };
}

/** What was answered under this key, or null. The account's lock must be held. */
export async function answered(tx: WriteTransaction, accountId: string, key: string): Promise<Answer | null> {
  return (await keptAnswer(tx.db, accountId, key))?.answer ?? null;
}

async function keptAnswer(db: Kysely<unknown>, accountId: string, key: string): Promise<{ hash: Buffer; answer: Answer } | null> {
  const { rows } = await sql<{ request_hash: Buffer; status: number; response: unknown }>`
    select request_hash, status, response from command_log where account_id = ${accountId} and key = ${key}`.execute(db);
  const row = rows[0];
  return row ? { hash: row.request_hash, answer: { status: row.status, body: row.response } } : null;
}

/** Forgets answers older than this many days, some at a time; the session must have scope `all`. */
export async function trimCommandLog(db: Kysely<unknown>, keptDays: number): Promise<void> {
  await sql`delete from command_log where ctid = any(array(
    select ctid from command_log where at < now() - ${keptDays}::int * interval '1 day' limit ${TRIM_ROWS}))`.execute(db);
}
