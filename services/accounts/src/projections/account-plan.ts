// Table account_plan: how many people each account's plan is for, by billing's events. Written unchanged, so that
// consuming an event again, or in a rebuild, changes nothing.
import { sql, type Kysely } from 'kysely';

export type AccountPlan = { planId: string; status: string; membersMax: number };

export async function setAccountPlan(
  db: Kysely<unknown>,
  accountId: string,
  { planId, status, membersMax }: AccountPlan,
): Promise<void> {
  await sql`insert into account_plan (account_id, plan_id, status, members_max)
    values (${accountId}, ${planId}, ${status}, ${membersMax})
    on conflict (account_id) do update set plan_id = excluded.plan_id, status = excluded.status,
      members_max = excluded.members_max`.execute(db);
}
