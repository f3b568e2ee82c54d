// Table processor_customer: written by the effect that made it; the processor's state is read from the processor.
import { sql, type Kysely } from 'kysely';
import { isoFromPostgres } from '@leadwright/postgres/database';
import type { ProcessorName } from '../processor.ts';

export type ProcessorCustomer = {
  processor: ProcessorName;
  customerId: string;
  subscriptionId: string | null;
  /** When the billing account was last updated by its owner (a changed card); null: never. */
  updatedAt: string | null;
};

type Row = { processor: ProcessorName; customer_id: string; subscription_id: string | null; updated_at: string | null };

/** null for a customer of no account here. Needs scope `all`, since the account is not known yet. */
export async function accountOfCustomer(
  db: Kysely<unknown>,
  processor: ProcessorName,
  customerId: string,
): Promise<string | null> {
  const { rows } = await sql<{ account_id: string }>`select account_id from processor_customer
    where processor = ${processor} and customer_id = ${customerId}`.execute(db);
  return rows[0]?.account_id ?? null;
}

/** The account's customer at this processor; without one, the customer that was made last. */
export async function customerOf(
  db: Kysely<unknown>,
  accountId: string,
  processor?: ProcessorName,
): Promise<ProcessorCustomer | null> {
  const { rows } = await sql<Row>`select processor, customer_id, subscription_id, updated_at from processor_customer
    where account_id = ${accountId} and (${processor ?? null}::text is null or processor = ${processor ?? null}::text)
    order by made_at desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { customer_id: customerId, subscription_id: subscriptionId, updated_at: updatedAt } = row;
  return {
    processor: row.processor,
    customerId,
    subscriptionId,
    updatedAt: updatedAt === null ? null : isoFromPostgres(updatedAt),
  };
}

/** Writes that this customer is this account's. A repeat, also after a subscription was made, changes nothing. */
export async function rememberCustomer(
  db: Kysely<unknown>,
  accountId: string,
  { processor, customerId }: { processor: ProcessorName; customerId: string },
): Promise<void> {
  await sql`insert into processor_customer (processor, customer_id, account_id) values (${processor}, ${customerId}, ${accountId})
    on conflict (account_id, processor) do nothing`.execute(db);
}

/** Takes it for ever. False: it is another's, or the account has another. Needs scope `all`; a repeat is harmless. */
export async function claimCustomer(
  db: Kysely<unknown>,
  accountId: string,
  provider: string,
  customerId: string,
): Promise<boolean> {
  await sql`insert into processor_customer (processor, customer_id, account_id)
    values (${provider}, ${customerId}, ${accountId}) on conflict do nothing`.execute(db);
  const { rows } = await sql`select 1 from processor_customer
    where processor = ${provider} and customer_id = ${customerId} and account_id = ${accountId}`.execute(db);
  return rows.length > 0;
}

export async function rememberSubscription(
  db: Kysely<unknown>,
  accountId: string,
  processor: ProcessorName,
  subscriptionId: string,
): Promise<void> {
  await sql`update processor_customer set subscription_id = ${subscriptionId}
    where account_id = ${accountId} and processor = ${processor}`.execute(db);
}

export async function rememberUpdate(
  db: Kysely<unknown>,
  accountId: string,
  processor: ProcessorName,
  at: string,
): Promise<void> {
  await sql`update processor_customer set updated_at = ${at}::timestamptz
    where account_id = ${accountId} and processor = ${processor}`.execute(db);
}
