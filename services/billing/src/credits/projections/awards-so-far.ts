import { sql, type Kysely } from 'kysely';
import { SHARE_CODE } from '../../plans/domain/promo.ts';
import type { AwardsSoFar } from '../domain/award-policy.ts';

/** What was booked for the account's shares since `since`. What was taken back after a bounce counts too. */
export async function awardsSoFar(
  db: Kysely<unknown>,
  accountId: string,
  { since, domainMarks }: { since: string; domainMarks: readonly string[] },
): Promise<AwardsSoFar> {
  const inPeriod = sql`p.at >= ${since}::timestamptz`;
  const { rows } = await sql<Record<keyof AwardsSoFar, string>>`select count(*) as ever,
      count(*) filter (where ${inPeriod} and coalesce(p.earned_by, 'delivery') = 'delivery') as "onDelivery",
      count(*) filter (where ${inPeriod} and p.earned_by = 'confirmation') as "onConfirmation",
      count(*) filter (where ${inPeriod} and r.domain_marks && ${[...domainMarks]}::text[]) as "ofDomain"
    from promo_record p left join shared_recipient r using (account_id, message_id)
    where p.account_id = ${accountId} and p.code = ${SHARE_CODE}`.execute(db);
  const [row] = rows;
  const counted = (name: keyof AwardsSoFar): number => Number(row?.[name] ?? 0);
  return {
    onDelivery: counted('onDelivery'),
    onConfirmation: counted('onConfirmation'),
    ofDomain: counted('ofDomain'),
    ever: counted('ever'),
  };
}
