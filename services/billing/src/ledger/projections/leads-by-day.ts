// What is left at the end of each day of a period: the statement of the period, cut into days of 24 hours.
import { sql, type Kysely } from 'kysely';
import { microsecondsBetween } from '../../kernel/domain/instant.ts';
import { countsFrom, lockedMonthsOf } from './counts-from.ts';
import type { StatementPeriod } from './period-totals.ts';

/** Whole leads; `left` is what is available and on hold at the end of the day. */
export type DayOfLeads = { left: number; used: number; added: number; gone: number };

export type LeadsByDay = { opening: number; days: DayOfLeads[] };

const DAY_SECONDS = 86_400;
const DAY_MICROSECONDS = DAY_SECONDS * 1_000_000;

type Row = { day: number; own: string; used: string; added: string; gone: string };

/** By the time from which entries count. The last day may be shorter; `to` is excluded. */
export async function readLeadsByDay(
  trx: Kysely<unknown>,
  accountId: string,
  { from, to }: StatementPeriod,
): Promise<LeadsByDay> {
  const sum = (what: ReturnType<typeof sql>) => sql`coalesce(sum(leads) filter (where ${what}), 0)`;
  const { rows } = await sql<Row>`with ${lockedMonthsOf(accountId)},
    entry as (select ledger_entry.*, ${countsFrom} as counts_from from ledger_entry where account_id = ${accountId})
    select greatest(-1, floor(extract(epoch from counts_from - ${from}::timestamptz) / ${DAY_SECONDS}))::int as day,
      ${sum(sql`ledger_account in ('available', 'held')`)} as own,
      ${sum(sql`ledger_account = 'delivered'`)} as used,
      -${sum(sql`ledger_account like 'issued:%'`)} as added,
      ${sum(sql`ledger_account in ('expired', 'voided')`)} as gone
    from entry where counts_from < ${to}::timestamptz group by day`.execute(trx);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const opening = Number(byDay.get(-1)?.own ?? 0);
  const length = Number(microsecondsBetween(from, to)) / DAY_MICROSECONDS;
  let left = opening;
  const days = Array.from({ length: Math.ceil(length) }, (_, day) => {
    const { own, used, added, gone } = byDay.get(day) ?? { own: 0, used: 0, added: 0, gone: 0 };
    left += Number(own);
    return { left, used: Number(used), added: Number(added), gone: Number(gone) };
  });
  return { opening, days };
}
