// One position per account, set at the proposal: the hash of the event there vouches for every event before it.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { spanOf } from '../domain/month.ts';
import { billingTopic } from '../../kernel/topic.ts';

/** Replaces the positions; answers how many. `seq`: the newest ledger event; `known_seq`: the newest of any kind. */
export async function cutPositions(trx: Kysely<unknown>, month: string): Promise<number> {
  await sql`delete from month_position where month = ${month}`.execute(trx);
  const { rows } = await sql<{ accounts: string }>`with owner as (
      select account_id from lead_balance union select account_id from invoice),
    cut as (
      insert into month_position (month, account_id, seq, known_seq)
      select ${month}, account_id, coalesce(version, 0), coalesce((select account_seq from event_log
          where topic = ${billingTopic} and event_log.account_id = owner.account_id
          order by account_seq desc limit 1), version, 0)
      from owner left join lead_balance using (account_id) returning 1)
    select count(*) as accounts from cut`.execute(trx);
  return Number(rows[0]?.accounts ?? 0);
}

/**
 * `sha256` is of one line per account: account, position, hash of the event there; `chainEndsSha256` the same of its newest
 * event of any kind.
 */
export async function readPositions(
  trx: Kysely<unknown>,
  month: string,
): Promise<{ count: number; sha256: string; chainEndsSha256: string }> {
  const hashed = (seq: RawBuilder<unknown>, event: string) => sql`encode(sha256(convert_to(coalesce(string_agg(
      concat_ws(' ', month_position.account_id, ${seq}, encode(${sql.ref(`${event}.hash`)}, 'hex')), chr(10)
        order by month_position.account_id collate "C"), ''), 'UTF8')), 'hex')`;
  const known = sql`coalesce(known_seq, seq)`;
  const at = (event: string, seq: RawBuilder<unknown>) => sql`left join event_log as ${sql.ref(event)}
    on ${sql.ref(`${event}.topic`)} = ${billingTopic} and ${sql.ref(`${event}.account_id`)} = month_position.account_id
      and ${sql.ref(`${event}.account_seq`)} = ${seq}`;
  const { rows } = await sql<{ count: string; sha256: string; ends: string }>`select count(*) as count,
      ${hashed(sql`seq`, 'cut')} as sha256, ${hashed(known, 'newest')} as ends
    from month_position ${at('cut', sql`seq`)} ${at('newest', known)}
    where month = ${month}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a query of one row answered none');
  return { count: Number(row.count), sha256: row.sha256, chainEndsSha256: row.ends };
}

/** How many facts of the month came after it was cut. */
export async function countSince(trx: Kysely<unknown>, month: string): Promise<number> {
  const { from, to } = spanOf(month);
  const { rows } = await sql<{ since: string }>`select count(*) as since from ledger_entry as entry
    left join month_position as cut on cut.month = ${month} and cut.account_id = entry.account_id
    where ledger_account not in ('available', 'held') and entry.effective_at >= ${from}::timestamptz
      and entry.effective_at < ${to}::timestamptz and entry.seq > coalesce(cut.seq, 0)`.execute(trx);
  return Number(rows[0]?.since ?? 0);
}
