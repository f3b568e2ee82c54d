// What is to be announced now: renewals and leads that expire unused, within seven days, and that few leads are left. Needs
// scope `all`.
import { isoFromPostgres } from '@leadwright/postgres/database';
import { sql, type Kysely } from 'kysely';
import { ANNOUNCED_DAYS, type Announcement } from '../domain/announcements.ts';
import type { PriceOf } from '../../plans/sale.ts';
import { noticedAt } from './low-leads-notice.ts';
import { comingTerms, runningTerms } from './subscription.ts';

export type ToAnnounce = { accountId: string; announcement: Announcement };

const within = sql`interval '1 day' * ${ANNOUNCED_DAYS}::int`;
const announced = (accountId: string, key: ReturnType<typeof sql>) =>
  sql`exists (select 1 from cause where cause.account_id = ${sql.raw(accountId)} and cause.cause = ${key})`;

/** Of plans that renew by themselves, at most `limit`, soonest first. `at`: the product's time. */
export async function renewalsToAnnounce(
  db: Kysely<unknown>,
  at: string,
  limit: number,
  priceOf: PriceOf,
): Promise<ToAnnounce[]> {
  const key = sql`'renewal-announced:' || s.lattice_id || ':' || s.period`;
  const { rows } = await sql<{
    account_id: string;
    lattice_id: string;
    period: number;
    plan_id: string;
    price_cents: number | null;
    renews_at: string;
  }>`
    select s.account_id, s.lattice_id, s.period, coalesce(s.next_plan_id, s.plan_id) as plan_id,
      (${comingTerms} ->> 'priceCents')::int as price_cents, s.period_end as renews_at
    from subscription s
    where s.status = 'live' and not s.paused and not s.cancel_at_period_end and s.access_ends_at is null
      and s.next_due_at > ${at}::timestamptz and s.next_due_at <= ${at}::timestamptz + ${within}
      and s.period_end = s.next_due_at and (${comingTerms} ->> 'renews')::boolean
      and not ${announced('s.account_id', key)}
    order by s.next_due_at limit ${limit}`.execute(db);
  return rows.map((row) => {
    const { account_id: accountId, lattice_id: latticeId, period, plan_id: planId } = row;
    const facts = { priceCents: row.price_cents ?? priceOf(planId) ?? 0, renewsAt: isoFromPostgres(row.renews_at) };
    return { accountId, announcement: { type: 'RenewalAnnounced', latticeId, period, planId, ...facts } };
  });
}

/** Leads that nobody holds, of accounts whose plan is limited, at most `limit`, soonest first. */
export async function expiriesToAnnounce(db: Kysely<unknown>, at: string, limit: number): Promise<ToAnnounce[]> {
  const iso = sql`to_char(l.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  const { rows } = await sql<{ account_id: string; leads: string; expires_at: string }>`
    select l.account_id, sum(l.available) as leads, l.expires_at
    from lot l join subscription s on s.account_id = l.account_id
    where l.available > 0 and s.status <> 'cancelled' and not (${runningTerms} ->> 'unlimited')::boolean
      and l.expires_at > ${at}::timestamptz and l.expires_at <= ${at}::timestamptz + ${within}
      and not ${announced('l.account_id', sql`'expiry-announced:' || ${iso}`)}
    group by l.account_id, l.expires_at order by l.expires_at limit ${limit}`.execute(db);
  return rows.map((row) => {
    const expiresAt = isoFromPostgres(row.expires_at);
    return {
      accountId: row.account_id,
      announcement: { type: 'LeadsExpiryAnnounced', leads: Number(row.leads), expiresAt },
    };
  });
}

/** Of plans with a limit that are paid for, once a period, at most `limit`; not before a new period has had time for its leads. */
export async function lowsToAnnounce(db: Kysely<unknown>, at: string, limit: number): Promise<ToAnnounce[]> {
  const key = sql`'low-announced:' || s.lattice_id || ':' || s.period`;
  const { rows } = await sql<{
    account_id: string;
    lattice_id: string;
    period: number;
    leads: string;
    noticed_at: string;
  }>`
    select s.account_id, s.lattice_id, s.period, b.available as leads, ${noticedAt} as noticed_at
    from subscription s join lead_balance b using (account_id) left join low_leads_notice n using (account_id)
    where s.status not in ('cancelled', 'past-due') and not (${runningTerms} ->> 'unlimited')::boolean
      and s.period_start <= ${at}::timestamptz - interval '1 hour' and ${noticedAt} > 0 and b.available <= ${noticedAt} and not ${announced('s.account_id', key)}
    limit ${limit}`.execute(db);
  return rows.map((row) => {
    const { account_id: accountId, lattice_id: latticeId, period, leads, noticed_at } = row;
    const facts = { leads: Number(leads), noticedAt: Number(noticed_at) };
    return { accountId, announcement: { type: 'LeadsLowAnnounced', latticeId, period, ...facts } };
  });
}
