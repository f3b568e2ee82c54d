// Table person: the only place that holds names, addresses and password hashes.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { emailSpellings, normaliseEmail } from '@leadwright/runtime/mailboxes/email-address';
import { inScope } from '@leadwright/postgres/scope';
import type { Role } from '../domain/member.ts';

/** What a session may do: `removed` is who has no place in the account any more, or none for now. */
export type SessionRole = Role | 'removed';

export type Person = {
  id: string;
  /** The account that a log-in opens; of a member read by `readMember`, the account that was asked for. */
  accountId: string;
  email: string;
  name: string | null;
  passwordHash: string | null;
  status: 'pending' | 'verified';
  /** In that account, read from table membership. */
  role: SessionRole;
  staff: 'super-admin' | 'finance' | null;
};

const columnsIn = (accountId: RawBuilder<unknown>) => sql`id, ${accountId} as "accountId", email, name,
  password_hash as "passwordHash", status, staff, coalesce((select m.role from membership m where m.person_id = person.id
    and m.account_id = ${accountId} and m.status = 'active'), 'removed') as role`;
const columns = columnsIn(sql.ref('person.account_id'));

/** Finds by address over all accounts: before log-in the account is unknown. */
export function findByEmail(database: Database, email: string): Promise<Person | null> {
  return inScope(database.db, 'all', async (trx) => {
    const { rows } = await sql<Person>`select ${columns} from person where email = any(${emailSpellings(email)})
      order by email = ${normaliseEmail(email)} desc limit 1`.execute(trx);
    return rows[0] ?? null;
  });
}

/** Over all accounts, for services that hold only a person_id. */
export function findById(database: Database, personId: string): Promise<Person | null> {
  return inScope(database.db, 'all', (trx) => readPerson(trx, personId));
}

/** Reads within the transaction's scope. */
export async function readPerson(db: Kysely<unknown>, personId: string): Promise<Person | null> {
  const { rows } = await sql<Person>`select ${columns} from person where id = ${personId}`.execute(db);
  return rows[0] ?? null;
}

/** Who holds the account and is written to about what it pays; null if nobody does any more. */
export function readHolder(database: Database, accountId: string): Promise<Pick<Person, 'email' | 'name'> | null> {
  return inScope(database.db, [accountId], async (trx) => {
    const { rows } = await sql<Pick<Person, 'email' | 'name'>>`select p.email, p.name
      from membership m join person p on p.id = m.person_id
      where m.account_id = ${accountId} and m.owner`.execute(trx);
    return rows[0] ?? null;
  });
}

/** Reads the person as a member of this account: with its id, and the role there now. Needs the account in scope. */
export async function readMember(db: Kysely<unknown>, accountId: string, personId: string): Promise<Person | null> {
  const { rows } = await sql<Person>`select ${columnsIn(sql`${accountId}::text`)} from person
    where id = ${personId}`.execute(db);
  return rows[0] ?? null;
}

/** False, and nothing is written, if the address is taken. */
export async function insertPerson(db: Kysely<unknown>, person: Person, at: string): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into person
    (id, account_id, email, name, password_hash, status, staff, created_at)
    values (${person.id}, ${person.accountId}, ${normaliseEmail(person.email)}, ${person.name}, ${person.passwordHash},
      ${person.status}, ${person.staff}, ${at}::timestamptz)
    on conflict (email) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** From now on the person can log in with this password. */
export async function verifyPerson(db: Kysely<unknown>, personId: string, passwordHash: string): Promise<void> {
  await sql`update person set status = 'verified', password_hash = ${passwordHash} where id = ${personId}`.execute(db);
}

/** Makes who was invited a person who can log in, with this account as the one that a log-in opens. */
export async function verifyInvited(
  db: Kysely<unknown>,
  personId: string,
  { accountId, name, passwordHash }: { accountId: string; name: string; passwordHash: string },
): Promise<void> {
  await sql`update person set status = 'verified', account_id = ${accountId}, name = ${name},
    password_hash = ${passwordHash} where id = ${personId}`.execute(db);
}

/** From now on a log-in opens this account. Needs it and the one before in scope. */
export async function moveHome(db: Kysely<unknown>, personId: string, accountId: string): Promise<void> {
  await sql`update person set account_id = ${accountId} where id = ${personId}`.execute(db);
}

export async function setPassword(db: Kysely<unknown>, personId: string, passwordHash: string): Promise<void> {
  await sql`update person set password_hash = ${passwordHash} where id = ${personId}`.execute(db);
}

/** Stores a hash made with the current cost. Does nothing if the password has changed meanwhile. */
export async function replaceHash(db: Kysely<unknown>, personId: string, before: string, after: string): Promise<void> {
  await sql`update person set password_hash = ${after} where id = ${personId} and password_hash = ${before}`.execute(
    db,
  );
}

/** What hangs on the row by a foreign key goes with it. False if there is none in this scope. */
export async function deletePerson(db: Kysely<unknown>, personId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from person where id = ${personId}`.execute(db);
  return numAffectedRows === 1n;
}

/** In whole seconds since 1970; null: never logged in. */
export async function readPersonTimes(
  db: Kysely<unknown>,
  personId: string,
): Promise<{ created: number; lastLogin: number | null } | null> {
  const { rows } = await sql<{ created: string; lastLogin: string | null }>`select
      floor(extract(epoch from created_at)) as created,
      (select floor(extract(epoch from max(started_at))) from session where person_id = person.id) as "lastLogin"
    from person where id = ${personId}`.execute(db);
  const times = rows[0];
  if (!times) return null;
  return { created: Number(times.created), lastLogin: times.lastLogin === null ? null : Number(times.lastLogin) };
}
