// The only place, beside person, that holds addresses: the one before stays until its notice is surely out.
import { sql, type Kysely } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { normaliseEmail } from '@leadwright/runtime/mailboxes/email-address';
import { hashOf, newSecret } from '../auth/secret-token.ts';

/** The mailed link works so long, once, and until the person wishes for another address. */
const LINK_MINUTES = 30;

export type EmailChange = { id: string; personId: string; accountId: string; newEmail: string };

const columns = sql`id, person_id as "personId", account_id as "accountId", new_email as "newEmail"`;

/** Stores the wish; an older one that was not confirmed is gone, with its link. Needs the account in scope. */
export async function wishForEmail(db: Kysely<unknown>, wish: EmailChange, at: string): Promise<void> {
  await forgetWishedEmail(db, wish.personId);
  await sql`insert into email_change (id, person_id, account_id, new_email, asked_at)
    values (${wish.id}, ${wish.personId}, ${wish.accountId}, ${normaliseEmail(wish.newEmail)}, ${at}::timestamptz)`.execute(
    db,
  );
}

/** The wish and its link are over: whoever wished may not be whoever has the password now. Needs the accounts in scope. */
export async function forgetWishedEmail(db: Kysely<unknown>, personId: string): Promise<void> {
  await sql`delete from email_change where person_id = ${personId} and changed_at is null`.execute(db);
}

/** Replaces an earlier link. Null: the wish is over. `token` is null where somebody has the address already. */
export function mintEmailLink(
  database: Database,
  personId: string,
  changeId: string,
): Promise<{ email: string; token: string | null } | null> {
  return inScope(database.db, 'all', async (trx) => {
    const { rows } = await sql<{ newEmail: string; taken: boolean }>`select new_email as "newEmail",
      exists (select from person where email = new_email) as taken from email_change
      where id = ${changeId} and person_id = ${personId} and changed_at is null`.execute(trx);
    const [wish] = rows;
    if (!wish) return null;
    if (wish.taken) return { email: wish.newEmail, token: null };
    const token = newSecret();
    await sql`update email_change set hash = ${hashOf(token)},
      expires_at = now() + make_interval(mins => ${LINK_MINUTES}::int) where id = ${changeId}`.execute(trx);
    return { email: wish.newEmail, token };
  });
}

/** Null also where the address is no longer free. Searches all accounts. */
export function findEmailChange(database: Database, token: string): Promise<EmailChange | null> {
  return inScope(database.db, 'all', async (trx) => {
    const { rows } = await sql<EmailChange>`select ${columns} from email_change
      where hash = ${hashOf(token)} and expires_at > now() and changed_at is null
        and not exists (select from person where email = new_email)`.execute(trx);
    return rows[0] ?? null;
  });
}

/** Keeps the address before. False if the link was used, replaced or has expired. */
export async function consumeEmailLink(db: Kysely<unknown>, token: string, at: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update email_change set hash = null, expires_at = null,
      changed_at = ${at}::timestamptz, old_email = (select email from person where person.id = person_id)
    where hash = ${hashOf(token)} and expires_at > now() and changed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Throws `AddressTaken`, and the transaction is void, if another person has it. */
export async function setEmail(db: Kysely<unknown>, personId: string, email: string): Promise<void> {
  try {
    await sql`update person set email = ${normaliseEmail(email)} where id = ${personId}`.execute(db);
  } catch (error) {
    throw isUniqueViolation(error) ? new AddressTaken() : error;
  }
}

/** Null once it is swept. Searches all accounts. */
export function findFormerEmail(database: Database, personId: string, changeId: string): Promise<string | null> {
  return inScope(database.db, 'all', async (trx) => {
    const { rows } = await sql<{ email: string | null }>`select old_email as email from email_change
      where id = ${changeId} and person_id = ${personId}`.execute(trx);
    return rows[0]?.email ?? null;
  });
}

/** Two people opened their links for one address at the same moment. */
export class AddressTaken extends Error {}

function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: string }).code === '23505';
}
