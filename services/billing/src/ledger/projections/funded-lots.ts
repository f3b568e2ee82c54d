import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { isoFromPostgres } from '@leadwright/postgres/database';
import type { BookedLeads } from '../domain/corrections.ts';
import type { Reissue } from '../domain/grants.ts';
import { endGivenBack } from '../domain/lot-end.ts';
import { reissuePrefix, type Category, type LotKind } from '../domain/lots.ts';

export type FundedLots = {
  isFunded(tx: Tx, accountId: string, invoiceId: string): Promise<boolean>;
  bookedUnder(tx: Tx, accountId: string, invoiceId: string): Promise<BookedLeads>;
  reissuesOf(tx: Tx, accountId: string, invoiceId: string, at: string, still: StillRefunded): Promise<Reissue[]>;
};
type Tx = Pick<WriteTransaction, 'written'>;

export const fundedLots: FundedLots = {
  isFunded: async (tx, ...of) => (await bookedUnder(await tx.written(), ...of)).funded > 0,
  bookedUnder: async (tx, ...of) => bookedUnder(await tx.written(), ...of),
  reissuesOf: async (tx, ...of) => reissuesOf(await tx.written(), ...of),
};

const MOVED = 'moved:';

/** For ClawBack. Read in the command's transaction, under the account's lock: lots are written with the events. */
export async function bookedUnder(db: Kysely<unknown>, accountId: string, invoiceId: string): Promise<BookedLeads> {
  // What was given back, or moved to a new plan, stands for leads that were funded before: used but not funded again.
  const { rows } = await sql<{ funded: string; used: string }>`select
      coalesce(sum(leads) filter (where not starts_with(lot_id, ${reissuePrefix}) and not starts_with(lot_id, ${MOVED})), 0) as funded,
      coalesce(sum(delivered + held), 0) as used
    from lot where account_id = ${accountId} and invoice_id = ${invoiceId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a query of one row answered none');
  return { funded: Number(row.funded), used: Number(row.used) };
}

type VoidedRow = {
  lot_id: string;
  kind: LotKind;
  priority: number;
  category: Category;
  only_dictionaries: string[];
  leads: string;
  voided: string;
  given: string;
  times: string;
  cost_cents: string;
  starts_at: string;
  voided_at: string;
  expires_at: string | null;
};

export type StillRefunded = { refundedCents: number; paidCents: number };

/** Gives back what claw-backs took too much: a lot per voided one, from `at`. A repeat has no commands. */
export async function reissuesOf(
  db: Kysely<unknown>,
  accountId: string,
  invoiceId: string,
  at: string,
  { refundedCents, paidCents }: StillRefunded = { refundedCents: 0, paidCents: 1 },
): Promise<Reissue[]> {
  const rows = await voidedLots(db, accountId, at, sql`corrects = ${invoiceId}`);
  const { funded } = await bookedUnder(db, accountId, invoiceId);
  const kept = Number((BigInt(funded) * BigInt(refundedCents)) / BigInt(Math.max(1, paidCents)));
  const left = rows.reduce((total, { voided, given }) => total + Number(voided) - Number(given), 0) - kept;
  return reissuesUpTo(rows, left, invoiceId);
}

/** The same of `leads` that were voided of these lots for this reason. */
export async function reissuesOfReason(
  db: Kysely<unknown>,
  accountId: string,
  { lotIds, reason, leads, at }: { lotIds: string[]; reason: string; leads: number; at: string },
): Promise<Reissue[]> {
  const voided = sql`reason = ${reason} and lot_id = any(${lotIds}::text[])`;
  return reissuesUpTo(await voidedLots(db, accountId, at, voided), leads, null);
}

async function voidedLots(
  db: Kysely<unknown>,
  accountId: string,
  at: string,
  voided: RawBuilder<unknown>,
): Promise<VoidedRow[]> {
  const { rows } = await sql<VoidedRow>`select lot_id, kind, priority, category, only_dictionaries, leads, cost_cents,
      taken.voided, coalesce(given.leads_given, 0) as given, coalesce(given.times, 0) as times,
      ${at}::timestamptz::text as starts_at, voided_at::text, expires_at::text
    from lot join (select account_id, lot_id, sum(leads) as voided, max(effective_at) as voided_at from ledger_entry
      where account_id = ${accountId} and ledger_account = 'voided' and ${voided}
      group by account_id, lot_id) as taken using (account_id, lot_id)
    left join lateral (select sum(again.leads) as leads_given, count(*) as times from lot as again
      where again.account_id = lot.account_id and (again.lot_id = ${reissuePrefix} || lot.lot_id
        or starts_with(again.lot_id, ${reissuePrefix} || lot.lot_id || '#'))) as given on true
    order by granted_seq`.execute(db);
  return rows;
}

function reissuesUpTo(rows: VoidedRow[], leadsMax: number, invoiceId: string | null): Reissue[] {
  let left = leadsMax;
  return rows.flatMap((row) => {
    const leads = Math.min(left, Number(row.voided) - Number(row.given));
    if (leads <= 0) return [];
    left -= leads;
    return [reissueOf(row, leads, invoiceId)];
  });
}

function reissueOf(row: VoidedRow, leads: number, invoiceId: string | null): Reissue {
  const times = Number(row.times);
  const lotId = `${reissuePrefix}${row.lot_id}${times === 0 ? '' : `#${times + 1}`}`;
  return {
    type: 'Reissue',
    leads,
    corrects: row.lot_id,
    lot: {
      lotId,
      kind: row.kind,
      priority: row.priority,
      category: row.category,
      effectiveAt: isoFromPostgres(row.starts_at),
      expiresAt: endGivenBack(
        row.expires_at === null ? null : isoFromPostgres(row.expires_at),
        isoFromPostgres(row.voided_at),
        isoFromPostgres(row.starts_at),
      ),
      source: lotId,
      onlyDictionaries: row.only_dictionaries,
      costCents: Number((BigInt(row.cost_cents) * BigInt(leads)) / BigInt(row.leads)),
      invoiceId,
    },
  };
}
