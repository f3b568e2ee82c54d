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

/** Null if the person never belonged to the account. */
export async function readMembership(
  trx: Kysely<unknown>,
  accountId: string,
  personId: string,
): Promise<Membership | null> {
  const { rows } = await sql<Membership>`select ${columns} from membership
    where account_id = ${accountId} and person_id = ${personId}`.execute(trx);
  return rows[0] ?? null;
}

/** The own one first, then in the order of joining. Reads all accounts. */
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

/** The account in whose log a change of the person's own stands: the held one, else the home. Reads all accounts. */
export function accountTellingOf(database: Database, personId: string): Promise<{ accountId: string; owner: boolean }> {
  return inScope(database.db, 'all', async (trx) => {
    const { rows } = await sql<{ accountId: string; owner: boolean }>`select
        coalesce(m.account_id, p.account_id) as "accountId", m.account_id is not null as owner
      from person p left join membership m on m.person_id = p.id and m.owner
      where p.id = ${personId} order by m.joined_at limit 1`.execute(trx);
    const [row] = rows;
    if (!row) throw new Error(`there is no person ${personId}`);
    return row;
  });
}

/** The account that a log-in opens: the person's home, or another one where only that lets them work. */
export async function accountOfLogin(database: Database, person: { id: string; accountId: string }): Promise<string> {
  const active = await activeMembershipsOf(database, person.id);
  const home = active.find(({ accountId }) => accountId === person.accountId);
  return (home ?? active[0])?.accountId ?? person.accountId;
}

/** Disabled people count too. */
export async function hasOtherMembers(trx: Kysely<unknown>, accountId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from membership
    where account_id = ${accountId} and person_id <> ${personId} and status <> 'removed' limit 1`.execute(trx);
  return rows.length > 0;
}
