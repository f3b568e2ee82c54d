import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { figures, type Amounts, type Figure } from '../domain/figures.ts';
import { shownEntryId } from '../../ledger/projections/ledger-entry.ts';
import { monthLots, type Cut } from './month-lots.ts';

/** null: of every one. */
export type FigureAsked = { figure: Figure; planId: string | null; kind: string | null; category: string | null };

/** Where a page ended: its last lot, by the event that made it. */
export type LotPlace = { accountId: string; grantedSeq: number };

/** `leads`: signed, as it moved what the lot has left. */
export type FigureEntry = {
  entryId: string;
  seq: number;
  type: string;
  leads: number;
  reason: string;
  downloadId: string | null;
  corrects: string | null;
  effectiveAt: string;
  datedAt: string | null;
  recordedAt: string;
};

export type FigureLot = LotPlace & {
  lotId: string;
  planId: string;
  kind: string;
  category: string;
  invoiceId: string | null;
  leads: Amounts;
  cents: Amounts;
  /** Those that the figure counts, in order; the first of `entryCount`. None for the opening, which is the closing of the month before. */
  entries: FigureEntry[];
  entryCount: number;
};

/** `lots`, `leads` and `cents` are of all that the figure counts, whatever the page. */
export type FigurePage = { lots: number; leads: number; cents: number; page: FigureLot[] };

const ENTRIES_SHOWN = 20;

const counts: Record<Figure, RawBuilder<unknown>> = {
  opening: sql`false`,
  issued: sql`ledger_account like 'issued:%' and entry.type <> 'credited'`,
  credited: sql`ledger_account like 'issued:%' and entry.type = 'credited'`,
  delivered: sql`ledger_account = 'delivered'`,
  expired: sql`ledger_account = 'expired'`,
  voided: sql`ledger_account = 'voided'`,
  closing: sql`true`,
};

type Row = {
  lots: number;
  leads: string;
  cents: string;
  page: (Record<string, unknown> & {
    account_id: string;
    granted_seq: number;
    lot_id: string;
    entries: EntryRow[] | null;
  })[];
};
type EntryRow = Record<'event_id' | 'type' | 'reason' | 'effective_at' | 'recorded_at', string> &
  Record<'download_id' | 'corrects' | 'dated_at', string | null> &
  Record<'seq' | 'line' | 'leads' | 'whole', number>;

/** The caller's scope is all accounts. In the order of accounts and grants, after the place (exclusive). */
export async function readFigureLots(
  trx: Kysely<unknown>,
  cut: Cut,
  { figure, planId, kind, category }: FigureAsked,
  { after, limit }: { after: LotPlace | null; limit: number },
): Promise<FigurePage> {
  const [leads, cents] = [sql.ref(figure), sql.ref(`${figure}_cents`)];
  const is = (column: string, value: string | null) =>
    value === null ? sql`true` : sql`${sql.ref(column)} = ${value}`;
  // Each entry is counted from the issued side, which gives, or from where the leads ended, which takes.
  const { rows } = await sql<Row>`with ${monthLots(cut)},
    behind as (select * from month_lots where (${leads} <> 0 or ${cents} <> 0)
      and ${is('plan_id', planId)} and ${is('kind', kind)} and ${is('category', category)}),
    page as (select * from behind
      where (account_id collate "C", granted_seq) > (${after?.accountId ?? ''}, ${after?.grantedSeq ?? 0}::bigint)
      order by account_id collate "C", granted_seq limit ${limit}),
    counted as (
      select entry.account_id, entry.lot_id, event_id, entry.seq, line, entry.type, -leads as leads, reason, download_id, corrects,
        effective_at::text, dated_at::text, recorded_at::text, row_number() over own as place, count(*) over (partition by entry.account_id, entry.lot_id) as whole
      from month_entry as entry join page on page.account_id = entry.account_id and page.lot_id = entry.lot_id
      where ${counts[figure]}
      window own as (partition by entry.account_id, entry.lot_id order by entry.seq, line)),
    entries as (select account_id, lot_id, jsonb_agg(to_jsonb(counted) order by seq, line) as entries from counted
      where place <= ${ENTRIES_SHOWN} group by account_id, lot_id)
    select (select count(*)::int from behind) as lots, (select coalesce(sum(${leads}), 0) from behind) as leads,
      (select coalesce(sum(${cents}), 0) from behind) as cents,
      (select coalesce(jsonb_agg(to_jsonb(page) || jsonb_build_object('entries', entries.entries)
        order by page.account_id collate "C", page.granted_seq), '[]')
        from page left join entries on entries.account_id = page.account_id and entries.lot_id = page.lot_id) as page`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw new Error('a query of one row answered none');
  return { lots: row.lots, leads: Number(row.leads), cents: Number(row.cents), page: row.page.map(lotOf) };
}

function lotOf({ account_id, granted_seq, lot_id, entries, ...row }: Row['page'][number]): FigureLot {
  return {
    accountId: account_id,
    grantedSeq: granted_seq,
    lotId: lot_id,
    planId: String(row['plan_id']),
    kind: String(row['kind']),
    category: String(row['category']),
    invoiceId: typeof row['invoice_id'] === 'string' ? row['invoice_id'] : null,
    leads: amountsOf(row, ''),
    cents: amountsOf(row, '_cents'),
    entries: (entries ?? []).map(entryOf),
    entryCount: entries?.[0]?.whole ?? 0,
  };
}

function amountsOf(row: Record<string, unknown>, suffix: string): Amounts {
  return Object.fromEntries(figures.map((name) => [name, Number(row[name + suffix])])) as Amounts;
}

function entryOf(row: EntryRow): FigureEntry {
  return {
    entryId: shownEntryId(row),
    seq: row.seq,
    type: row.type,
    leads: row.leads,
    reason: row.reason,
    downloadId: row.download_id,
    corrects: row.corrects,
    effectiveAt: isoFromPostgres(row.effective_at),
    datedAt: row.dated_at === null ? null : isoFromPostgres(row.dated_at),
    recordedAt: isoFromPostgres(row.recorded_at),
  };
}
