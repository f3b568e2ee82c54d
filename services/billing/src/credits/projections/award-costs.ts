// Of all accounts: what the campaign of shared searches costs. Needs scope `all`.
import { sql, type Kysely } from 'kysely';
import { awardOf } from './award-periods.ts';
import { SHARE_CODE } from '../../plans/domain/promo.ts';

type Month = {
  month: string;
  awards: number;
  onConfirmation: number;
  leads: number;
  used: number;
  takenBack: number;
};
type Waiting = { reason: string; awards: number; accounts: number; leads: number };

const MONTHS = 36;

/** By the month in which they were booked, newest first. `used` and `takenBack`: what became of those lots so far. */
export async function awardsByMonth(db: Kysely<unknown>): Promise<Month[]> {
  const { rows } = await sql<Month>`select to_char(p.at at time zone 'UTC', 'YYYY-MM') as month,
      count(*)::float8 as awards, count(*) filter (where p.earned_by = 'confirmation')::float8 as "onConfirmation",
      sum(p.value)::float8 as leads, sum(lot.delivered + again.delivered)::float8 as used,
      sum(lot.voided - again.leads + again.voided)::float8 as "takenBack"
    from promo_record p join lot using (account_id, lot_id) cross join lateral (select coalesce(sum(delivered), 0) as delivered,
        coalesce(sum(voided), 0) as voided, coalesce(sum(leads), 0) as leads from lot as given
      where given.account_id = p.account_id and given.kind = 'credit' and ${awardOf('given')} = p.lot_id
        and given.lot_id <> p.lot_id) as again
    where p.code = ${SHARE_CODE}
    group by 1 order by 1 desc limit ${MONTHS}`.execute(db);
  return rows;
}

export async function awardsThatWait(db: Kysely<unknown>): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`select reason, count(*)::float8 as awards,
      count(distinct account_id)::float8 as accounts, sum(value)::float8 as leads
    from waiting_award group by reason order by sum(value) desc, reason`.execute(db);
  return rows;
}
