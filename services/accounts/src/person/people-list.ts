import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Person } from './person.ts';

export type PeopleSort = 'email' | 'newest' | 'oldest';

export type ListedPerson = Pick<Person, 'id' | 'accountId' | 'email' | 'name' | 'status' | 'role' | 'staff'> & {
  owner: boolean;
  /** ISO, UTC, microseconds. */
  createdAt: string;
};

export type PeopleAsked = {
  /** A part of the address, in lower case. */
  email?: string | undefined;
  owner?: boolean | undefined;
  status?: Person['status'] | undefined;
  sort: PeopleSort;
  after: { email: string } | { createdAt: string; id: string } | null;
  limit: number;
};

/** Reads over all accounts. Whoever calls has recorded it before. */
export function listPeople(database: Database, asked: PeopleAsked): Promise<ListedPerson[]> {
  return inScope(database.db, 'all', async (trx) => (await peopleQuery(asked).execute(trx)).rows);
}

// `offset 0` keeps the planner from joining every account's memberships for each page, instead of one by its key.
export function peopleQuery(asked: PeopleAsked): RawBuilder<ListedPerson> {
  const { email, owner, status, limit } = asked;
  return sql<ListedPerson>`select p.id, p.account_id as "accountId", p.email, p.name, p.status, p.staff,
      coalesce(m.role, 'removed') as role, coalesce(m.owner, false) as owner,
      to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt"
    from person p left join lateral (select role, owner from membership
        where account_id = p.account_id and person_id = p.id and status = 'active' offset 0) m on true
    where ${email === undefined ? sql`true` : sql`position(${email} in p.email) > 0`}
      and ${owner === undefined ? sql`true` : sql`coalesce(m.owner, false) = ${owner}`}
      and ${status === undefined ? sql`true` : sql`p.status = ${status}`}
      and ${placeAfter(asked)}
    order by ${orders[asked.sort]} limit ${limit}`;
}

const orders: Record<PeopleSort, RawBuilder<unknown>> = {
  email: sql`p.email`,
  newest: sql`p.created_at desc, p.id desc`,
  oldest: sql`p.created_at, p.id`,
};

function placeAfter({ sort, after }: PeopleAsked): RawBuilder<unknown> {
  if (after === null) return sql`true`;
  if ('email' in after) return sql`p.email > ${after.email}`;
  const place = sql`(${after.createdAt}::timestamptz, ${after.id}::text)`;
  return sort === 'newest' ? sql`(p.created_at, p.id) < ${place}` : sql`(p.created_at, p.id) > ${place}`;
}
