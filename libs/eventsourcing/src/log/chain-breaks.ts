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
/** Longer than the 5 s of a request: an account may have a million events. PostgreSQL 15 and 16 limit no transaction. */
const STATEMENT_MS = 600_000;

export type LogBatches = {
  /** These accounts; absent: all. */
  only?: string[] | undefined;
  /** Default 100. */
  accountsAtOnce?: number;
  /** How many batches are read side by side, each on a connection of its own; default 1. */
  atOnce?: number;
};

/** In batches and their order, each with one snapshot that sees every account. */
export async function* accountsOfLog<Result>(
  db: Kysely<unknown>,
  { only, accountsAtOnce = ACCOUNTS_AT_ONCE, atOnce = 1 }: LogBatches,
  read: (trx: Kysely<unknown>, accounts: string[]) => Promise<Result>,
): AsyncGenerator<{ accounts: string[]; result: Result }> {
  const reading: Promise<{ accounts: string[]; result: Result }>[] = [];
  let after: string | null = '';
  while (after !== null || reading.length > 0) {
    while (after !== null && reading.length < atOnce) {
      const from: string = after;
      const accounts = await inSnapshot(db, (trx) => accountsAfter(trx, from, { only, limit: accountsAtOnce }));
      after = accounts.at(-1) ?? null;
      if (accounts.length === 0) break;
      const batch = inSnapshot(db, async (trx) => ({ accounts, result: await read(trx, accounts) }));
      // It is awaited below, unless nobody asks for more: then its failure is nobody's either.
      batch.catch(() => undefined);
      reading.push(batch);
    }
    const next = await reading.shift();
    if (next !== undefined) yield next;
  }
}

// One index look-up per topic and account, however many events it has. Tables of states lack accounts only recorded.
async function accountsAfter(
  trx: Kysely<unknown>,
  after: string,
  { only, limit }: { only: string[] | undefined; limit: number },
): Promise<string[]> {
  const next = (place: RawBuilder<unknown>) => sql`(select min(account_id) from topics
    cross join lateral (select account_id from event_log where event_log.topic = topics.topic and account_id > ${place}
      and (${only ?? null}::text[] is null or account_id = any(${only ?? []}::text[])) order by account_id limit 1) as first)`;
  const { rows } = await sql<{ account_id: string }>`with recursive topics as (
      (select topic from event_log order by topic limit 1) union all
      select (select topic from event_log where topic > topics.topic order by topic limit 1) from topics
        where topics.topic is not null),
    found as (
      select ${next(sql`${after}::text`)} as account_id
      union all select ${next(sql`found.account_id`)} from found where found.account_id is not null)
    select account_id from found where account_id is not null limit ${limit}`.execute(trx);
  return rows.map((row) => row.account_id);
}

function inSnapshot<Result>(db: Kysely<unknown>, read: (trx: Kysely<unknown>) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const limit = `${STATEMENT_MS}ms`;
      await sql`select set_config(name, ${limit}, true) from pg_settings
        where name in ('statement_timeout', 'transaction_timeout')`.execute(trx);
      await setScope(trx, 'all');
      return read(trx);
    });
}
