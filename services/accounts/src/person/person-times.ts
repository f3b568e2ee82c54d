import { sql, type Kysely } from 'kysely';

type Times = { createdAt: string; lastLoginAt: string | null };

/**
 * Since when we know the person, and when the newest session was opened in the accounts in scope, by the real clock; ISO,
 * milliseconds. Throws for a person who is not in scope.
 */
export async function readTimes(db: Kysely<unknown>, personId: string): Promise<Times> {
  const { rows } = await sql<{ createdAt: Date; lastLoginAt: Date | null }>`select created_at as "createdAt",
    (select max(started_at) from session where person_id = ${personId}) as "lastLoginAt"
    from person where id = ${personId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`there is no person ${personId} in scope`);
  const iso = (at: Date): string => new Date(at).toISOString();
  return { createdAt: iso(row.createdAt), lastLoginAt: row.lastLoginAt === null ? null : iso(row.lastLoginAt) };
}
