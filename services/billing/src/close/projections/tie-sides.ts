import { sql, type Kysely } from 'kysely';
import { monthAfter } from '../domain/month.ts';
import type { Difference } from '../domain/tie.ts';
import { shownEntryId } from '../../ledger/projections/ledger-entry.ts';
import { monthLots, type Cut } from './month-lots.ts';

/** The month knows the account's events up to `through`; those up to `after` the month before it knew. */
export type Position = { accountId: string; after: number; through: number };

export async function readPositionsAfter(
  trx: Kysely<unknown>,
  { month }: Cut,
  after: string,
  limit: number,
): Promise<Position[]> {
  const { rows } = await sql<{ account_id: string; after: string; through: string }>`select cut.account_id,
      coalesce(before.seq, 0) as after, cut.seq as through
    from month_position as cut
    left join month_position as before on before.month = ${monthAfter(month, -1)} and before.account_id = cut.account_id
    where cut.month = ${month} and cut.account_id collate "C" > ${after}
    order by cut.account_id collate "C" limit ${limit}`.execute(trx);
  return rows.map((row) => ({ accountId: row.account_id, after: Number(row.after), through: Number(row.through) }));
}

const sides: Record<string, string> = {
  issued: 'granted',
  credited: 'credited',
  delivered: 'used',
  expired: 'expired',
  voided: 'voided',
};

export async function firstEntries(
  trx: Kysely<unknown>,
  cut: Cut,
  differences: readonly Pick<Difference, 'planId' | 'kind' | 'category' | 'figure'>[],
): Promise<{ accountId: string | null; entryId: string | null }[]> {
  if (differences.length === 0) return [];
  const asked = differences.map(({ figure, ...lots }, at) => ({ at, ...lots, type: sides[figure] ?? null }));
  const { rows } = await sql<{ at: number; account_id: string; event_id: string; line: number }>`with ${monthLots(cut)}
    select distinct on (at) at, entry.account_id, entry.event_id, entry.line
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (at int, "planId" text, kind text, category text, type text)
    join month_lots on month_lots.plan_id = asked."planId" and month_lots.kind = asked.kind
      and month_lots.category = asked.category
    join month_entry as entry on entry.account_id = month_lots.account_id and entry.lot_id = month_lots.lot_id
    where asked.type is null or entry.type = asked.type
    order by at, entry.account_id collate "C", entry.seq, entry.line`.execute(trx);
  const found = new Map(rows.map((row) => [row.at, { accountId: row.account_id, entryId: shownEntryId(row) }]));
  return differences.map((_, at) => found.get(at) ?? { accountId: null, entryId: null });
}
