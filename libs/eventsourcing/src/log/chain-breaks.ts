import { setScope } from '@leadwright/postgres/scope';
import { sql, type Kysely, type RawBuilder } from 'kysely';

export type AccountBreak = { accountId: string; accountSeq: number };

const BREAKS_MAX = 100;

/** The first 100 gaps and hashes that do not follow. The transaction's scope must have the accounts. */
export async function chainBreaks(trx: Kysely<unknown>, accounts: string[]): Promise<AccountBreak[]> {
  const { rows } = await sql<{ account_id: string; account_seq: string }>`select account_id, account_seq from (
      select account_id, account_seq, prev_hash, hash, message, row_number() over chain as place,
        lag(hash, 1, decode(repeat('00', 32), 'hex')) over chain as before
      from event_log where account_id = any(${accounts}::text[])
      window chain as (partition by topic, account_id order by account_seq)) as chained
    where account_seq <> place or prev_hash <> before or hash <> sha256(prev_hash || message)
    order by 1, 2 limit ${BREAKS_MAX}`.execute(trx);
  return rows.map((row) => ({ accountId: row.account_id, accountSeq: Number(row.account_seq) }));
}

const ACCOUNTS_AT_ONCE = 100;
/** Longer than the 5 s of a request: an account may have a million events. */
const STATEMENT_MS = 600_000;

/** In batches, each with one snapshot that sees every account. `only`: these accounts, all if absent. */
export async function* accountsOfLog<Result>(
  db: Kysely<unknown>,
  only: string[] | undefined,
  read: (trx: Kysely<unknown>, accounts: string[]) => Promise<Result>,
): AsyncGenerator<{ accounts: string[]; result: Result }> {
  let after = '';
  for (;;) {
    const accounts = await inSnapshot(db, (trx) => accountsAfter(trx, after, only));
    const last = accounts.at(-1);
    if (last === undefined) return;
    yield { accounts, result: await inSnapshot(db, (trx) => read(trx, accounts)) };
    after = last;
  }
}

// One index look-up per account, however many events it has. Tables of states lack accounts only recorded.
async function accountsAfter(trx: Kysely<unknown>, after: string, only: string[] | undefined): Promise<string[]> {
  const next = (place: RawBuilder<unknown>) => sql`(select account_id from event_log where account_id > ${place}
    and (${only ?? null}::text[] is null or account_id = any(${only ?? []}::text[])) order by account_id limit 1)`;
  const { rows } = await sql<{ account_id: string }>`with recursive found as (
      ${next(sql`${after}`)} union all select ${next(sql`found.account_id`)} from found where found.account_id is not null)
    select account_id from found where account_id is not null limit ${ACCOUNTS_AT_ONCE}`.execute(trx);
  return rows.map((row) => row.account_id);
}

function inSnapshot<Result>(db: Kysely<unknown>, read: (trx: Kysely<unknown>) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`select set_config('statement_timeout', ${`${STATEMENT_MS}ms`}, true)`.execute(trx);
      await setScope(trx, 'all');
      return read(trx);
    });
}
