// From billing's events. A repeat writes the same.
import { sql, type Kysely } from 'kysely';

const SHARE_CODE = 'SHARED-SEARCH';

export type Given = {
  code: string;
  lotId: string;
  messageId: string;
  recipientMarks: readonly string[];
  value: number;
};

/** Passes by what came of a promo. */
export async function addShareAward(db: Kysely<unknown>, accountId: string, given: Given): Promise<void> {
  if (given.code !== SHARE_CODE) return;
  await sql`insert into share_award (account_id, lot_id, message_id, marks, leads)
    values (${accountId}, ${given.lotId}, ${given.messageId}, ${[...given.recipientMarks]}::text[], ${given.value})
    on conflict (account_id, lot_id) do nothing`.execute(db);
}

/** What is left of these lots was taken back; lots of anything else pass by. */
export async function voidShareAwards(db: Kysely<unknown>, accountId: string, lotIds: string[]): Promise<void> {
  await sql`update share_award set voided = true
    where account_id = ${accountId} and lot_id = any(${lotIds}::text[])`.execute(db);
}

export async function awardedMarks(db: Kysely<unknown>, accountId: string, marks: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ mark: string }>`select unnest(marks) as mark from share_award
    where account_id = ${accountId} and marks && ${marks}::text[]`.execute(db);
  return new Set(rows.map(({ mark }) => mark));
}
