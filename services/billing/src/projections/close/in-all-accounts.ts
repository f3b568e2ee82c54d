// Reads of a close: over all accounts, each statement for as long as a large month takes.
import { sql, type Kysely } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope, setScope } from '@leadwright/postgres/scope';

// Below what a connection may stay silent, and above what a month of a million entries takes.
const STATEMENT_MS = 14_000;

const allowTime = async (trx: Kysely<unknown>): Promise<void> => {
  await sql`select set_config('statement_timeout', ${`${STATEMENT_MS}ms`}, true)`.execute(trx);
};

/** Only for reads: a transaction that writes would hold back what others publish. */
export function inAllAccounts<Result>(
  database: Database,
  read: (trx: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  return inScope(database.db, 'all', async (trx) => {
    await allowTime(trx);
    return read(trx);
  });
}

/** The same within a command's transaction; its rows of all accounts are seen until it ends. */
export async function openToAllAccounts(trx: Kysely<unknown>): Promise<void> {
  await setScope(trx, 'all');
  await allowTime(trx);
}
