// The unique mark decides: a second account waits for the first one's commit. A repeat is harmless: marks are its own.
import { sql, type Kysely } from 'kysely';
import { leaveOffer } from './given-promotions.ts';

/** `marks`: keyed hashes of what is known of the person, under every key in use. */
export type Taking = { accountId: string; marks: readonly string[]; at: string };

/** Claims all marks, or none: false. In the transaction of the trial, so neither is stored without the other. */
export function takeTrial(db: Kysely<unknown>, taking: Taking): Promise<boolean> {
  return takeMarks(db, 'trial_mark', taking);
}

/** The same for a promo, with all that was seen of the account; in the transaction that plans its payment. */
export async function takePromo(
  db: Kysely<unknown>,
  planId: string,
  { accountId, marks, at, callId }: Taking & { callId: string | null },
): Promise<boolean> {
  const known = await marksOfAccount(db, accountId);
  const taken = [...known, ...marks].map((mark) => promoMark(planId, mark));
  if (!(await takeMarks(db, 'promo_mark', { accountId, marks: taken, at }))) return false;
  await sql`update promo_mark set call_id = ${callId} where account_id = ${accountId}
    and mark = any(${taken}::text[])`.execute(db);
  return true;
}

/** Whether `takePromo` would be refused now. Run in scope `all`. */
export async function isPromoOfAnother(db: Kysely<unknown>, accountId: string, planId: string): Promise<boolean> {
  const known = await marksOfAccount(db, accountId);
  const marks = known.map((mark) => promoMark(planId, mark));
  const { rows } = await sql`select from promo_mark where account_id <> ${accountId}
    and mark = any(${marks}::text[]) limit 1`.execute(db);
  return rows.length > 0;
}

/** What this call took and was not paid for is free again for the person's other accounts, and its code for others. */
export async function leavePromo(
  db: Kysely<unknown>,
  { accountId, planId, callId }: { accountId: string; planId: string; callId: string },
): Promise<void> {
  await leaveOffer(db, accountId, planId, callId);
  await sql`delete from promo_mark where account_id = ${accountId} and starts_with(mark, ${promoMark(planId, '')})
    and coalesce(call_id, ${callId}) = ${callId}
    and not exists (select from promo_record where account_id = ${accountId} and code = ${planId})`.execute(db);
}

/** What was seen of the account, for the promos that it takes later; and those that it has count for these marks too. */
export async function rememberMarks(db: Kysely<unknown>, { accountId, marks, at }: Taking): Promise<void> {
  if (marks.length === 0) return;
  await sql`insert into account_mark (account_id, mark)
    select ${accountId}, mark from unnest(${marks}::text[]) as mark on conflict do nothing`.execute(db);
  await sql`insert into promo_mark (mark, account_id, taken_at, call_id)
    select distinct split_part(had.mark, ':', 1) || ':' || seen, ${accountId}, ${at}::timestamptz, had.call_id
    from promo_mark as had, unnest(${marks}::text[]) as seen where had.account_id = ${accountId}
    order by 1 on conflict do nothing`.execute(db);
}

const promoMark = (planId: string, mark: string): string => `${planId}:${mark}`;

async function marksOfAccount(db: Kysely<unknown>, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ mark: string }>`select mark from account_mark where account_id = ${accountId}`.execute(
    db,
  );
  return rows.map(({ mark }) => mark);
}

async function takeMarks(
  db: Kysely<unknown>,
  name: 'trial_mark' | 'promo_mark',
  { accountId, marks, at }: Taking,
): Promise<boolean> {
  const table = sql.table(name);
  // Sorted, so that two with several marks in common never wait for each other in a circle.
  const wanted = [...new Set(marks)].sort();
  const made: string[] = [];
  for (const mark of wanted) {
    const { rows } = await sql<{ mark: string }>`insert into ${table} (mark, account_id, taken_at)
      values (${mark}, ${accountId}, ${at}::timestamptz) on conflict (mark) do nothing returning mark`.execute(db);
    made.push(...rows.map((row) => row.mark));
  }
  const { rows } = await sql<{ own: string }>`select count(*) as own from ${table}
    where account_id = ${accountId} and mark = any(${wanted}::text[])`.execute(db);
  if (Number(rows[0]?.own) === wanted.length) return true;
  await sql`delete from ${table} where account_id = ${accountId} and mark = any(${made}::text[])`.execute(db);
  return false;
}
