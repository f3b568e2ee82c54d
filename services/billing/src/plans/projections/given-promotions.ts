// How often a promotion that staff gave may be taken, and who took it. In the transaction that plans its payment: who comes
// second waits for the first one's commit. A repeat is harmless: what an account took already is its own.
import { sql, type Kysely } from 'kysely';

export async function stockOffer(db: Kysely<unknown>, adjustmentId: string, times: number): Promise<void> {
  await sql`insert into promotion_stock (adjustment_id, times) values (${adjustmentId}, ${times})
    on conflict do nothing`.execute(db);
}

/** Nobody takes it any more, also not what an account leaves later. */
export async function closeOffer(db: Kysely<unknown>, adjustmentId: string): Promise<void> {
  await sql`update promotion_stock set times = 0 where adjustment_id = ${adjustmentId}`.execute(db);
}

type Taking = { accountId: string; planId: string; adjustmentId: string };

/** False: it was taken as often as it may be. */
export async function takeOffer(
  db: Kysely<unknown>,
  { accountId, planId, adjustmentId, at, callId }: Taking & { at: string; callId: string | null },
): Promise<boolean> {
  const { rows: held } = await sql`update promotion_taking set call_id = ${callId} where account_id = ${accountId}
    and plan_id = ${planId} and adjustment_id = ${adjustmentId} returning adjustment_id`.execute(db);
  if (held.length > 0) return true;
  await leaveOffer(db, accountId, planId);
  const { rows } = await sql`update promotion_stock set taken = taken + 1
    where adjustment_id = ${adjustmentId} and taken < times returning adjustment_id`.execute(db);
  if (rows.length === 0) return false;
  await sql`insert into promotion_taking (account_id, plan_id, adjustment_id, taken_at, call_id)
    values (${accountId}, ${planId}, ${adjustmentId}, ${at}::timestamptz, ${callId})`.execute(db);
  return true;
}

/** Of a promotion that was not paid for: another account may take it. `callId`: only what that call took. */
export async function leaveOffer(
  db: Kysely<unknown>,
  accountId: string,
  planId: string,
  callId: string | null = null,
): Promise<void> {
  await sql`with gone as (delete from promotion_taking where account_id = ${accountId} and plan_id = ${planId}
      and (${callId}::text is null or coalesce(call_id, ${callId}) = ${callId})
      and not exists (select from promo_record where account_id = ${accountId} and code = ${planId})
      returning adjustment_id)
    update promotion_stock set taken = taken - 1 where adjustment_id in (select adjustment_id from gone)`.execute(db);
}

/** Whether `takeOffer` would not be refused now. */
export async function isOfferLeft(db: Kysely<unknown>, taking: Taking): Promise<boolean> {
  if (await holdsOffer(db, taking)) return true;
  const { rows } = await sql`select from promotion_stock
    where adjustment_id = ${taking.adjustmentId} and taken < times`.execute(db);
  return rows.length > 0;
}

async function holdsOffer(db: Kysely<unknown>, { accountId, planId, adjustmentId }: Taking): Promise<boolean> {
  const { rows } = await sql`select from promotion_taking where account_id = ${accountId} and plan_id = ${planId}
    and adjustment_id = ${adjustmentId}`.execute(db);
  return rows.length > 0;
}

/** `isPaid`: its leads were granted. Otherwise the payment is under way, or waits for the card's holder. */
export type Taken = { adjustmentId: string; accountId: string; takenAt: string; isPaid: boolean };

/** The newest who took each of these, newest first, and how many did in all. Run in scope `all`. */
export async function takingsOf(
  db: Kysely<unknown>,
  adjustmentIds: readonly string[],
): Promise<{ newest: Taken[]; times: ReadonlyMap<string, number> }> {
  const { rows: newest } = await sql<Taken>`select asked.id as "adjustmentId", account_id as "accountId",
      to_char(taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "takenAt",
      exists (select from promo_record as given where given.account_id = taking.account_id
        and given.code = taking.plan_id) as "isPaid"
    from unnest(${adjustmentIds}::text[]) as asked (id), lateral (select account_id, plan_id, taken_at
      from promotion_taking where adjustment_id = asked.id order by taken_at desc, account_id limit ${NEWEST}) as taking
    order by taken_at desc, account_id`.execute(db);
  const { rows } = await sql<{ id: string; taken: number }>`select adjustment_id as id, taken from promotion_stock
    where adjustment_id = any (${adjustmentIds}::text[])`.execute(db);
  return { newest, times: new Map(rows.map(({ id, taken }) => [id, taken])) };
}

const NEWEST = 20;
