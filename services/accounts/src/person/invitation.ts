// A link is single-use, lasts 7 days, is replaced by a newer one, and counts only for what was invited.
import { sql, type Kysely } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { normaliseEmail } from '@leadwright/runtime/mailboxes/email-address';
import { hashOf, newSecret } from '../auth/secret-token.ts';
import type { Role } from '../domain/member.ts';
import { readPerson, type Person } from './person.ts';

const LIFE_DAYS = 7;
const mailboxOf = (email: string): Buffer => hashOf(normaliseEmail(email));
const lifeEnds = sql`now() + make_interval(days => ${LIFE_DAYS}::int)`;

export type Invitation = {
  accountId: string;
  personId: string;
  role: Role;
  /** What the admin entered; null of invitations from before it was kept. */
  name: string | null;
};

/** Stores that this address is invited; an earlier link of the account to the person opens nothing any more. */
export async function writeInvitation(
  db: Kysely<unknown>,
  { accountId, personId, role, name }: Invitation,
  email: string,
): Promise<void> {
  await sql`insert into invitation (account_id, person_id, role, name, status, mailbox, invited_at, expires_at)
    values (${accountId}, ${personId}, ${role}, ${name}, 'pending', ${mailboxOf(email)}, now(), ${lifeEnds})
    on conflict (account_id, person_id) do update set role = excluded.role, name = excluded.name, status = 'pending',
      mailbox = excluded.mailbox, hash = null, invited_at = excluded.invited_at,
      expires_at = excluded.expires_at`.execute(db);
}

/** A new token for the mailed link, in place of the one before; null if nothing waits or the address is another. */
export async function mintInvitation(
  db: Kysely<unknown>,
  accountId: string,
  { id, email }: Pick<Person, 'id' | 'email'>,
): Promise<{ token: string; role: Role } | null> {
  const token = newSecret();
  const { rows } = await sql<{ role: Role }>`update invitation set hash = ${hashOf(token)}, expires_at = ${lifeEnds}
    where account_id = ${accountId} and person_id = ${id} and status = 'pending' and mailbox = ${mailboxOf(email)}
    returning role`.execute(db);
  return rows[0] ? { token, role: rows[0].role } : null;
}

/** The invitation of a usable token, and whom it invites. Searches all accounts: a link holds only the token. */
export function findInvitation(database: Database, token: string): Promise<(Invitation & { person: Person }) | null> {
  return inScope(database.db, 'all', async (trx) => {
    const { rows } = await sql<Invitation & { mailbox: Buffer }>`select account_id as "accountId",
      person_id as "personId", role, name, mailbox from invitation
      where hash = ${hashOf(token)} and status = 'pending' and expires_at > now()`.execute(trx);
    const [found] = rows;
    const person = found && (await readPerson(trx, found.personId));
    if (!found || !person || !found.mailbox.equals(mailboxOf(person.email))) return null;
    const { accountId, personId, role, name } = found;
    return { accountId, personId, role, name, person };
  });
}

/** Uses the link up; false if it was used, replaced, withdrawn or has expired. */
export async function consumeInvitation(db: Kysely<unknown>, token: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update invitation set status = 'accepted', hash = null
    where hash = ${hashOf(token)} and status = 'pending' and expires_at > now()`.execute(db);
  return numAffectedRows === 1n;
}

/** `converted`: who lost access goes on with an own account. */
export async function endInvitation(
  db: Kysely<unknown>,
  accountId: string,
  personId: string,
  status: 'withdrawn' | 'converted',
): Promise<void> {
  await sql`update invitation set status = ${status}, hash = null
    where account_id = ${accountId} and person_id = ${personId}`.execute(db);
}

export type OpenInvitation = {
  personId: string;
  name: string | null;
  /** Empty once the person has another address, which was not invited. */
  email: string;
  role: Role;
  invitedAt: string;
  expired: boolean;
};

/** The newest first. The same of who is known and who is not. */
export async function listInvitations(db: Kysely<unknown>, accountId: string): Promise<OpenInvitation[]> {
  const { rows } = await sql<OpenInvitation & { mailbox: Buffer }>`select p.id as "personId",
      i.name, p.email, i.role, i.mailbox,
      to_char(i.invited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "invitedAt",
      i.expires_at <= now() as expired
    from invitation i join person p on p.id = i.person_id
    where i.account_id = ${accountId} and i.status = 'pending' order by i.invited_at desc, p.id`.execute(db);
  return rows.map(({ mailbox, ...invitation }) =>
    mailbox.equals(mailboxOf(invitation.email)) ? invitation : { ...invitation, email: '', expired: true },
  );
}

export async function findOpenInvitation(
  db: Kysely<unknown>,
  accountId: string,
  personId: string,
): Promise<OpenInvitation | null> {
  return (await listInvitations(db, accountId)).find((each) => each.personId === personId) ?? null;
}
