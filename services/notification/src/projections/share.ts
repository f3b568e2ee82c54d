// From this service's own events. A repeat writes the same.
import { ignored } from '@leadwright/eventsourcing/ignored';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { sql, type Kysely } from 'kysely';
import type { NotificationStored } from '../contracts.ts';

export const projectShare = projectionOf<NotificationStored>({
  SearchShared: async ({ shareId, personId, searchId, downloadId, recipients }, { accountId, effectiveAt }, db) => {
    await sql`insert into share (account_id, share_id, person_id, search_id, download_id, shared_at)
      values (${accountId}, ${shareId}, ${personId}, nullif(${searchId}, ''), nullif(${downloadId}, ''),
        ${effectiveAt}::timestamptz)
      on conflict (account_id, share_id) do nothing`.execute(db);
    for (const { position, messageId, recipientMarks, excluded } of recipients)
      await sql`insert into share_recipient (account_id, share_id, position, message_id, marks, excluded)
        values (${accountId}, ${shareId}, ${position}, ${messageId}, ${[...recipientMarks]}::text[], ${excluded})
        on conflict (account_id, share_id, position) do nothing`.execute(db);
  },
  SharedSearchConfirmed: async ({ messageId }, { accountId }, db) => {
    await sql`update share_recipient set confirmed = true
      where account_id = ${accountId} and message_id = ${messageId}`.execute(db);
  },
  MessageSent: ignored,
  MessageFailed: ignored,
  MessageRedriven: ignored,
  MessageDelivered: ignored,
  MessageBounced: ignored,
  SpamReported: ignored,
  MailPreferenceChanged: ignored,
  MailSuppressionLifted: ignored,
  MessagesRead: ignored,
});

export async function countSharedInDay(db: Kysely<unknown>, accountId: string, at: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from share
    join share_recipient using (account_id, share_id)
    where account_id = ${accountId} and shared_at > ${at}::timestamptz - interval '24 hours'`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export async function findSharedMail(
  db: Kysely<unknown>,
  accountId: string,
  messageId: string,
): Promise<{ shareId: string; position: number } | null> {
  const { rows } = await sql<{ shareId: string; position: number }>`select share_id as "shareId", position
    from share_recipient where account_id = ${accountId} and message_id = ${messageId}`.execute(db);
  return rows[0] ?? null;
}

export type ListedRecipient = {
  position: number;
  state: 'queued' | 'accepted' | 'delivered' | 'bounced' | 'suppressed' | 'failed';
  award: 'earned' | 'none' | 'pending' | 'waiting' | 'voided';
  /** Why the award waits; null: it does not. */
  waitsFor: string | null;
  /** Why there is none; null: there is one, or nothing was decided. */
  noneBecause: string | null;
  /** What is there of them, or was used: without what was taken back. */
  leads: number;
  takenBack: number;
  /** Why leads were taken back last: bounced, award-unpaid or another reason of the ledger; null: none are. */
  takenBecause: string | null;
  /** The recipient confirmed by a click that it arrived. */
  confirmed: boolean;
};
export type ListedShare = {
  shareId: string;
  searchId: string | null;
  downloadId: string | null;
  at: string;
  recipients: ListedRecipient[];
};

// What a recipient's mail became stands in message_log; an award is of the mail that brought it, so another mail to the
// same mailbox brings none.
const recipients = sql`select coalesce(jsonb_agg(jsonb_build_object('position', position,
    'state', case log.state when 'sent' then 'accepted' when 'delivered' then 'delivered' when 'spam' then 'delivered'
      when 'bounced' then 'bounced' when 'failed' then case log.reason when 'suppressed' then 'suppressed' else 'failed' end
      else 'queued' end,
    'award', case when own.lot_id is not null and moved.taken >= own.leads then 'voided'
      when own.lot_id is not null then 'earned'
      when waiting.reason is not null then 'waiting'
      when r.excluded <> '' or log.state in ('failed', 'bounced') or dropped.reason is not null
        or exists (select 1 from share_award other
          where other.account_id = r.account_id and other.marks && r.marks) then 'none'
      else 'pending' end,
    'waitsFor', case when own.lot_id is null then waiting.reason end,
    'noneBecause', case when own.lot_id is not null or waiting.reason is not null then null
      when r.excluded <> '' then r.excluded
      when log.state in ('failed', 'bounced') then 'not-reached'
      when dropped.reason is not null then dropped.reason
      when exists (select 1 from share_award other
        where other.account_id = r.account_id and other.marks && r.marks) then 'already-earned' end,
    'leads', greatest(coalesce(own.leads, 0) - moved.taken, 0),
    'takenBack', moved.taken,
    'takenBecause', case when moved.taken > 0 then moved.because end,
    'confirmed', r.confirmed) order by position), '[]')
  from share_recipient r
  left join message_log log on log.account_id = r.account_id and log.message_id = r.message_id
  left join share_award own on own.account_id = r.account_id and own.message_id = r.message_id
  left join share_waiting waiting on waiting.account_id = r.account_id and waiting.message_id = r.message_id
  left join share_dropped dropped on dropped.account_id = r.account_id and dropped.message_id = r.message_id
  cross join lateral (select greatest(coalesce(-sum(m.leads), 0), 0) as taken,
      (array_agg(m.reason order by m.noted desc) filter (where m.leads < 0))[1] as because
    from share_award_move m where m.account_id = own.account_id and m.lot_id = own.lot_id) as moved
  where r.account_id = share.account_id and r.share_id = share.share_id`;

/** Newest first; of one person alone where `personId` is given. Needs the account in scope. */
export async function listShares(
  db: Kysely<unknown>,
  accountId: string,
  { personId, before, limit }: { personId: string | null; before: { at: string; id: string } | null; limit: number },
): Promise<ListedShare[]> {
  const { rows } = await sql<ListedShare>`select share_id as "shareId", search_id as "searchId",
      download_id as "downloadId", shared_at as at, (${recipients}) as recipients
    from share where account_id = ${accountId} and (${personId}::text is null or person_id = ${personId})
      and (${before === null} or (shared_at, share_id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? ''}))
    order by shared_at desc, share_id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, at: isoFromPostgres(row.at) }));
}
