import type Stripe from 'stripe';
import { paidOrConfirmed, voidInvoice } from './confirm-payment.ts';
import { ACCOUNT, EFFECT } from '../find-by-effect.ts';
import { retrieveSubscription } from './open-subscription.ts';
import { setCard } from './payment-card.ts';
import type { Prices } from '../prices.ts';
import { refused } from '../refusals.ts';
import { planItemOf, SUBSCRIPTION_PARTS } from '../objects/subscription.ts';
import { idOrNull } from '../objects/values.ts';

export type Subscribe = { key: string; customerId: string; planId: string; cardToken: string | null };

/** A declined card leaves no subscription; one that asks its holder an incomplete one, which ends after 23 hours. */
export async function subscribe(client: Stripe, prices: Prices, command: Subscribe): Promise<Stripe.Subscription> {
  const { key, customerId, planId } = command;
  const price = prices.priceOf(planId);
  if (price === null) throw refused('notOnSale');
  const made = await endOthers(client, prices, command);
  if (made) return retrieveSubscription(client, made.id);
  const accountId = (await customerWithCard(client, command)).metadata[ACCOUNT];
  const wanted: Stripe.SubscriptionCreateParams = {
    customer: customerId,
    items: [{ price }],
    collection_method: 'charge_automatically',
    off_session: command.cardToken === null,
    metadata: { [EFFECT]: key, ...(accountId === undefined ? {} : { [ACCOUNT]: accountId }) },
    expand: SUBSCRIPTION_PARTS,
  };
  const create = (behaviour: 'error_if_incomplete' | 'allow_incomplete', idempotencyKey: string) =>
    client.subscriptions.create({ ...wanted, payment_behavior: behaviour }, { idempotencyKey });
  // Nobody is there who could confirm it for their bank.
  if (command.cardToken === null) return create('error_if_incomplete', key);
  return paidOrConfirmed(
    client,
    () => create('error_if_incomplete', key),
    () => create('allow_incomplete', `${key}:confirm`),
  );
}

async function customerWithCard(client: Stripe, { key, customerId, cardToken }: Subscribe): Promise<Stripe.Customer> {
  if (cardToken !== null) return (await setCard(client, { key, customerId, cardToken })).customer;
  const customer = await client.customers.retrieve(customerId);
  if (customer.deleted) throw refused('unknownObject');
  if (customer.invoice_settings.default_payment_method === null) throw refused('noCard');
  return customer;
}

/** One subscription per customer: this command's is answered, another's refused, an unconfirmed one is ended. */
async function endOthers(
  client: Stripe,
  prices: Prices,
  { key, customerId, planId }: Subscribe,
): Promise<Stripe.Subscription | null> {
  const open: Stripe.Subscription[] = [];
  for await (const each of client.subscriptions.list({ customer: customerId, limit: 100 })) open.push(each);
  const waiting = open.filter(({ status, metadata }) => status === 'incomplete' && metadata[EFFECT] !== key);
  const begun = open.filter(({ status }) => status !== 'incomplete');
  const own = begun.find(({ metadata }) => metadata[EFFECT] === key);
  if (begun.length > 0 && !own) throw refused('subscribed');
  for (const { latest_invoice: invoice } of waiting) {
    const invoiceId = idOrNull(invoice);
    if (invoiceId !== null) await voidInvoice(client, invoiceId);
  }
  // Another plan under a used key goes on, and Stripe refuses it.
  return own && planItemOf(own, prices).planId === planId ? own : null;
}
