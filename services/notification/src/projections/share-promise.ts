// For which mailboxes an award is promised and not decided: read under the account's lock, before another is promised.
import { setScope } from '@leadwright/postgres/scope';
import { sql, type Kysely } from 'kysely';
import { awardedMarks } from './share-award.ts';

export type KnownMarks = { awarded: ReadonlySet<string>; promised: ReadonlySet<string> };

/**
 * Of these marks, those that one of the person's accounts was promised an award for, or had it. Until the transaction
 * ends, none of them is promised another. `accountIds`: in order.
 */
export async function knownMarks(
  db: Kysely<unknown>,
  accountId: string,
  accountIds: readonly string[],
  marks: readonly string[],
): Promise<KnownMarks> {
  const all = [...new Set([...accountIds, accountId])];
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shares of the person of ${all[0]}`}, 0))`.execute(db);
  await setScope(db, all);
  const known = { awarded: await awardedMarks(db, all, marks), promised: await promisedMarks(db, all, marks) };
  await setScope(db, [accountId]);
  return known;
}

/** Of these marks, those whose mail is under way, arrived, or whose award waits. A mail that failed promises nothing. */
async function promisedMarks(
  db: Kysely<unknown>,
  accountIds: readonly string[],
  marks: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ mark: string }>`select unnest(r.marks) as mark from share_recipient r
    left join message_log log using (account_id, message_id)
    where r.account_id = any(${[...accountIds]}::text[]) and r.marks && ${[...marks]}::text[] and r.excluded = ''
      and coalesce(log.state, 'queued') not in ('failed', 'bounced')`.execute(db);
  return new Set(rows.map(({ mark }) => mark));
}

/** `settled`: its award was booked or dropped, so nothing hangs on a confirmation. */
export type Promised = { shareId: string; messageId: string; confirmed: boolean; settled: boolean };

/** The mail for which an award was promised to this mail's mailbox: itself, or an earlier one. null: none was. */
export async function findPromised(
  db: Kysely<unknown>,
  accountId: string,
  messageId: string,
): Promise<Promised | null> {
  const { rows } = await sql<Promised>`
    select promised.share_id as "shareId", promised.message_id as "messageId", promised.confirmed,
      exists (select 1 from share_award award where award.account_id = promised.account_id
          and award.marks && promised.marks)
        or exists (select 1 from share_dropped dropped where dropped.account_id = promised.account_id
          and dropped.message_id = promised.message_id) as settled
    from share_recipient r join share_recipient promised on promised.account_id = r.account_id
      and promised.marks && r.marks and promised.excluded = ''
    left join message_log log on log.account_id = promised.account_id and log.message_id = promised.message_id
    where r.account_id = ${accountId} and r.message_id = ${messageId}
      and coalesce(log.state, 'queued') not in ('failed', 'bounced')
    order by promised.message_id = ${messageId} desc limit 1`.execute(db);
  return rows[0] ?? null;
}
