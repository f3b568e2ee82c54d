import type Stripe from 'stripe';
import { paidOrConfirmed } from './confirm-payment.ts';
import { ACCOUNT, EFFECT } from '../find-by-effect.ts';
import { setCard } from './payment-card.ts';
import type { Prices } from '../prices.ts';
import { refused } from '../refusals.ts';
import { SUBSCRIPTION_PARTS } from '../objects/subscription.ts';

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
    ({ id }) => client.subscriptions.cancel(id, {}, { idempotencyKey: `${key}:give-up` }),
  );
}
