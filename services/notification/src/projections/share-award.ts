// From billing's events. A repeat writes the same.
import { sql, type Kysely } from 'kysely';

const SHARE_CODE = 'SHARED-SEARCH';
const AWARD = /^share:/;

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

/** `leads`: below 0, taken back of this lot; above 0, it gives back what was taken of another. */
export type AwardMove = { eventId: string; lotId: string; leads: number; reason: string };

/** What became of an award's leads in the ledger; lots of anything else pass by. */
export async function moveShareAward(
  db: Kysely<unknown>,
  accountId: string,
  { eventId, lotId, leads, reason }: AwardMove,
): Promise<void> {
  const award = firstLotOf(lotId);
  if (!AWARD.test(award)) return;
  await sql`insert into share_award_move (account_id, event_id, moved_lot_id, lot_id, leads, reason)
    values (${accountId}, ${eventId}, ${lotId}, ${award}, ${leads}, ${reason})
    on conflict (account_id, event_id, moved_lot_id) do nothing`.execute(db);
}

/** A lot that stands in place of one that was taken back is named after it: `reissue:<lot>`, `reissue:<lot>#2`. */
const firstLotOf = (lotId: string): string => lotId.replace(/^(reissue:)+/, '').replace(/(#\d+)+$/, '');

export async function awardedMarks(
  db: Kysely<unknown>,
  accountIds: readonly string[],
  marks: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ mark: string }>`select unnest(marks) as mark from share_award
    where account_id = any(${[...accountIds]}::text[]) and marks && ${[...marks]}::text[]`.execute(db);
  return new Set(rows.map(({ mark }) => mark));
}
