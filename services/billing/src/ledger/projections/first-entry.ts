import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';

/** When the first movement of the account counts; null: there is none. */
export async function firstEntryAt(trx: Kysely<unknown>, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`select min(effective_at)::text as at from ledger_entry
    where account_id = ${accountId}`.execute(trx);
  const at = rows[0]?.at ?? null;
  return at === null ? null : isoFromPostgres(at);
}
