// One free trial for each mailbox, verified phone and card. The unique mark decides between two accounts that take a
// trial at the same moment: who comes second waits for the first one's commit. A repeat of the same account is harmless:
// the marks are its own.
import { sql, type Kysely } from 'kysely';

/**
 * Claims the marks for the account's trial; false where another account has one of them, and then none is claimed.
 * `marks`: keyed hashes of what is known of the person, under every key in use. Run in the transaction that starts the
 * trial, so that neither is stored without the other.
 */
export async function takeTrial(
  db: Kysely<unknown>,
  { accountId, marks, at }: { accountId: string; marks: readonly string[]; at: string },
): Promise<boolean> {
  // Sorted, so that two with several marks in common never wait for each other in a circle.
  const wanted = [...new Set(marks)].sort();
  const made: string[] = [];
  for (const mark of wanted) {
    const { rows } = await sql<{ mark: string }>`insert into trial_mark (mark, account_id, taken_at)
      values (${mark}, ${accountId}, ${at}::timestamptz) on conflict (mark) do nothing returning mark`.execute(db);
    made.push(...rows.map((row) => row.mark));
  }
  const { rows } = await sql<{ own: string }>`select count(*) as own from trial_mark
    where account_id = ${accountId} and mark = any(${wanted}::text[])`.execute(db);
  if (Number(rows[0]?.own) === wanted.length) return true;
  await sql`delete from trial_mark where account_id = ${accountId} and mark = any(${made}::text[])`.execute(db);
  return false;
}
