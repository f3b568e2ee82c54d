// Table provider_reading: no lock is held while reading, so who applies with an older version reads again.
import { askBeside } from '@leadwright/postgres/pipelining';
import { sql, type Kysely } from 'kysely';
import type { ProcessorName } from '../processor.ts';

export type Reading = { version: number; subscriptionId: string | null };
export type ReadObjects = { processor: ProcessorName; customerId: string; subscriptionId: string | null };

/** The reading that was applied last; version 0 where none was. */
export async function lastReading(db: Kysely<unknown>, accountId: string): Promise<Reading> {
  const { rows } = await sql<{ version: string; subscription_id: string | null }>`select version, subscription_id
    from provider_reading where account_id = ${accountId}`.execute(db);
  return { version: Number(rows[0]?.version ?? 0), subscriptionId: rows[0]?.subscription_id ?? null };
}

/** Under the account's lock. False: another reading was applied since `before`, so this one must not be. */
export async function takeVersion(
  db: Kysely<unknown>,
  accountId: string,
  before: Reading,
  { processor, customerId, subscriptionId }: ReadObjects,
  reconcileInHours: number,
): Promise<boolean> {
  const { rows } = await askBeside(
    db,
    sql`insert into provider_reading as known
      (account_id, processor, customer_id, subscription_id, version, read_at, reconcile_at)
    values (${accountId}, ${processor}, ${customerId}, ${subscriptionId}, ${before.version + 1}, clock_timestamp(),
      clock_timestamp() + ${reconcileInHours} * interval '1 hour')
    on conflict (account_id) do update set processor = excluded.processor, customer_id = excluded.customer_id,
      subscription_id = excluded.subscription_id, version = excluded.version, read_at = excluded.read_at,
      reconcile_at = excluded.reconcile_at
    where known.version = ${before.version}
    returning version`,
  );
  return rows.length > 0;
}

/** The account and customer whose subscription this is, as it was read before; null where it never was. */
export async function accountOfSubscription(
  db: Kysely<unknown>,
  processor: ProcessorName,
  subscriptionIds: readonly string[],
): Promise<{ accountId: string; customerId: string } | null> {
  const { rows } = await sql<{ accountId: string; customerId: string }>`select account_id as "accountId",
      customer_id as "customerId" from provider_reading
    where processor = ${processor} and subscription_id = any (${[...subscriptionIds]}::text[]) limit 1`.execute(db);
  return rows[0] ?? null;
}

export type DueAccount = { accountId: string; customerId: string };

/** Accounts with a customer at this processor that were not read for a day, longest first. Needs scope `all`. */
export async function accountsToReconcile(
  db: Kysely<unknown>,
  processor: ProcessorName,
  limit: number,
): Promise<DueAccount[]> {
  const { rows } = await sql<DueAccount>`select customer.account_id as "accountId",
      customer.customer_id as "customerId"
    from processor_customer as customer left join provider_reading as reading using (account_id)
    where customer.processor = ${processor}
      and coalesce(reading.reconcile_at, '-infinity') <= clock_timestamp()
    order by coalesce(reading.reconcile_at, '-infinity'), customer.account_id limit ${limit}`.execute(db);
  return rows;
}

/** Puts the next reading off, so that one account that fails does not keep the others waiting. */
export async function postponeReading(
  db: Kysely<unknown>,
  { accountId, customerId }: DueAccount,
  processor: ProcessorName,
  hours: number,
): Promise<void> {
  await sql`insert into provider_reading (account_id, processor, customer_id, version, reconcile_at)
    values (${accountId}, ${processor}, ${customerId}, 0, clock_timestamp() + ${hours} * interval '1 hour')
    on conflict (account_id) do update set reconcile_at = excluded.reconcile_at`.execute(db);
}
