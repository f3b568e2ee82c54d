import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { mayEnter } from '@leadwright/runtime/access/roles';
import type { CompanyProfile } from '../domain/company-profile.ts';
import { readCustomerId } from '../projections/account-plan.ts';
import { readImportedAccount, type ImportedAccount } from '../projections/imported-account.ts';
import { readCompanyProfile } from './company-profile.ts';
import { readMember, type Person } from './person.ts';

type CompanyUser = { name: string | null; email: string; role: string };
export type PersonDocument = {
  /** The account holder, whose account the person works in. */
  ownerId: string | null;
  converted: boolean;
  archivedAt: string | null;
  createdAt: string;
  lastLoginAt: string | null;
};

type Row = Omit<PersonDocument, 'converted'> & { owner: boolean | null };

/** Needs the account in scope; null for a person who is not stored. */
async function readPersonDocument(
  trx: Kysely<unknown>,
  accountId: string,
  personId: string,
): Promise<PersonDocument | null> {
  const { rows } = await sql<Row>`select
      (select m.person_id from membership m where m.account_id = ${accountId} and m.owner limit 1) as "ownerId",
      own.owner, own.archived_at as "archivedAt", person.created_at as "createdAt",
      (select max(started_at) from session where session.person_id = person.id
        and session.account_id = ${accountId}) as "lastLoginAt"
    from person left join membership own on own.person_id = person.id and own.account_id = ${accountId}
    where person.id = ${personId}`.execute(trx);
  const [row] = rows;
  if (!row) return null;
  const { ownerId, owner, archivedAt, createdAt, lastLoginAt } = row;
  return {
    ownerId,
    converted: owner === false,
    archivedAt: archivedAt === null ? null : isoFromPostgres(archivedAt),
    createdAt: isoFromPostgres(createdAt),
    lastLoginAt: lastLoginAt === null ? null : isoFromPostgres(lastLoginAt),
  };
}

/** By address, without the holder. `only`: for who may not see the others. Needs the account in scope. */
async function readCompanyUsers(trx: Kysely<unknown>, accountId: string, only: string | null): Promise<CompanyUser[]> {
  const { rows } = await sql<CompanyUser>`select person.name, person.email, m.role
    from membership m join person on person.id = m.person_id
    where m.account_id = ${accountId} and m.status = 'active' and not m.owner
      and (${only}::text is null or m.person_id = ${only}::text) order by person.email`.execute(trx);
  return rows;
}

export type WholeDocument = {
  person: Person;
  document: PersonDocument;
  company: CompanyProfile | null;
  users: CompanyUser[];
  imported: ImportedAccount | null;
  customerId: string | null;
};

/** By the account of the session; null for a person who is not stored there. Admins see the whole team. */
export async function readWholeDocument(
  trx: Kysely<unknown>,
  accountId: string,
  personId: string,
): Promise<WholeDocument | null> {
  const person = await readMember(trx, accountId, personId);
  const document = await readPersonDocument(trx, accountId, personId);
  if (!person || !document) return null;
  const seesAll = mayEnter({ role: person.role, staff: null }, 'admin');
  return {
    person,
    document,
    company: await readCompanyProfile(trx, accountId),
    users: await readCompanyUsers(trx, accountId, seesAll ? null : personId),
    imported: await readImportedAccount(trx, accountId),
    customerId: await readCustomerId(trx, accountId),
  };
}
