// From the events of accounts; a repeat writes the same row. The plan's seats are filled in the order of `place`.
import { sql, type Kysely } from 'kysely';

const OWNER = 0;

export async function addOwner(db: Kysely<unknown>, accountId: string, personId: string): Promise<void> {
  await addMember(db, accountId, personId, OWNER);
}

/** `place`: grows with each who joins. Who comes back joins anew. */
export async function addMember(
  db: Kysely<unknown>,
  accountId: string,
  personId: string,
  place: number,
): Promise<void> {
  await sql`insert into seat (account_id, person_id, place) values (${accountId}, ${personId}, ${place})
    on conflict (account_id, person_id) do update set place = excluded.place`.execute(db);
}

export async function removeMember(db: Kysely<unknown>, accountId: string, personId: string): Promise<void> {
  await sql`delete from seat where account_id = ${accountId} and person_id = ${personId} and place > ${OWNER}`.execute(
    db,
  );
}

/** Whether the person belongs to the account, whichever account her session is in. Who is not known here does not. */
export async function belongsTo(db: Kysely<unknown>, accountId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`select from seat where account_id = ${accountId} and person_id = ${personId}`.execute(db);
  return rows.length > 0;
}

/** Whether so many others came before that the plan has no seat for this person. Who is not known here is not over. */
export async function isOverSeats(
  db: Kysely<unknown>,
  accountId: string,
  { personId, membersMax }: { personId: string; membersMax: number },
): Promise<boolean> {
  const { rows } = await sql<{ before: number }>`select count(other.person_id)::int as before
    from seat own left join seat other on other.account_id = own.account_id and other.place < own.place
    where own.account_id = ${accountId} and own.person_id = ${personId} and own.place > ${OWNER}`.execute(db);
  return (rows[0]?.before ?? 0) >= Math.max(1, membersMax);
}

export async function countPeople(db: Kysely<unknown>, accountId: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from seat
    where account_id = ${accountId}`.execute(db);
  return rows[0]?.people ?? 0;
}
