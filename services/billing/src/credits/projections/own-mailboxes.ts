// A second account of one person is known by a card, a phone or a mailbox that both have (`account_mark`).
import { sql, type Kysely } from 'kysely';

/** Of each recipient, whether its mailbox is of this account, or of another of the same card or person. Needs scope `all`. */
export async function areOwnMailboxes(
  db: Kysely<unknown>,
  accountId: string,
  recipients: readonly { marks: readonly string[] }[],
): Promise<boolean[]> {
  const { rows } = await sql<{ mark: string }>`select distinct known.mark from account_mark as known
    where known.mark = any(${recipients.flatMap(({ marks }) => [...marks])}::text[])
      and (known.account_id = ${accountId} or exists (select from account_mark as mine
        join account_mark as theirs using (mark)
        where mine.account_id = ${accountId} and theirs.account_id = known.account_id))`.execute(db);
  const own = new Set(rows.map(({ mark }) => mark));
  return recipients.map(({ marks }) => marks.some((mark) => own.has(mark)));
}
