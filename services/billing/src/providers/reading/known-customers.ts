// The accounts of the customers that events name, with what is noted before a reading: one statement for all.
import { sql, type Kysely } from 'kysely';
import type { Noted } from './settle-account.ts';
import type { TakenEvents } from '../webhooks/webhook-inbox.ts';

export type KnownCustomer = { accountId: string; customerId: string; noted: Noted };

type Named = Pick<TakenEvents, 'processor' | 'customerId'>;
type Row = {
  processor: string;
  customer_id: string;
  account_id: string;
  made: string | null;
  version: string;
  read: string | null;
};

/** By `customerKey`; customers of no account here are missing. Needs scope `all`. */
export async function knownCustomers(
  db: Kysely<unknown>,
  named: readonly Named[],
): Promise<ReadonlyMap<string, KnownCustomer>> {
  const asked = named.flatMap(({ processor, customerId }) =>
    customerId === null ? [] : [{ processor, customer_id: customerId }],
  );
  if (asked.length === 0) return new Map();
  const { rows } = await sql<Row>`select customer.processor, customer.customer_id, customer.account_id,
      customer.subscription_id as made, coalesce(reading.version, 0) as version, reading.subscription_id as read
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as named (processor text, customer_id text)
      join processor_customer as customer using (processor, customer_id)
      left join provider_reading as reading using (account_id)`.execute(db);
  return new Map(
    rows.map(({ processor, customer_id: customerId, account_id: accountId, made, version, read }) => [
      keyOf(processor, customerId),
      {
        accountId,
        customerId,
        noted: { before: { version: Number(version), subscriptionId: read }, madeSubscriptionId: made },
      },
    ]),
  );
}

export function customerKey({ processor, customerId }: Named): string {
  return keyOf(processor, customerId ?? '');
}

function keyOf(processor: string, customerId: string): string {
  return JSON.stringify([processor, customerId]);
}
