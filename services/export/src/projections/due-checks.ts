// The checker's notes follow no event: after a rebuild every unreported file is checked again, which is harmless.
import { sql, type Kysely } from 'kysely';

export type DueCheck = { accountId: string; downloadId: string; tries: number };

const RETRY_SECONDS_MAX = 3_600;

/** The next file to check: reported ones first, then by time. Needs scope `all`. */
export async function nextCheck(db: Kysely<unknown>): Promise<DueCheck | null> {
  const { rows } = await sql<{ account_id: string; download_id: string; tries: number }>`
    select account_id, download_id, tries from file_report
    where due and look_after <= clock_timestamp() order by (reported_by is null), look_after limit 1`.execute(db);
  const [row] = rows;
  return row ? { accountId: row.account_id, downloadId: row.download_id, tries: row.tries } : null;
}

/** A file of ours was found good. One that was reported meanwhile stays due: its event says when it is checked. */
export async function noteGood(db: Kysely<unknown>, { accountId, downloadId }: DueCheck): Promise<void> {
  await sql`update file_report set due = false, tries = 0
    where account_id = ${accountId} and download_id = ${downloadId} and reported_by is null`.execute(db);
}

/** A check failed: the next may begin after a pause that doubles, from `pauseSeconds` up to an hour. */
export async function noteFailed(
  db: Kysely<unknown>,
  { accountId, downloadId }: DueCheck,
  pauseSeconds: number,
): Promise<void> {
  await sql`update file_report set tries = tries + 1, look_after = clock_timestamp()
      + least(${RETRY_SECONDS_MAX}, ${pauseSeconds} * 2 ^ least(tries, 20)) * interval '1 second'
    where account_id = ${accountId} and download_id = ${downloadId} and due`.execute(db);
}
