// What is left at the end of each day of a period: the statement of the period, cut into days of the account's zone.
import { sql, type Kysely } from 'kysely';
import { daysLater } from '../../kernel/domain/lattice.ts';
import { countsFrom, lockedMonthsOf } from './counts-from.ts';
import type { StatementPeriod } from './period-totals.ts';

/** Whole leads; `until`: its end, excluded; `left` is what is available and on hold at the end of the day. */
export type DayOfLeads = { until: string; left: number; used: number; added: number; gone: number };

export type LeadsByDay = { opening: number; days: DayOfLeads[] };

type Row = { day: number; own: string; used: string; added: string; gone: string };

/** By the time from which entries count. Days begin at the hour of `from`; the last may be shorter; `to` is excluded. */
export async function readLeadsByDay(
  trx: Kysely<unknown>,
  accountId: string,
  { from, to, zone }: StatementPeriod & { zone: string },
): Promise<LeadsByDay> {
  const starts = dayStarts(from, to, zone);
  const sum = (what: ReturnType<typeof sql>) => sql`coalesce(sum(leads) filter (where ${what}), 0)`;
  const { rows } = await sql<Row>`with ${lockedMonthsOf(accountId)},
    entry as (select ledger_entry.*, ${countsFrom} as counts_from from ledger_entry where account_id = ${accountId})
    select width_bucket(counts_from, ${starts}::timestamptz[]) - 1 as day,
      ${sum(sql`ledger_account in ('available', 'held')`)} as own,
      ${sum(sql`ledger_account = 'delivered'`)} as used,
      -${sum(sql`ledger_account like 'issued:%'`)} as added,
      ${sum(sql`ledger_account in ('expired', 'voided')`)} as gone
    from entry where counts_from < ${to}::timestamptz group by day`.execute(trx);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const opening = Number(byDay.get(-1)?.own ?? 0);
  let left = opening;
  const days = starts.map((_, day) => {
    const { own, used, added, gone } = byDay.get(day) ?? { own: 0, used: 0, added: 0, gone: 0 };
    left += Number(own);
    return { until: starts[day + 1] ?? to, left, used: Number(used), added: Number(added), gone: Number(gone) };
  });
  return { opening, days };
}

function dayStarts(from: string, to: string, zone: string): string[] {
  const starts: string[] = [];
  for (let at = from; at < to; at = daysLater(from, starts.length, zone)) starts.push(at);
  return starts;
}
