// Table account_plan: how many people each account's plan is for and who its customer is, by billing's events. Written unchanged, so that
// consuming an event again, or in a rebuild, changes nothing.
import { sql, type Kysely } from 'kysely';

/** `customerId`: at the payment processor; empty where no processor charges it, which leaves what was known. */
export type AccountPlan = { planId: string; status: string; membersMax: number; customerId: string };

export async function setAccountPlan(
  db: Kysely<unknown>,
  accountId: string,
  { planId, status, membersMax, customerId }: AccountPlan,
): Promise<void> {
  await sql`insert into account_plan (account_id, plan_id, status, members_max, customer_id)
    values (${accountId}, ${planId}, ${status}, ${membersMax}, nullif(${customerId}, ''))
    on conflict (account_id) do update set plan_id = excluded.plan_id, status = excluded.status,
      members_max = excluded.members_max,
      customer_id = coalesce(excluded.customer_id, account_plan.customer_id)`.execute(db);
}

/** Reads within the transaction's scope; null where none is known. */
export async function readCustomerId(db: Kysely<unknown>, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ customerId: string | null }>`select customer_id as "customerId" from account_plan
    where account_id = ${accountId}`.execute(db);
  return rows[0]?.customerId ?? null;
}
