// Awards that were promised and wait. From this service's own events; a repeat writes the same.
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import { wakeAfterCommit } from '@leadwright/postgres/wakes';
import { sql, type Kysely } from 'kysely';
import { SHARE_CODE, type FreeLeadsGiven } from '../../plans/domain/promo.ts';
import type { WaitsFor } from '../domain/award-policy.ts';
import type { ShareAwardEvent } from '../domain/share-award.ts';
import type { PeriodPaid, SubscriptionChanged } from '../../subscription/domain/subscription-events.ts';
import type { SharedRecipient } from './shared-recipient.ts';

/** What awards wait for may be another now: their account's plan ended, or was paid for. */
export const awardsMayChange = 'awards may change';

export const projectWaitingAward = projectionOf<ShareAwardEvent | FreeLeadsGiven | SubscriptionChanged | PeriodPaid>({
  SubscriptionChanged: async ({ status }, _stored, db) => {
    if (status === 'cancelled') await wakeAfterCommit(db, awardsMayChange);
  },
  PeriodPaid: (_event, _stored, db) => wakeAfterCommit(db, awardsMayChange),
  ShareAwardPostponed: async ({ messageId, recipientMarks, value, reason }, { accountId, effectiveAt }, db) => {
    await sql`insert into waiting_award (account_id, message_id, marks, value, reason, since)
      values (${accountId}, ${messageId}, ${recipientMarks}::text[], ${value}, ${reason}, ${effectiveAt}::timestamptz)
      on conflict (account_id, message_id) do update set reason = excluded.reason`.execute(db);
  },
  ShareAwardDropped: ({ messageId }, { accountId }, db) => endWaiting(db, accountId, messageId),
  FreeLeadsGiven: async ({ code, messageId = '' }, { accountId }, db) => {
    if (code === SHARE_CODE) await endWaiting(db, accountId, messageId);
  },
});

async function endWaiting(db: Kysely<unknown>, accountId: string, messageId: string): Promise<void> {
  await sql`delete from waiting_award where account_id = ${accountId} and message_id = ${messageId}`.execute(db);
}

/** The mail for whose recipient an award waits, by one of its marks; null: none does. */
export async function findWaiting(
  db: Kysely<unknown>,
  accountId: string,
  marks: readonly string[],
): Promise<{ messageId: string; reason: WaitsFor } | null> {
  const { rows } = await sql<{ messageId: string; reason: WaitsFor }>`select message_id as "messageId", reason
    from waiting_award where account_id = ${accountId} and marks && ${[...marks]}::text[] limit 1`.execute(db);
  return rows[0] ?? null;
}

/** All that waits of an account: what was confirmed first, then the oldest. */
export async function listWaiting(db: Kysely<unknown>, accountId: string): Promise<SharedRecipient[]> {
  const { rows } = await sql<SharedRecipient>`select message_id as "messageId", r.sender_id as "senderId", r.marks,
      r.domain_marks as "domainMarks", r.leads::float8 as leads, r.confirmed
    from waiting_award w join shared_recipient r using (account_id, message_id)
    where account_id = ${accountId} order by r.confirmed desc, w.since, message_id`.execute(db);
  return rows;
}

// What waits for the next period was decided for this one; what waits for anything else may be booked at any time.
const untried = (policy: string) => sql`(w.reason not in ('period', 'domain')
  or round.tried is distinct from s.lattice_id || ':' || s.period || ':' || ${policy}::text)`;
const undecided = sql`exists (select from invoice i where i.account_id = w.account_id and i.dispute = 'open')`;

// Its plan ended while awards waited for something of it.
const ended = sql`(s.status = 'cancelled' and w.reason not in ('no-plan', 'dispute', 'debt'))`;

/** Accounts of which an award may be booked now, or waits for something else than it did; at most `limit`. Needs scope `all`. */
export async function accountsToTry(db: Kysely<unknown>, policy: string, limit: number): Promise<string[]> {
  // In no order: those whom something stops for long do not stand before the others.
  const { rows } = await sql<{ account_id: string }>`select account_id from waiting_award w
    join subscription s using (account_id) left join award_round round using (account_id)
    where (s.status in ('live', 'cancelling') and not s.paused and ${untried(policy)}
      and (w.reason <> 'dispute' or not ${undecided})) or ${ended}
    group by account_id order by random() limit ${limit}`.execute(db);
  return rows.map((row) => row.account_id);
}

/** That the awards which wait were tried in this period, under these numbers. */
export async function rememberRound(db: Kysely<unknown>, accountId: string, tried: string): Promise<void> {
  await sql`insert into award_round (account_id, tried) values (${accountId}, ${tried})
    on conflict (account_id) do update set tried = excluded.tried`.execute(db);
}
