// Written as billing's events say it, so that consuming one again, or in a rebuild, changes nothing.
import { sql, type Kysely } from 'kysely';
import type { TermValue } from '@leadwright/contracts/plan-terms';

/** `terms`: by key; empty in events from before they were said. `customerId`: at the payment processor; empty where no processor charges it, which leaves what was known. */
export type AccountPlan = {
  planId: string;
  status: string;
  membersMax: number;
  terms: Readonly<Record<string, TermValue>>;
  customerId: string;
};

export async function setAccountPlan(
  db: Kysely<unknown>,
  accountId: string,
  { planId, status, membersMax, terms, customerId }: AccountPlan,
): Promise<void> {
  await sql`insert into account_plan (account_id, plan_id, status, members_max, terms, customer_id)
    values (${accountId}, ${planId}, ${status}, ${membersMax}, ${JSON.stringify(terms)}::jsonb, nullif(${customerId}, ''))
    on conflict (account_id) do update set plan_id = excluded.plan_id, status = excluded.status,
      members_max = excluded.members_max, terms = excluded.terms,
      customer_id = coalesce(excluded.customer_id, account_plan.customer_id)`.execute(db);
}

/** `seats`: fewer than the plan has, since its payment does not live; null: the plan's. */
export async function setSeatsInForce(db: Kysely<unknown>, accountId: string, seats: number | null): Promise<void> {
  await sql`update account_plan set seats_in_force = ${seats} where account_id = ${accountId}`.execute(db);
}

/** null: as many as the plan has. */
export async function readSeatsInForce(db: Kysely<unknown>, accountId: string): Promise<number | null> {
  const { rows } = await sql<{ seats: number | null }>`select seats_in_force as seats from account_plan
    where account_id = ${accountId}`.execute(db);
  return rows[0]?.seats ?? null;
}

/** What the plan of the account says under this key; null: no limit, or nothing. A cancelled subscription says nothing. */
export async function readPlanTerm(db: Kysely<unknown>, accountId: string, key: string): Promise<TermValue> {
  const { rows } = await sql<{
    value: TermValue;
  }>`select (jsonb_build_object('membersMax', members_max) || terms) -> ${key} as value
    from account_plan where account_id = ${accountId} and status <> 'cancelled'`.execute(db);
  return rows[0]?.value ?? null;
}

export async function readCustomerId(db: Kysely<unknown>, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ customerId: string | null }>`select customer_id as "customerId" from account_plan
    where account_id = ${accountId}`.execute(db);
  return rows[0]?.customerId ?? null;
}
