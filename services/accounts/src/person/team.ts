// The people of an account and its seats. Needs the account in scope.
import { sql, type Kysely } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { readPlanTerm, readSeatsInForce } from '../projections/account-plan.ts';
import type { Membership } from './membership.ts';

export type Member = Pick<Membership, 'personId' | 'role' | 'status' | 'owner'> & {
  name: string | null;
  email: string;
  archivedAt: string | null;
};

/** The owner first, then in the order of joining. Who was removed is listed while a log-in opens this account. */
export async function listMembers(db: Kysely<unknown>, accountId: string): Promise<Member[]> {
  const { rows } = await sql<Member>`select p.id as "personId", p.name, p.email, m.role, m.status, m.owner,
      to_char(m.archived_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "archivedAt"
    from membership m join person p on p.id = m.person_id where m.account_id = ${accountId}
    order by m.owner desc, m.joined_at, p.id`.execute(db);
  return rows;
}

export type Seats = { max: number; taken: number; left: number };

/** Those that orders are taken by: they stay while a payment is due; a cancelled subscription has none. Who is disabled keeps the seat. */
export async function readSeats(db: Kysely<unknown>, accountId: string): Promise<Seats> {
  const plans = Number(await readPlanTerm(db, accountId, 'membersMax'));
  const max = Math.min(plans, (await readSeatsInForce(db, accountId)) ?? plans);
  const { rows } = await sql<{ taken: number }>`select count(*)::int as taken from membership m
    join person p on p.id = m.person_id where m.account_id = ${accountId} and m.status <> 'removed'`.execute(db);
  const { taken } = rows[0] ?? { taken: 0 };
  return { max, taken, left: Math.max(0, max - taken) };
}

/** For whom there is no seat now, of members in their order; without a plan nobody orders anything anyway. */
export function overSeats(members: readonly Member[], { max }: Seats): string[] {
  const seated = members.filter(({ status }) => status !== 'removed');
  return max === 0 ? [] : seated.slice(max).map(({ personId }) => personId);
}

/** Also one that is late with its payment. Reads all accounts. */
export function hasOwnSubscription(database: Database, personId: string, elsewhereThan: string): Promise<boolean> {
  return inScope(database.db, 'all', async (trx) => {
    const { rows } = await sql`select from membership m join account_plan a on a.account_id = m.account_id
      where m.person_id = ${personId} and m.owner and m.account_id <> ${elsewhereThan}
        and a.status in ('live', 'cancelling', 'past-due')`.execute(trx);
    return rows.length > 0;
  });
}
