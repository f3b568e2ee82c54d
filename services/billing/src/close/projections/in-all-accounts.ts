import { sql, type Kysely } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope, setScope } from '@leadwright/postgres/scope';

// Below what a connection may stay silent, and above what a month of a million entries takes.
const STATEMENT_MS = 14_000;

// Hashed joins: row policies mislead the planner. Row by row 10,000 accounts take minutes, hashed a second.
const prepare = async (trx: Kysely<unknown>): Promise<void> => {
  await sql`select set_config('statement_timeout', ${`${STATEMENT_MS}ms`}, true),
    set_config('enable_nestloop', 'off', true)`.execute(trx);
};

/** Only for reads: a transaction that writes would hold back what others publish. */
export function inAllAccounts<Result>(
  database: Pick<Database, 'db'>,
  read: (trx: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  return inScope(database.db, 'all', async (trx) => {
    await prepare(trx);
    return read(trx);
  });
}

/** The same within a command's transaction; its rows of all accounts are seen until it ends. */
export async function openToAllAccounts(trx: Kysely<unknown>): Promise<void> {
  await setScope(trx, 'all');
  await prepare(trx);
}
