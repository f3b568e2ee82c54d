// A download is one line, from the leads set aside to what they became; anything else is one line each.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import type { LineKind, LineReason, MovementType, StatementLine } from '../domain/events/event.ts';
import type { CreditedBecause } from '../domain/events/lots-made.ts';
import { eventLines } from '../domain/ledger-events.ts';
import { fillSource, type LotKind } from '../domain/lots.ts';

/** Where a line's leads come from. `unlimited`: what an unlimited plan added for one download. */
export type LotOfLine = { lotId: string; kind: LotKind | 'unlimited'; expiresAt: string | null };

/** `datedAt`: when it happened, where that is in a locked month; it counts from `at`, in the month that was open. */
export type LineEntry = {
  type: MovementType;
  leads: number;
  balance: number;
  at: string;
  datedAt: string | null;
  lot: LotOfLine;
};

export type Line = {
  seq: number;
  line: number;
  kind: LineKind;
  at: string;
  downloadId: string | null;
  /** Why leads were credited; null for what is no credit. */
  credit: CreditedBecause | null;
  /** Of what is no credit; null where there is no note, or a person wrote the reason. */
  because: LineReason | null;
  entries: LineEntry[];
};

/** A line's place is that of its first entry and never changes, whatever is booked under it later. */
export type LinePlace = { seq: number; line: number };

// What an unlimited plan adds for a download and takes back is no line: the download's own shows what it cost.
const isFill = (of: 'ledger_entry' | 'lot') => sql`starts_with(${sql.ref(`${of}.lot_id`)}, ${fillSource('')})`;

const lotOf = sql`jsonb_build_object('lotId', lot.lot_id, 'kind', case when ${isFill('lot')} then 'unlimited' else lot.kind end, 'expiresAt', lot.expires_at::text)`;

const entriesOf = sql`jsonb_agg(jsonb_build_object('type', entry.type, 'leads', entry.leads, 'balance', entry.balance,
  'at', entry.effective_at::text, 'datedAt', entry.dated_at::text, 'lot', ${lotOf}) order by entry.seq, entry.line)`;

const openedByOneLeg = sql.join(
  eventLines.filter(({ kind }) => kind !== 'download').map(({ opens }) => sql.lit(opens)),
);

type Row = {
  seq: string;
  line: number;
  type: string;
  effective_at: string;
  download_id: string | null;
  reason: string;
  entries: LineEntry[];
};

/** Newest first, before the place (exclusive). */
export async function readLines(
  trx: Kysely<unknown>,
  accountId: string,
  before: LinePlace | null,
  limit: number,
): Promise<Line[]> {
  const until = before ? sql`and (seq, line) < (${before.seq}::bigint, ${before.line}::int)` : sql``;
  // Where a download ended stands with its business ids: an index over downloads would cost every movement something.
  const { rows } = await sql<Row>`with head as (
      select seq, line, type, lot_id, download_id, reason, effective_at from ledger_entry
      where account_id = ${accountId} ${until} and ledger_account = 'available'
        and case when type = 'reserved' then line = 0 else type in (${openedByOneLeg}) and not ${isFill('ledger_entry')} end
      order by seq desc, line desc limit ${limit})
    select seq, line, type, effective_at, download_id, reason, entries from head
    cross join lateral (select array(select account_seq from cause join event_log using (event_id)
      where head.type = 'reserved' and cause.account_id = ${accountId}
        and cause in (head.download_id || ':used', head.download_id || ':released')) as seqs) as ended
    cross join lateral (select ${entriesOf} as entries from ledger_entry as entry
      join lot on lot.account_id = entry.account_id and lot.lot_id = entry.lot_id
      where entry.account_id = ${accountId} and entry.seq = any(head.seq || ended.seqs)
        and (entry.ledger_account = 'available' or (entry.type = 'used' and entry.ledger_account = 'held'))
        and case when head.type = 'reserved' then entry.download_id = head.download_id else (entry.seq, entry.line) = (head.seq, head.line) end
    ) as under
    order by seq desc, line desc`.execute(trx);
  return rows.map((row) => ({
    seq: Number(row.seq),
    line: row.line,
    kind: lineOf(row.type).kind,
    at: isoFromPostgres(row.effective_at),
    downloadId: row.download_id,
    credit: row.type === 'credited' ? (row.reason as CreditedBecause) : null,
    because: lineOf(row.type).reasonOf?.(row.reason) ?? null,
    entries: row.entries.map(({ at, datedAt, lot, ...entry }) => ({
      ...entry,
      at: isoFromPostgres(at),
      datedAt: datedAt === null ? null : isoFromPostgres(datedAt),
      lot: { ...lot, expiresAt: lot.expiresAt === null ? null : isoFromPostgres(lot.expiresAt) },
    })),
  }));
}

/** Its line, by the leg that opens it. Throws for a leg that opens none. */
function lineOf(type: string): StatementLine {
  const line = eventLines.find(({ opens }) => opens === type);
  if (!line) throw new Error(`no line of the statement begins with ${type}`);
  return line;
}
