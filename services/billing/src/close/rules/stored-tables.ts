// The rows of some accounts as they stand, in the words of tables-of-events.ts, and where the two differ.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { broken, type BrokenRule, type FindingCode } from './finding.ts';
import type { Head } from './states-of-events.ts';
import { lineOf, type Columns, type TablesOfEvents } from './tables-of-events.ts';

type Rows = ReadonlyMap<string, Columns>;

export type StoredTables = {
  heads: Head[];
  /** Of all entries, in their order; null: there are none. */
  entries: string | null;
  balance: Columns | null;
  lots: Rows;
  invoices: Rows;
  adjustments: Rows;
  plans: Rows;
};

const none = (): StoredTables & { heads: Head[] } => ({
  ...{ heads: [], entries: null, balance: null },
  ...{ lots: new Map(), invoices: new Map(), adjustments: new Map(), plans: new Map() },
});

/** Of an entry, as `entryLines` says it. */
export const storedLine = sql`concat_ws(' ', seq, line, type, ledger_account, lot_id, leads, balance, coalesce(download_id, ''), reason,
  coalesce(corrects, ''), case when dated_at is null then '' else to_char(dated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') end)`;

const lotColumns = sql`account_id, lot_id as key, kind, category, priority::text, source, to_jsonb(only_dictionaries) as only_dictionaries,
  effective_at, expires_at, leads, available, held, delivered, expired, voided, granted_seq, cost_cents, invoice_id`;
const invoiceColumns = sql`account_id, processor || ' ' || invoice_id as key, number, customer_id, subscription_id, plan_id, paid_for, status,
  dispute, period_start, period_end, currency, due_cents, paid_cents, refunded_cents, lines, anomaly, issued_at, paid_at,
  went_back, version`;
const adjustmentColumns = sql`account_id, adjustment_id as key, action, leads, lot_id, corrects, status, version,
  plan_id, starts, invoice_id, cents, failed_because, zone, starts_at,
  code, times, ends_at`;

type Row = { account_id: string; key: string } & Record<string, unknown>;

/** Needs scope `all`; sees one snapshot where the transaction does. */
export async function readStored(trx: Kysely<unknown>, accounts: string[]): Promise<Map<string, StoredTables>> {
  const stored = new Map<string, ReturnType<typeof none>>(accounts.map((account) => [account, none()]));
  const of = (account: string) => stored.get(account) ?? none();
  const read = async <Found>(what: RawBuilder<unknown>, keep: (row: Found) => void): Promise<void> => {
    const { rows } = await sql<Found>`${what}`.execute(trx);
    for (const row of rows) keep(row);
  };
  const from = (table: string, columns: RawBuilder<unknown>) =>
    sql`select ${columns} from ${sql.table(table)} where account_id = any(${accounts}::text[])`;
  // All at once: they are pipelined.
  await Promise.all([
    read<Head>(from('head', sql`account_id, stream_id, account_seq, state, code_version`), (row) =>
      of(row.account_id).heads.push(row),
    ),
    read<{ account_id: string; digest: string }>(
      sql`select account_id, md5(string_agg(${storedLine}, chr(10) order by seq, line)) as digest from ledger_entry
        where account_id = any(${accounts}::text[]) group by account_id`,
      (row) => void (of(row.account_id).entries = row.digest),
    ),
    read<Row>(
      from('lead_balance', sql`account_id, '' as key, issued, available, held, delivered, expired, voided, version`),
      (row) => void (of(row.account_id).balance = columnsOf(row)),
    ),
    read<Row>(from('lot', lotColumns), (row) => put(of(row.account_id).lots, row)),
    read<Row>(from('invoice', invoiceColumns), (row) => put(of(row.account_id).invoices, row)),
    read<Row>(from('adjustment', adjustmentColumns), (row) => put(of(row.account_id).adjustments, row)),
    read<Row>(from('plan_history', sql`account_id, seq::text as key, plan_id`), (row) =>
      put(of(row.account_id).plans, row),
    ),
  ]);
  return stored;
}

const put = (rows: Rows, row: Row): void => void (rows as Map<string, Columns>).set(row.key, columnsOf(row));

function columnsOf({ account_id: _account, key: _key, ...row }: Row): Columns {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellOf(name, value)]));
}

function cellOf(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (name.endsWith('_at') || name === 'period_start' || name === 'period_end') return isoFromPostgres(String(value));
  if (name === 'lines') return JSON.stringify((value as Parameters<typeof lineOf>[0][]).map(lineOf));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Where the tables are not what the events say. Entries are compared as a whole; see first-entry.ts. */
export function differingRows(accountId: string, stored: StoredTables, said: TablesOfEvents): BrokenRule[] {
  const balance = (columns: Columns | null): Rows => new Map(columns === null ? [] : [['', columns]]);
  return [
    ...compare({ accountId, code: 'lot-differs', what: 'lot' }, stored.lots, said.lots),
    ...compare({ accountId, code: 'balance-differs', what: 'balance' }, balance(stored.balance), balance(said.balance)),
    ...compare({ accountId, code: 'invoice-differs', what: 'invoice' }, stored.invoices, said.invoices),
    ...compare({ accountId, code: 'adjustment-differs', what: 'adjustment' }, stored.adjustments, said.adjustments),
    ...compare({ accountId, code: 'plan-differs', what: 'plan from event' }, stored.plans, said.plans),
  ];
}

type About = { accountId: string; code: FindingCode; what: string };

function compare({ accountId, code, what }: About, stored: Rows, said: Rows): BrokenRule[] {
  return [...new Set([...stored.keys(), ...said.keys()])].flatMap((key) => {
    const [has, should] = [stored.get(key), said.get(key)];
    const named = `the ${[what, key].filter(Boolean).join(' ')}`;
    const why = whyNot(has, should);
    if (why === null) return [];
    const invoiceId = code === 'invoice-differs' ? key.slice(key.indexOf(' ') + 1) : null;
    const lotId = code === 'lot-differs' ? key : null;
    return [broken({ rule: 14, code, accountId, lotId, invoiceId, detail: `${named} ${why}` })];
  });
}

function whyNot(has: Columns | undefined, should: Columns | undefined): string | null {
  if (has === undefined) return 'is not there, and the events make it';
  if (should === undefined) return 'is there, and no event made it';
  const column = Object.keys(should).find((name) => has[name] !== should[name]);
  return column === undefined
    ? null
    : `has ${column} ${has[column] ?? 'none'}, and its events say ${should[column] ?? 'none'}`;
}
