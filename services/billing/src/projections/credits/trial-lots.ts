import { sql, type Kysely } from 'kysely';

/** The lots of the account's free trial, used up ones too. */
export async function trialLotsOf(db: Kysely<unknown>, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ lot_id: string }>`select lot_id from lot
    where account_id = ${accountId} and kind = 'trial' order by granted_seq`.execute(db);
  return rows.map((row) => row.lot_id);
}
