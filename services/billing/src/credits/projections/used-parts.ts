// What the table of lots knows and the folded state does not: a lot that is used up is in no state.
import { sql, type Kysely } from 'kysely';
import type { UsedPart } from '../domain/bonus-lots.ts';
import { isoFromPostgres } from '@leadwright/postgres/database';
import type { Category } from '../../ledger/domain/lots.ts';

/** The download's charged portions; empty: none. Read under the account's lock: lots are written with the events. */
export async function usedParts(db: Kysely<unknown>, accountId: string, downloadId: string): Promise<UsedPart[]> {
  const { rows } = await sql<{ leads: string; category: Category; cost_cents: string; lot_leads: string }>`
    select part.leads, lot.category, lot.cost_cents, lot.leads as lot_leads
    from cause join event_log using (account_id, event_id)
    cross join jsonb_to_recordset(payload -> 'used') as part ("lotId" text, leads bigint)
    join lot on lot.account_id = cause.account_id and lot.lot_id = part."lotId"
    where cause.account_id = ${accountId} and cause = ${`${downloadId}:used`} and type = 'LeadsUsed'`.execute(db);
  return rows.map((row) => ({
    leads: Number(row.leads),
    category: row.category,
    costCents: Number(row.cost_cents),
    lotLeads: Number(row.lot_leads),
  }));
}

export async function hasLots(db: Kysely<unknown>, accountId: string, lotIds: string[]): Promise<boolean> {
  const { rows } = await sql`select from lot where account_id = ${accountId} and lot_id = any(${lotIds}::text[])
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The first of these lots that was ever granted, and from when on it counts; null: none. */
export async function startOfLot(
  db: Kysely<unknown>,
  accountId: string,
  lotIds: string[],
): Promise<{ lotId: string; startsAt: string } | null> {
  const { rows } = await sql<{
    lot_id: string;
    starts_at: string;
  }>`select lot_id, effective_at::text as starts_at from lot
    where account_id = ${accountId} and lot_id = any(${lotIds}::text[]) order by granted_seq limit 1`.execute(db);
  const [row] = rows;
  return row ? { lotId: row.lot_id, startsAt: isoFromPostgres(row.starts_at) } : null;
}
