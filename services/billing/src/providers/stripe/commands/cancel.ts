import type Stripe from 'stripe';
import type { Processor } from '../../processor.ts';
import { CHANGE } from '../find-by-effect.ts';
import { findSubscriptionById, openSubscription, releaseSchedule, retrieveSubscription } from './open-subscription.ts';
import { refused } from '../refusals.ts';
import { statusOf, SUBSCRIPTION_PARTS } from '../objects/subscription.ts';

export type Cancel = Parameters<Processor['cancel']>[0];

/** Now: nothing is paid back. At the end: drops the schedule, which Stripe refuses beside it. A repeat is harmless. */
export async function cancel(client: Stripe, command: Cancel): Promise<Stripe.Subscription> {
  const { key, subscriptionId, timing } = command;
  const subscription = await findSubscriptionById(client, subscriptionId);
  if (!subscription) throw refused('unknownObject');
  if (statusOf(subscription) === 'cancelled') return subscription;
  if (timing === 'now') {
    await client.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false }, { idempotencyKey: key });
    return retrieveSubscription(client, subscriptionId);
  }
  await releaseSchedule(client, subscription);
  return client.subscriptions.update(
    subscriptionId,
    { cancel_at_period_end: true, metadata: { [CHANGE]: key }, expand: SUBSCRIPTION_PARTS },
    { idempotencyKey: key },
  );
}

/** Takes an end that was asked for back; one that will not end is done already. */
export async function reactivate(
  client: Stripe,
  { key, subscriptionId }: { key: string; subscriptionId: string },
): Promise<Stripe.Subscription> {
  const subscription = await openSubscription(client, subscriptionId);
  const ends = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  if (!ends) return subscription;
  return client.subscriptions.update(
    subscriptionId,
    { cancel_at_period_end: false, metadata: { [CHANGE]: key }, expand: SUBSCRIPTION_PARTS },
    { idempotencyKey: key },
  );
}
