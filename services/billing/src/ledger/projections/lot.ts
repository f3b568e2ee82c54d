import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { recordset } from '@leadwright/postgres/recordset';
import type { Movement } from '../domain/events/event.ts';
import type { LeadsCredited, LeadsGranted } from '../domain/events/lots-made.ts';
import type { Booked } from './ledger-entry.ts';
import type { Part } from './write-together.ts';

type Change = {
  account_id: string;
  lot_id: string;
  available: number;
  held: number;
  delivered: number;
  expired: number;
  voided: number;
  made: { terms: LeadsGranted | LeadsCredited; seq: number } | null;
};

export type LotRow = {
  lotId: string;
  kind: string;
  leads: number;
  available: number;
  held: number;
  used: number;
  effectiveAt: string;
  expiresAt: string | null;
};

export function lotChangesOf(booked: Booked[]): Change[] {
  const changes = new Map<string, Change>();
  for (const {
    stored: { accountId, accountSeq, event },
    movements,
  } of booked) {
    const terms = event.type === 'LeadsGranted' || event.type === 'LeadsCredited' ? event : null;
    for (const { lotId, from, to, leads } of movements) {
      const key = JSON.stringify([accountId, lotId]);
      const change = changes.get(key) ?? {
        account_id: accountId,
        lot_id: lotId,
        available: 0,
        held: 0,
        delivered: 0,
        expired: 0,
        voided: 0,
        made: terms && { terms, seq: accountSeq },
      };
      if (isLotSide(from)) change[from] -= leads;
      if (isLotSide(to)) change[to] += leads;
      changes.set(key, change);
    }
  }
  return [...changes.values()];
}

export function isLotSide(
  account: Movement['from'],
): account is 'available' | 'held' | 'delivered' | 'expired' | 'voided' {
  return !account.startsWith('issued');
}

export function insertLots(changes: Change[]): Part {
  const rows = changes.flatMap(({ made, ...change }) => {
    if (!made) return [];
    const { kind, category, priority, source, onlyDictionaries, effectiveAt, expiresAt, leads } = made.terms;
    const { costCents = 0, invoiceId = null } = made.terms;
    return [
      {
        ...change,
        kind,
        category,
        priority,
        source,
        only_dictionaries: onlyDictionaries,
        effective_at: effectiveAt,
        expires_at: expiresAt,
        leads,
        granted_seq: made.seq,
        cost_cents: costCents,
        invoice_id: invoiceId,
      },
    ];
  });
  const statement = sql`insert into lot (account_id, lot_id, kind, category, priority, source, only_dictionaries, effective_at,
      expires_at, leads, available, held, delivered, expired, voided, granted_seq, cost_cents, invoice_id)
    select account_id, lot_id, kind, category, priority, source, only_dictionaries, effective_at,
      expires_at, leads, available, held, delivered, expired, voided, granted_seq, cost_cents, invoice_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (account_id text, lot_id text, kind text, category text,
      priority smallint, source text, only_dictionaries text[], effective_at timestamptz, expires_at timestamptz, leads bigint,
      available bigint, held bigint, delivered bigint, expired bigint, voided bigint, granted_seq bigint, cost_cents bigint, invoice_id text)
    returning lot_id`;
  return { name: 'made', statement, rows: rows.length };
}

const moveColumns = {
  account_id: 'text',
  lot_id: 'text',
  available: 'int8',
  held: 'int8',
  delivered: 'int8',
  expired: 'int8',
  voided: 'int8',
} as const;

export function moveInLots(changes: Change[]): Part {
  const rows = changes.flatMap(({ made, ...change }) => (made ? [] : [change]));
  // Found one by one: joined by estimates, a table of some thousand lots would be read whole for a few.
  const statement = sql`update lot set
      available = lot.available + change.available, held = lot.held + change.held,
      delivered = lot.delivered + change.delivered, expired = lot.expired + change.expired, voided = lot.voided + change.voided
    from ${recordset('change', rows, moveColumns)}
    cross join lateral (select ctid as place from lot where account_id = change.account_id and lot_id = change.lot_id limit 1) as found
    where lot.ctid = found.place returning lot.lot_id`;
  return { name: 'moved', statement, rows: rows.length };
}

type Row = {
  lot_id: string;
  kind: string;
  leads: number;
  available: number;
  held: number;
  delivered: number;
  effective_at: string;
  expires_at: string | null;
};

/** Next to expire first; delivered in [`from`, `to`), null: open. One statement, so the numbers are of one moment. */
export async function readLots(
  trx: Kysely<unknown>,
  accountId: string,
  from: string,
  to: string | null,
): Promise<{ lots: LotRow[]; used: number; version: number }> {
  const { rows } = await sql<{ lots: Row[]; used: string; version: string }>`select
    coalesce((select jsonb_agg(jsonb_build_object('lot_id', lot_id, 'kind', kind, 'leads', leads, 'available', available,
        'held', held, 'delivered', delivered, 'effective_at', effective_at::text, 'expires_at', expires_at::text)
        order by expires_at nulls last, granted_seq)
      from lot where account_id = ${accountId} and live), '[]') as lots,
    coalesce((select sum(leads) from ledger_entry where account_id = ${accountId} and ledger_account = 'delivered'
      and effective_at >= ${from}::timestamptz and effective_at < coalesce(${to}::timestamptz, 'infinity')), 0) as used,
    coalesce((select version from lead_balance where account_id = ${accountId}), 0) as version`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a query of one row answered none');
  return { lots: row.lots.map(lotFrom), used: Number(row.used), version: Number(row.version) };
}

function lotFrom(lot: Row): LotRow {
  return {
    lotId: lot.lot_id,
    kind: lot.kind,
    leads: lot.leads,
    available: lot.available,
    held: lot.held,
    used: lot.delivered,
    effectiveAt: isoFromPostgres(lot.effective_at),
    expiresAt: lot.expires_at === null ? null : isoFromPostgres(lot.expires_at),
  };
}

export type LiveLot = LotRow & { category: string; source: string };

export async function readLiveLots(trx: Kysely<unknown>, accountId: string): Promise<LiveLot[]> {
  const { rows } = await sql<
    Row & { category: string; source: string }
  >`select lot_id, kind, category, source, leads::float8,
      available::float8, held::float8, delivered::float8, effective_at::text, expires_at::text
    from lot where account_id = ${accountId} and live order by expires_at nulls last, granted_seq`.execute(trx);
  return rows.map(({ category, source, ...lot }) => ({ ...lotFrom(lot), category, source }));
}

/** The lots of the account's free trial, used up or not; empty: it never had one. */
export async function trialLots(db: Kysely<unknown>, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ lot_id: string }>`select lot_id from lot
    where account_id = ${accountId} and kind = 'trial' order by granted_seq`.execute(db);
  return rows.map((row) => row.lot_id);
}
