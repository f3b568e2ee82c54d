// A person's place in an account, read from table membership.
import { sql, type Kysely } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Role } from '../domain/member.ts';

export type Membership = {
  accountId: string;
  personId: string;
  role: Role;
  status: 'active' | 'disabled' | 'removed';
  /** The account holder, who pays: is never removed, disabled or given another role. */
  owner: boolean;
};

const columns = sql`account_id as "accountId", person_id as "personId", role, status, owner`;

/** Reads within the transaction's scope; null if the person never belonged to the account. */
export async function readMembership(
  trx: Kysely<unknown>,
  accountId: string,
  personId: string,
): Promise<Membership | null> {
  const { rows } = await sql<Membership>`select ${columns} from membership
    where account_id = ${accountId} and person_id = ${personId}`.execute(trx);
  return rows[0] ?? null;
}

/** Every account that the person may work in, the own one first, then in the order of joining. Reads all accounts. */
export function activeMembershipsOf(database: Database, personId: string): Promise<Membership[]> {
  return inScope(database.db, 'all', async (trx) => {
    const { rows } = await sql<Membership>`select ${columns} from membership
      where person_id = ${personId} and status = 'active' order by owner desc, joined_at, account_id`.execute(trx);
    return rows;
  });
}

/** Every account in which the person may have sessions or is stored, whatever the status. Reads all accounts. */
export function accountsOf(database: Database, personId: string): Promise<string[]> {
  return inScope(database.db, 'all', async (trx) => {
    const { rows } = await sql<{
      accountId: string;
    }>`select account_id as "accountId" from person where id = ${personId}
      union select account_id from membership where person_id = ${personId} order by 1`.execute(trx);
    return rows.map(({ accountId }) => accountId);
  });
}

/** The account that a log-in opens: the person's home, or another one where only that lets them work. */
export async function accountOfLogin(database: Database, person: { id: string; accountId: string }): Promise<string> {
  const active = await activeMembershipsOf(database, person.id);
  const home = active.find(({ accountId }) => accountId === person.accountId);
  return (home ?? active[0])?.accountId ?? person.accountId;
}
