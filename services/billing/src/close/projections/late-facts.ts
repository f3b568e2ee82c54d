// Facts that a month counts late, each with its link; and a locked month's facts that a later one booked.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { monthOf, spanOf } from '../domain/month.ts';
import { shownEntryId } from '../../ledger/projections/ledger-entry.ts';
import { monthEntries, type Cut } from './month-lots.ts';

export type LateFact = {
  entryId: string;
  eventId: string;
  accountId: string;
  seq: number;
  lotId: string;
  type: string;
  leads: number;
  month: string;
  /** `after-the-end`: known when its month was over. `locked-month`: its month was locked, so another counts it. */
  why: 'after-the-end' | 'locked-month';
  happenedAt: string;
  recordedAt: string;
  corrects: string | null;
};

type Row = {
  event_id: string;
  line: number;
  account_id: string;
  seq: string;
  lot_id: string;
  type: string;
  leads: string;
  happened_at: string;
  recorded_at: string;
  corrects: string | null;
};

const happenedAt = sql`coalesce(dated_at, effective_at)`;
const columns = sql`event_id, line, account_id, seq, lot_id, type, abs(leads) as leads, ${happenedAt} as happened_at,
  recorded_at, corrects`;
const inOrder = sql`order by account_id collate "C", seq, line`;

function lateEntries(cut: Cut): RawBuilder<unknown> {
  const { from, to } = spanOf(cut.month);
  return sql`with ${monthEntries(cut)},
    late as (select ${columns} from month_entry
      where ${happenedAt} < ${from}::timestamptz or recorded_at >= ${to}::timestamptz)`;
}

/** The first `limit` of them, and how many there are. `sha256` is of one line for each. */
export async function readLateFacts(
  trx: Kysely<unknown>,
  cut: Cut,
  limit: number,
): Promise<{ facts: LateFact[]; count: number; sha256: string }> {
  const shown =
    limit === 0 ? null : await sql<Row>`${lateEntries(cut)} select * from late ${inOrder} limit ${limit}`.execute(trx);
  const whole = await sql<{ count: string; sha256: string }>`${lateEntries(cut)}
    select count(*) as count, encode(sha256(convert_to(coalesce(string_agg(concat_ws(' ', account_id, seq, line, event_id, leads,
      happened_at), chr(10) ${inOrder}), ''), 'UTF8')), 'hex') as sha256 from late`.execute(trx);
  const [sum] = whole.rows;
  if (!sum) throw new Error('a query of one row answered none');
  const { from } = spanOf(cut.month);
  return { facts: (shown?.rows ?? []).map((row) => factOf(row, from)), count: Number(sum.count), sha256: sum.sha256 };
}

/** Facts of a month that came after it was cut: another month counts them. */
export async function readBookedLater(trx: Kysely<unknown>, month: string, limit: number): Promise<LateFact[]> {
  const { from, to } = spanOf(month);
  const { rows } = await sql<Row>`select ${columns} from ledger_entry as entry
    where ledger_account not in ('available', 'held')
      and ${happenedAt} >= ${from}::timestamptz and ${happenedAt} < ${to}::timestamptz
      and seq > coalesce((select seq from month_position as cut
        where cut.month = ${month} and cut.account_id = entry.account_id), 0)
    ${inOrder} limit ${limit}`.execute(trx);
  return rows.map((row) => factOf(row, to));
}

function factOf(row: Row, from: string): LateFact {
  const at = isoFromPostgres(row.happened_at);
  return {
    entryId: shownEntryId(row),
    eventId: row.event_id,
    accountId: row.account_id,
    seq: Number(row.seq),
    lotId: row.lot_id,
    type: row.type,
    leads: Number(row.leads),
    month: monthOf(at),
    why: at < from ? 'locked-month' : 'after-the-end',
    happenedAt: at,
    recordedAt: isoFromPostgres(row.recorded_at),
    corrects: row.corrects,
  };
}
