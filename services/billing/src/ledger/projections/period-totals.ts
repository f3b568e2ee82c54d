// Totals add up: opening + issued + credited - delivered - expired - voided = closing.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { countsFrom, lockedMonthsOf } from './counts-from.ts';

/** Whole leads. `opening` and `closing` hold what is available and what is on hold. */
export type PeriodTotals = {
  opening: number;
  issued: number;
  credited: number;
  delivered: number;
  expired: number;
  voided: number;
  closing: number;
};

/** A month that is locked: what its account's history has after the event `through` counts from `endsAt` on at the earliest. */
export type LockedMonth = { endsAt: string; through: number };

/** `through`: the newest event of the ledger that the totals know, by its place in the account's history. */
export type KnownTotals = { totals: PeriodTotals; through: number; locked: LockedMonth[] };

/** Half-open: `from` is part of it, `to` is not. */
export type StatementPeriod = { from: string; to: string };

type Row = Record<keyof PeriodTotals | 'through', string> & { locked: { ends_at: string; seq: number }[] };

/** By the time from which entries count. `knownAt` leaves out what was recorded later (exclusive); null: nothing. */
export async function readPeriodTotals(
  trx: Kysely<unknown>,
  accountId: string,
  { from, to }: StatementPeriod,
  knownAt: string | null,
): Promise<KnownTotals> {
  const within = sql`counts_from >= ${from}::timestamptz`;
  const own = sql`ledger_account in ('available', 'held')`;
  const issued = sql`ledger_account like 'issued:%' and ${within}`;
  const total = (what: ReturnType<typeof sql>) => sql`coalesce(sum(leads) filter (where ${what}), 0)`;
  const { rows } = await sql<Row>`with ${lockedMonthsOf(accountId)},
    entry as (select ledger_entry.*, ${countsFrom} as counts_from from ledger_entry where account_id = ${accountId})
    select
      ${total(sql`${own} and not ${within}`)} as opening,
      -${total(sql`${issued} and type <> 'credited'`)} as issued,
      -${total(sql`${issued} and type = 'credited'`)} as credited,
      ${total(sql`ledger_account = 'delivered' and ${within}`)} as delivered,
      ${total(sql`ledger_account = 'expired' and ${within}`)} as expired,
      ${total(sql`ledger_account = 'voided' and ${within}`)} as voided,
      ${total(own)} as closing,
      coalesce((select version from lead_balance where account_id = ${accountId}), 0) as through,
      (select coalesce(jsonb_agg(jsonb_build_object('ends_at', ends_at::text, 'seq', seq) order by ends_at), '[]')
        from locked_month) as locked
    from entry
    where counts_from < ${to}::timestamptz
      and (${knownAt}::timestamptz is null or recorded_at < ${knownAt}::timestamptz)`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a query of one row answered none');
  const { through, locked, ...totals } = row;
  return {
    through: Number(through),
    locked: locked.map(({ ends_at, seq }) => ({ endsAt: isoFromPostgres(ends_at), through: seq })),
    totals: Object.fromEntries(Object.entries(totals).map(([name, leads]) => [name, Number(leads)])) as PeriodTotals,
  };
}
