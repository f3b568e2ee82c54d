// Table lot: each grant of leads and what became of it.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isoFromPostgres } from '@leadwright/runtime/database';
import type { Movement } from '../domain/entries.ts';
import type { LeadsCredited, LeadsGranted } from '../domain/ledger-events.ts';

type Change = { lot_id: string; available: number; held: number; delivered: number; expired: number; voided: number };

export type LotRow = {
  lotId: string; kind: string; leads: number; available: number; held: number; used: number;
  effectiveAt: string; expiresAt: string | null;
};

/** The statement that makes the lot of a grant. */
export function insertLot(accountId: string, seq: number, lot: LeadsGranted | LeadsCredited): RawBuilder<unknown> {
  return sql`insert into lot (account_id, lot_id, kind, category, priority, source, only_dictionaries, effective_at,
      expires_at, leads, available, granted_seq)
    values (${accountId}, ${lot.lotId}, ${lot.kind}, ${lot.category}, ${lot.priority}::smallint, ${lot.source}, ${lot.onlyDictionaries}::text[],
      ${lot.effectiveAt}::timestamptz, ${lot.expiresAt}::timestamptz, ${lot.leads}::bigint, ${lot.leads}::bigint, ${seq}::bigint) returning lot_id`;
}

/** The statement that moves leads within their lots; it returns one row for each lot of the movements. */
export function moveInLots(accountId: string, movements: Movement[]): RawBuilder<unknown> {
  return sql`update lot set
      available = lot.available + change.available, held = lot.held + change.held,
      delivered = lot.delivered + change.delivered, expired = lot.expired + change.expired, voided = lot.voided + change.voided
    from jsonb_to_recordset(${JSON.stringify(changesOf(movements))}::jsonb) as change (lot_id text, available bigint, held bigint,
      delivered bigint, expired bigint, voided bigint)
    where lot.account_id = ${accountId} and lot.lot_id = change.lot_id returning lot.lot_id`;
}

function changesOf(movements: Movement[]): Change[] {
  const changes = new Map<string, Change>();
  for (const { lotId, from, to, leads } of movements) {
    const change = changes.get(lotId) ?? { lot_id: lotId, available: 0, held: 0, delivered: 0, expired: 0, voided: 0 };
    if (isLotSide(from)) change[from] -= leads;
    if (isLotSide(to)) change[to] += leads;
    changes.set(lotId, change);
  }
  return [...changes.values()];
}

function isLotSide(account: Movement['from']): account is Exclude<keyof Change, 'lot_id'> {
  return !account.startsWith('issued');
}

type Row = {
  lot_id: string; kind: string; leads: number; available: number; held: number; delivered: number;
  effective_at: string; expires_at: string | null;
};

/**
 * Live lots, next to expire first, with what was delivered from `from` (inclusive) to `to`
 * (exclusive, null: open). One statement, so that the numbers are of one moment.
 */
export async function readLots(
  trx: Kysely<unknown>, accountId: string, from: string, to: string | null,
): Promise<{ lots: LotRow[]; used: number; version: number }> {
  const { rows } = await sql<{ lots: Row[]; used: string; version: string }>`select
    coalesce((select jsonb_agg(jsonb_build_object('lot_id', lot_id, 'kind', kind, 'leads', leads, 'available', available,
        'held', held, 'delivered', delivered, 'effective_at', effective_at::text, 'expires_at', expires_at::text)
        order by expires_at nulls last, granted_seq)
      from lot where account_id = ${accountId} and (available > 0 or held > 0)), '[]') as lots,
    coalesce((select sum(leads) from ledger_entry where account_id = ${accountId} and ledger_account = 'delivered'
      and effective_at >= ${from}::timestamptz and effective_at < coalesce(${to}::timestamptz, 'infinity')), 0) as used,
    coalesce((select version from lead_balance where account_id = ${accountId}), 0) as version`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a query of one row answered none');
  const lots = row.lots.map((lot) => ({
    lotId: lot.lot_id, kind: lot.kind, leads: lot.leads, available: lot.available, held: lot.held, used: lot.delivered,
    effectiveAt: isoFromPostgres(lot.effective_at), expiresAt: lot.expires_at === null ? null : isoFromPostgres(lot.expires_at),
  }));
  return { lots, used: Number(row.used), version: Number(row.version) };
}
