// What the accounts of one person have of awards: they share its recipients and the limits of a period.
import { sql, type Kysely } from 'kysely';
import { SHARE_CODE } from '../../plans/domain/promo.ts';
import type { AwardsSoFar } from '../domain/award-policy.ts';

/**
 * What was booked since `since`, or since the oldest period that runs now for another of these accounts: periods that
 * begin on other days bring no more than one. What was taken back after a bounce counts too.
 */
export async function awardsSoFar(
  db: Kysely<unknown>,
  accountIds: readonly string[],
  { since, at, domainMarks }: { since: string; at: string; domainMarks: readonly string[] },
): Promise<AwardsSoFar> {
  const accounts = sql`any(${[...accountIds]}::text[])`;
  // A plan without a billing day has a month of the calendar, as each period has.
  const monthAfter = sql`(period_start at time zone 'UTC' + interval '1 month') at time zone 'UTC'`;
  const inPeriod = sql`p.at >= running.since`;
  const { rows } = await sql<Record<keyof AwardsSoFar, string>>`select count(*) as ever,
      count(*) filter (where ${inPeriod} and coalesce(p.earned_by, 'delivery') = 'delivery') as "onDelivery",
      count(*) filter (where ${inPeriod} and p.earned_by = 'confirmation') as "onConfirmation",
      count(*) filter (where ${inPeriod} and r.domain_marks && ${[...domainMarks]}::text[]) as "ofDomain"
    from promo_record p left join shared_recipient r using (account_id, message_id)
    cross join (select least(${since}::timestamptz, min(period_start)) as since from subscription
      where account_id = ${accounts} and period_start <= ${at}::timestamptz
        and coalesce(period_end, case when status <> 'cancelled' then ${monthAfter} end) > ${at}::timestamptz) as running
    where p.account_id = ${accounts} and p.code = ${SHARE_CODE}`.execute(db);
  const [row] = rows;
  const counted = (name: keyof AwardsSoFar): number => Number(row?.[name] ?? 0);
  return {
    onDelivery: counted('onDelivery'),
    onConfirmation: counted('onConfirmation'),
    ofDomain: counted('ofDomain'),
    ever: counted('ever'),
  };
}

/** The account for which somebody brought an award already, by one of the awards' first lots; null: none. */
export async function whomBrought(
  db: Kysely<unknown>,
  accountIds: readonly string[],
  lotIds: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ account_id: string }>`select account_id from lot
    where account_id = any(${[...accountIds]}::text[]) and lot_id = any(${[...lotIds]}::text[]) limit 1`.execute(db);
  return rows[0]?.account_id ?? null;
}
