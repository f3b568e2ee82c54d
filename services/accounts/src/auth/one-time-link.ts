// Table one_time_link: the tokens of mailed links. A link is single-use, expires, and is replaced by a newer one.
import { sql, type Kysely } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { hashOf, newSecret } from './secret-token.ts';

export type LinkPurpose = 'sign-up' | 'password-reset';

const lifeMinutes: Record<LinkPurpose, number> = { 'sign-up': 24 * 60, 'password-reset': 30 };

export type LinkOwner = { accountId: string; personId: string };

/** Creates a link's token, which replaces the person's earlier one. Needs the account in scope. */
export async function mintLink(db: Kysely<unknown>, owner: LinkOwner, purpose: LinkPurpose): Promise<string> {
  const token = newSecret();
  await sql`insert into one_time_link (person_id, purpose, account_id, hash, expires_at)
    values (${owner.personId}, ${purpose}, ${owner.accountId}, ${hashOf(token)}, now() + make_interval(mins => ${lifeMinutes[purpose]}::int))
    on conflict (person_id, purpose) do update set hash = excluded.hash, expires_at = excluded.expires_at`.execute(db);
  return token;
}

/** Searches all accounts: a link holds only the token. */
export function findLink(database: Database, token: string, purpose: LinkPurpose): Promise<LinkOwner | null> {
  return inScope(database.db, 'all', async (trx) => {
    const { rows } = await sql<LinkOwner>`select account_id as "accountId", person_id as "personId" from one_time_link
      where hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now()`.execute(trx);
    return rows[0] ?? null;
  });
}

/** Links that were mailed to an address which the person no longer has. Needs the accounts in scope. */
export async function forgetLinks(db: Kysely<unknown>, personId: string): Promise<void> {
  await sql`delete from one_time_link where person_id = ${personId}`.execute(db);
}

/** Consumes the link; false if it was used, replaced or has expired. */
export async function consumeLink(db: Kysely<unknown>, token: string, purpose: LinkPurpose): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from one_time_link
    where hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now()`.execute(db);
  return numAffectedRows === 1n;
}
