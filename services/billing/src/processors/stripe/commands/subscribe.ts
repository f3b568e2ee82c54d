import type Stripe from 'stripe';
import { paidOrConfirmed, voidInvoice } from './confirm-payment.ts';
import { ACCOUNT, EFFECT } from '../find-by-effect.ts';
import { setCard } from './payment-card.ts';
import type { Prices } from '../prices.ts';
import { refused } from '../refusals.ts';
import { SUBSCRIPTION_PARTS } from '../objects/subscription.ts';
import { idOrNull } from '../objects/values.ts';

export type Subscribe = { key: string; customerId: string; planId: string; cardToken: string };

/**
 * Makes the subscription and charges its first period. A card that is declined leaves no subscription; one whose
 * bank asks for the holder leaves an incomplete one, which becomes live when the page has confirmed the payment
 * and ends by itself after 23 hours.
 */
export async function subscribe(client: Stripe, prices: Prices, command: Subscribe): Promise<Stripe.Subscription> {
  const { key, customerId, planId } = command;
  const price = prices.priceOf(planId);
  if (price === null) throw refused('notOnSale');
  const { customer } = await setCard(client, command);
  await endUnconfirmed(client, command);
  const accountId = customer.metadata[ACCOUNT];
  const wanted: Stripe.SubscriptionCreateParams = {
    customer: customerId,
    items: [{ price }],
    collection_method: 'charge_automatically',
    off_session: false,
    metadata: { [EFFECT]: key, ...(accountId === undefined ? {} : { [ACCOUNT]: accountId }) },
    expand: SUBSCRIPTION_PARTS,
  };
  const create = (behaviour: 'error_if_incomplete' | 'allow_incomplete', idempotencyKey: string) =>
    client.subscriptions.create({ ...wanted, payment_behavior: behaviour }, { idempotencyKey });
  return paidOrConfirmed(
    client,
    () => create('error_if_incomplete', key),
    () => create('allow_incomplete', `${key}:confirm`),
  );
}

// Somebody whose bank asked for the holder may try another card instead. The first payment can then no longer be
// confirmed, so two tries are never both charged.
async function endUnconfirmed(client: Stripe, { key, customerId }: Subscribe): Promise<void> {
  for await (const earlier of client.subscriptions.list({ customer: customerId, status: 'incomplete', limit: 100 })) {
    const invoiceId = idOrNull(earlier.latest_invoice);
    if (invoiceId !== null && earlier.metadata[EFFECT] !== key) await voidInvoice(client, invoiceId);
  }
}
