// Accounts of one person are known by a card, a phone or a mailbox that both have (`account_mark`), and so are those that
// only others join: an account with the card of a second and the phone of a third is of the same person as both.
import { sql, type Kysely } from 'kysely';

/** So many accounts and marks of one person are followed, each once; a person has a handful. */
const JOINED_MAX = 2_000;

/** Of each recipient, whether its mailbox is of this account, or of another of the same person. Needs scope `all`. */
export async function areOwnMailboxes(
  db: Kysely<unknown>,
  accountId: string,
  recipients: readonly { marks: readonly string[] }[],
): Promise<boolean[]> {
  // The limit ends the recursion: PostgreSQL makes no more rows than are read.
  const { rows } = await sql<{ mark: string }>`with recursive joined (account_id, mark) as (
      select ${accountId}::text, null::text
      union select beside.account_id, beside.mark from joined cross join lateral (
        select null as account_id, own.mark from account_mark own where own.account_id = joined.account_id
        union all select other.account_id, null from account_mark other where other.mark = joined.mark) as beside
    ), known as (select mark from joined limit ${JOINED_MAX})
    select mark from known where mark = any(${recipients.flatMap(({ marks }) => [...marks])}::text[])`.execute(db);
  const own = new Set(rows.map(({ mark }) => mark));
  return recipients.map(({ marks }) => marks.some((mark) => own.has(mark)));
}
