// A balance and what it is made of: the lots that held leads at an instant, each with what it brought, what became of it and
// its newest entries. The sums are those of a statement that ends there (`period-totals.ts`).
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { countsFrom, lockedMonthsOf } from './counts-from.ts';
import { entryColumns, entryFrom, shownLeg, type Entry, type EntryRow } from './ledger-entry.ts';

/** A lot with leads available or on hold at the instant. `brought` = available + held + delivered + expired + voided. */
export type LotAt = {
  lotId: string;
  kind: string;
  effectiveAt: string;
  expiresAt: string | null;
  brought: number;
  available: number;
  held: number;
  delivered: number;
  expired: number;
  voided: number;
  /** Newest first, some of `movements`. */
  entries: Entry[];
  movements: number;
};

/** The sums are of all lots, `lots` at most `LOTS_MAX` of them, the next to end first. */
export type BalanceAt = { at: string; available: number; held: number; lots: LotAt[]; lotsInAll: number };

const LOTS_MAX = 100;
const ENTRIES_MAX = 10;

type Sums = Record<'brought' | 'available' | 'held' | 'delivered' | 'expired' | 'voided' | 'movements', string>;
type LotFound = Sums & {
  lot_id: string;
  kind: string;
  effective_at: string;
  expires_at: string | null;
  lots: string;
  all_available: string;
  all_held: string;
};

const sumOf = (side: string) => sql`coalesce(sum(leads) filter (where ledger_account = ${sql.lit(side)}), 0)`;

/** What counts before `at`, exclusive. Ends that are due must be booked before. */
export async function readBalanceAt(trx: Kysely<unknown>, accountId: string, at: string): Promise<BalanceAt> {
  const counted = sql`${lockedMonthsOf(accountId)},
    counted as (select ledger_entry.* from ledger_entry
      where account_id = ${accountId} and ${countsFrom} < ${at}::timestamptz)`;
  const { rows } = await sql<LotFound>`with ${counted},
    sums as (select account_id, lot_id,
        -coalesce(sum(leads) filter (where ledger_account like 'issued:%'), 0) as brought,
        ${sumOf('available')} as available, ${sumOf('held')} as held, ${sumOf('delivered')} as delivered,
        ${sumOf('expired')} as expired, ${sumOf('voided')} as voided,
        count(*) filter (where ${shownLeg}) as movements
      from counted as ledger_entry group by account_id, lot_id)
    select lot_id, kind, effective_at, expires_at, sums.*, count(*) over () as lots,
      sum(sums.available) over () as all_available, sum(sums.held) over () as all_held
    from sums join lot using (account_id, lot_id)
    where sums.available <> 0 or sums.held <> 0
    order by expires_at nulls last, granted_seq limit ${LOTS_MAX}`.execute(trx);
  const entries = await newestOf(
    trx,
    counted,
    rows.map((row) => row.lot_id),
  );
  const [first] = rows;
  return {
    at,
    available: Number(first?.all_available ?? 0),
    held: Number(first?.all_held ?? 0),
    lots: rows.map((row) => lotFrom(row, entries.get(row.lot_id) ?? [])),
    lotsInAll: Number(first?.lots ?? 0),
  };
}

async function newestOf(
  trx: Kysely<unknown>,
  counted: ReturnType<typeof sql>,
  lotIds: readonly string[],
): Promise<Map<string, Entry[]>> {
  const { rows } = await sql<EntryRow>`with ${counted},
    shown as (select ledger_entry.*, row_number() over (partition by lot_id order by seq desc, line desc) as nth
      from counted as ledger_entry where lot_id = any(${[...lotIds]}::text[]) and ${shownLeg})
    select ${entryColumns} from shown as ledger_entry where nth <= ${ENTRIES_MAX} order by seq desc, line desc`.execute(
    trx,
  );
  const newest = new Map<string, Entry[]>();
  for (const entry of rows.map(entryFrom)) newest.set(entry.lotId, [...(newest.get(entry.lotId) ?? []), entry]);
  return newest;
}

function lotFrom(row: LotFound, entries: Entry[]): LotAt {
  return {
    lotId: row.lot_id,
    kind: row.kind,
    effectiveAt: isoFromPostgres(row.effective_at),
    expiresAt: row.expires_at === null ? null : isoFromPostgres(row.expires_at),
    brought: Number(row.brought),
    available: Number(row.available),
    held: Number(row.held),
    delivered: Number(row.delivered),
    expired: Number(row.expired),
    voided: Number(row.voided),
    entries,
    movements: Number(row.movements),
  };
}
