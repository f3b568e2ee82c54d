// What is due next of an account: the boundary of its subscription, or the end of a lot with leads, whichever comes first.
// A hold has no end of its own; what returns to a lot that is over ends with its return.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';

const hasEnd = sql`live and available > 0 and expires_at is not null`;

/** When the next boundary or end of the account is due, or was; null: none is known. `now`: by the database's clock and the offset. */
export async function readNextDue(
  trx: Kysely<unknown>,
  accountId: string,
  offsetMs: number,
): Promise<{ now: string; dueAt: string | null }> {
  const { rows } = await sql<{ now: string; due_at: string | null }>`select
    clock_timestamp() + ${offsetMs}::double precision * interval '1 millisecond' as now,
    least((select next_due_at from subscription where account_id = ${accountId}),
      (select min(expires_at) from lot where account_id = ${accountId} and ${hasEnd})) as due_at`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a query of one row answered none');
  return { now: isoFromPostgres(row.now), dueAt: row.due_at === null ? null : isoFromPostgres(row.due_at) };
}

export type DueAccount = { accountId: string; dueAt: string };

/** Accounts with something due at or before `at`, longest due first, and since when; without those of `except`. */
export async function accountsDue(
  trx: Kysely<unknown>,
  at: string,
  { limit, except = [] }: { limit: number; except?: readonly string[] },
): Promise<DueAccount[]> {
  const others = sql`account_id <> all(${[...except]}::text[])`;
  const { rows } = await sql<{ account_id: string; due_at: string }>`select account_id, min(due_at) as due_at
    from ((select account_id, next_due_at as due_at from subscription
        where next_due_at <= ${at}::timestamptz and ${others} order by next_due_at limit ${limit})
      union all
      (select account_id, expires_at from lot
        where expires_at <= ${at}::timestamptz and ${hasEnd} and ${others} order by expires_at limit ${limit})) as due
    group by account_id order by min(due_at) limit ${limit}`.execute(trx);
  return rows.map((row) => ({ accountId: row.account_id, dueAt: isoFromPostgres(row.due_at) }));
}

/** Corrects when a boundary is due: rows from before periods were followed say their anchor. */
export async function setNextBoundary(trx: Kysely<unknown>, accountId: string, at: string | null): Promise<void> {
  await sql`update subscription set next_due_at = ${at}::timestamptz
    where account_id = ${accountId} and next_due_at is distinct from ${at}::timestamptz`.execute(trx);
}
