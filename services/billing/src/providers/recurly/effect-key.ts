// Recurly keeps an Idempotency-Key for an hour only, so the effect's id is written into the object as well.
import type { Client, CustomField, Subscription } from 'recurly';

/** A custom field of accounts, subscriptions and charges; it has to be made in Recurly's settings before the first use. */
const FIELD = 'leadwright_effect';
const PAGE = 200;
/** Ten pages. An older one is not found, but a repeat looks among its customer's before it makes one. */
const SUBSCRIPTIONS_MAX = 2_000;
/** Newest accounts: one page, since a repeat finds an older one by its code. */
const ACCOUNTS_MAX = PAGE;

type Made = { customFields?: CustomField[] | null };

export const fieldsOf = (key: string): { name: string; value: string }[] => [{ name: FIELD, value: key }];

export const isMadeUnder = (key: string, { customFields }: Made): boolean =>
  (customFields ?? []).some(({ name, value }) => name === FIELD && value === key);

/** Among the subscriptions of one customer, whatever their state. Throws `NotFoundError` if there is no such customer. */
export async function subscriptionOfCustomer(
  client: Client,
  customerId: string,
  key: string,
): Promise<Subscription | null> {
  const subscriptions = client.listAccountSubscriptions(customerId, newestFirst).each();
  for await (const subscription of subscriptions) if (isMadeUnder(key, subscription)) return subscription;
  return null;
}

export async function subscriptionOfSite(client: Client, key: string): Promise<Subscription | null> {
  return newestMade(client.listSubscriptions(newestFirst).each(), key, SUBSCRIPTIONS_MAX);
}

/** The code of the account made under this key, among the newest of the site. */
export async function accountOfSite(client: Client, key: string): Promise<string | null> {
  const account = await newestMade(client.listAccounts(newestFirst).each(), key, ACCOUNTS_MAX);
  return account?.code ?? null;
}

const newestFirst = { params: { sort: 'created_at', order: 'desc', limit: PAGE } };

async function newestMade<Object extends Made>(
  objects: AsyncIterable<Object>,
  key: string,
  max: number,
): Promise<Object | null> {
  let seen = 0;
  for await (const object of objects) {
    if (isMadeUnder(key, object)) return object;
    seen += 1;
    if (seen === max) return null;
  }
  return null;
}
