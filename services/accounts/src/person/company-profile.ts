// Table company_profile: the only place that holds a company's phone number and address.
import { sql, type Kysely } from 'kysely';
import type { CompanyProfile } from '../domain/company-profile.ts';

export async function readCompanyProfile(db: Kysely<unknown>, accountId: string): Promise<CompanyProfile | null> {
  const { rows } = await sql<CompanyProfile>`select name, phone, email from company_profile
    where account_id = ${accountId}`.execute(db);
  return rows[0] ?? null;
}

/** Needs the transaction that appends it. */
export async function markPhoneVerified(db: Kysely<unknown>, accountId: string, at: string): Promise<void> {
  await sql`update company_profile set phone_verified_at = ${at}::timestamptz where account_id = ${accountId}`.execute(
    db,
  );
}

/** Needs the transaction that appends the change. Another number is unverified. */
export async function writeCompanyProfile(
  db: Kysely<unknown>,
  accountId: string,
  { name, phone, email }: CompanyProfile,
  at: string,
): Promise<void> {
  await sql`insert into company_profile (account_id, name, phone, email, changed_at)
    values (${accountId}, ${name}, ${phone}, ${email}, ${at}::timestamptz)
    on conflict (account_id) do update set name = excluded.name, phone = excluded.phone, email = excluded.email,
      changed_at = excluded.changed_at,
      phone_verified_at = case when company_profile.phone = excluded.phone then company_profile.phone_verified_at end`.execute(
    db,
  );
}

/** With the account's owner: a company of one person has that person's number and address. */
export async function deleteCompanyProfile(db: Kysely<unknown>, accountId: string): Promise<void> {
  await sql`delete from company_profile where account_id = ${accountId}`.execute(db);
}
