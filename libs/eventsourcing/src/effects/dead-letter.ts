import { wakeAfterCommit } from '@leadwright/postgres/wakes';
import { sql, type Kysely } from 'kysely';
import { plannedOf } from './effect.ts';

export type DeadLetter<Request> = {
  id: string;
  accountId: string;
  request: Request;
  tries: number;
  reason: string;
  /** When it failed for good, as PostgreSQL prints it. */
  diedAt: string;
};

const KEPT_DAYS = 30;
const LISTED_MAX = 500;
const REMOVED_MAX = 5_000;

type Row<Request> = {
  id: string;
  account_id: string;
  request: Request;
  tries: number;
  reason: string | null;
  changed_at: string;
};

const letterOf = <Request>(row: Row<Request>): DeadLetter<Request> => ({
  id: row.id,
  accountId: row.account_id,
  request: row.request,
  tries: row.tries,
  reason: row.reason ?? 'unknown',
  diedAt: row.changed_at,
});

/** The newest first, at most 500; of these ids only where some are given. Needs scope `all`. */
export async function listDeadLetters<Request>(db: Kysely<unknown>, ids?: string[]): Promise<DeadLetter<Request>[]> {
  const { rows } = await sql<Row<Request>>`select id, account_id, request, tries, reason, changed_at from effect
    where state = 'dead' and (${ids ?? null}::text[] is null or id = any(${ids ?? null}::text[]))
    order by changed_at desc, id limit ${LISTED_MAX}`.execute(db);
  return rows.map((row) => letterOf(row));
}

/** False if it is no dead letter. With a reason not in `notSent` the provider may have it, so it is asked first. */
export async function reviveDeadLetter(
  db: Kysely<unknown>,
  id: string,
  { notSent }: { notSent: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<{
    kind: string;
  }>`update effect set tries = 0, changed_at = clock_timestamp(), next_try_at = clock_timestamp(),
    state = case when reason = any(${[...notSent]}::text[]) then 'planned' else 'unknown' end
    where id = ${id} and state = 'dead' returning kind`.execute(db);
  for (const { kind } of rows) await wakeAfterCommit(db, plannedOf(kind));
  return rows.length === 1;
}

/** How many there are. Needs scope `all`. */
export async function countDeadLetters(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from effect where state = 'dead'`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** An effect whose outcome nobody knows: it is still tried (`unknown`), or was given up (`dead`). */
export type UnsettledEffect<Request> = DeadLetter<Request> & { state: 'unknown' | 'dead' };

/** The newest first, at most 500; of these ids only where some are given. Needs scope `all`. */
export async function listUnsettled<Request>(db: Kysely<unknown>, ids?: string[]): Promise<UnsettledEffect<Request>[]> {
  const { rows } = await sql<
    Row<Request> & { state: 'unknown' | 'dead' }
  >`select id, account_id, request, tries, reason, changed_at, state from effect
    where state in ('unknown', 'dead') and (${ids ?? null}::text[] is null or id = any(${ids ?? null}::text[]))
    order by changed_at desc, id limit ${LISTED_MAX}`.execute(db);
  return rows.map((row) => ({ ...letterOf(row), state: row.state }));
}

/** Says what became of a dead letter, which was never tried again; false if it is none any more. */
export async function endDeadLetter(
  db: Kysely<unknown>,
  id: string,
  end: { state: 'done'; providerRef: string } | { state: 'failed'; reason: string },
): Promise<boolean> {
  const providerRef = end.state === 'done' ? end.providerRef : null;
  const reason = end.state === 'done' ? null : end.reason;
  const { numAffectedRows } = await sql`update effect set state = ${end.state}, provider_ref = ${providerRef},
    reason = ${reason}, changed_at = clock_timestamp() where id = ${id} and state = 'dead'`.execute(db);
  return numAffectedRows === 1n;
}

export async function tryNow(db: Kysely<unknown>, id: string): Promise<void> {
  const { rows } = await sql<{ kind: string }>`update effect set next_try_at = clock_timestamp()
    where id = ${id} and state = 'unknown' returning kind`.execute(db);
  for (const { kind } of rows) await wakeAfterCommit(db, plannedOf(kind));
}

/**
 * Removes effects that ended 30 days ago, at most 5,000; returns their number. `keepsDead`: those that were given up stay
 * until somebody says what became of them. Needs scope `all`.
 */
export async function removeOldEffects(
  db: Kysely<unknown>,
  { keepsDead = false }: { keepsDead?: boolean } = {},
): Promise<number> {
  const ended = ['done', 'failed', ...(keepsDead ? [] : ['dead'])];
  const { numAffectedRows } = await sql`delete from effect where id in (select id from effect
    where state = any (${ended}) and changed_at < clock_timestamp() - make_interval(days => ${KEPT_DAYS}::int)
    limit ${REMOVED_MAX})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
