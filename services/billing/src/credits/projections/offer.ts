// The promotions that staff gave, as they stand in the table of adjustments.
import { sql, type Kysely } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import type { Database } from '@leadwright/postgres/database';
import { offersAccount } from '../../kernel/domain/streams.ts';
import { foldCode, type FindGivenOffer } from '../../plans/domain/promo-offers.ts';
import { takingsOf, type Taken } from '../../plans/projections/given-promotions.ts';
import { readAdjustments, type AdjustmentRow } from './adjustment.ts';

export type OfferRow = AdjustmentRow & { code: string; takenTimes: number; taken: Taken[] };

/** Newest first, each with the newest who took it. Run in scope `all`. */
export async function readOffers(
  trx: Kysely<unknown>,
  filter: { accountId?: string; adjustmentId?: string },
  page: { offsetMs: number; limit: number },
): Promise<OfferRow[]> {
  const found = await readAdjustments(trx, { ...filter, action: 'promotion' }, page);
  const ids = found.map(({ adjustmentId }) => adjustmentId);
  const taken = await takingsOf(trx, ids);
  const { rows } = await sql<{ id: string; code: string }>`select adjustment_id as id, code from adjustment
    where adjustment_id = any (${ids}::text[])`.execute(trx);
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  return found.map((row) => ({
    ...row,
    code: codes.get(row.adjustmentId) ?? '',
    takenTimes: taken.times.get(row.adjustmentId) ?? 0,
    taken: taken.newest.filter(({ adjustmentId }) => adjustmentId === row.adjustmentId),
  }));
}

type Row = { account: string; id: string; plan: string; until: string; status: string; by: string[] };

/** Reads rows of all accounts for the one whose code somebody has. */
export function findGivenOffer(database: Database): FindGivenOffer {
  return async (typed) => {
    const code = foldCode(typed);
    const [row] = await inScope(database.db, 'all', async (trx) => {
      const { rows } = await sql<Row>`select account_id as account, adjustment_id as id, plan_id as plan, status,
          to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as until,
          array_remove(array[proposed_by, decided_by], null) as by
        from adjustment where code = ${code} and status in ('booked', 'revoked')`.execute(trx);
      return rows;
    });
    if (!row) return null;
    const { account, id, plan: planId, status, by } = row;
    const until = status === 'revoked' ? BEFORE_ALL : row.until;
    const forAccount = account === offersAccount ? null : account;
    return { planId, from: BEFORE_ALL, until, codes: [code], adjustmentId: id, forAccount, by };
  };
}

const BEFORE_ALL = '1970-01-01T00:00:00.000000Z';
