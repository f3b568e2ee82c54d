import { sql, type Kysely } from 'kysely';
import { planOfLot } from '../../subscription/projections/plan-history.ts';

export type LotBalance = {
  lotId: string;
  kind: string;
  category: string;
  /** The plan of the account at the grant; '' where it had none. */
  planId: string;
  available: number;
  held: number;
  delivered: number;
  expired: number;
  voided: number;
};

/** `accountSeq`: the newest event of the ledger that the lots know, by its place in the account's history. */
export type AccountBalances = { accountId: string; accountSeq: number; lots: LotBalance[] };

/** The accounts after `after` in the order of their ids, each with all lots it ever had. One statement: of one moment. */
export async function readLotBalances(trx: Kysely<unknown>, after: string, limit: number): Promise<AccountBalances[]> {
  const { rows } = await sql<{
    account_id: string;
    version: string;
    lots: LotBalance[];
  }>`select account_id, version, lots
    from (select account_id, version from lead_balance where account_id collate "C" > ${after}
      order by account_id collate "C" limit ${limit}) as page
    cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('lotId', lot_id, 'kind', kind, 'category', category,
        'planId', coalesce(plan.plan_id, ''), 'available', available, 'held', held, 'delivered', delivered,
        'expired', expired, 'voided', voided) order by granted_seq, lot_id collate "C"), '[]') as lots
      from lot ${planOfLot('plan')} where lot.account_id = page.account_id) as own
    order by account_id collate "C"`.execute(trx);
  return rows.map(({ account_id, version, lots }) => ({ accountId: account_id, accountSeq: Number(version), lots }));
}
