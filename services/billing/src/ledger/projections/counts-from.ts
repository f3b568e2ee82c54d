// A fact counts from its own time, or from the end of a month locked before it, so that month's statement stays.
import { sql, type RawBuilder } from 'kysely';

/** The locked months, and up to which event of the account each knows its facts, as `locked_month`, after `with`. */
export const lockedMonthsOf = (accountId: string): RawBuilder<unknown> => sql`locked_month as (
  select ends_at, coalesce(cut.seq, 0) as seq from month_close
  left join month_position as cut on cut.month = month_close.month and cut.account_id = ${accountId}
  where month_close.status = 'locked')`;

/** Of an entry of table ledger_entry. Every month after one that does not know it either is later, so the last one says it. */
export const countsFrom = sql`greatest(ledger_entry.effective_at,
  (select max(ends_at) from locked_month where locked_month.seq < ledger_entry.seq))`;
