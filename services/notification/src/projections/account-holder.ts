import { sql, type Kysely } from 'kysely';

/** A repeat writes the same. */
export async function setAccountHolder(db: Kysely<unknown>, accountId: string, personId: string): Promise<void> {
  await sql`insert into account_holder (account_id, person_id) values (${accountId}, ${personId})
    on conflict (account_id) do update set person_id = excluded.person_id`.execute(db);
}

export async function findAccountHolder(db: Kysely<unknown>, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ person_id: string }>`select person_id from account_holder
    where account_id = ${accountId}`.execute(db);
  return rows[0]?.person_id ?? null;
}
