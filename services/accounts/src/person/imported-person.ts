// People who came from the product before this one: known by the id that they had there, without a password.
import { sql, type Kysely } from 'kysely';
import { normaliseEmail } from '@leadwright/runtime/mailboxes/email-address';

export type ImportedPerson = { id: string; accountId: string; email: string; name: string | null };

/** As verified; false, and nothing is written, if somebody has the address. Throws where the id is taken. */
export async function insertImported(db: Kysely<unknown>, person: ImportedPerson, at: string): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into person
    (id, account_id, email, name, password_hash, status, staff, created_at, imported)
    values (${person.id}, ${person.accountId}, ${normaliseEmail(person.email)}, ${person.name}, null, 'verified', null,
      ${at}::timestamptz, true) on conflict (email) do nothing`.execute(db);
  return numAffectedRows === 1n;
}
