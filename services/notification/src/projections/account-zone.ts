import { sql, type Kysely } from 'kysely';

/** The time zone of the account's billing days, as the IANA names it. A repeat writes the same. */
export async function setAccountZone(db: Kysely<unknown>, accountId: string, zone: string): Promise<void> {
  await sql`insert into account_zone (account_id, zone) values (${accountId}, ${zone})
    on conflict (account_id) do update set zone = excluded.zone where account_zone.zone <> excluded.zone`.execute(db);
}

/** UTC for an account that never had a plan. */
export async function findAccountZone(db: Kysely<unknown>, accountId: string): Promise<string> {
  const { rows } = await sql<{ zone: string }>`select zone from account_zone
    where account_id = ${accountId}`.execute(db);
  return rows[0]?.zone ?? 'UTC';
}
