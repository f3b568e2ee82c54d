import type Stripe from 'stripe';
import { isMissing, refused } from '../refusals.ts';
import { scheduleOf, statusOf, SUBSCRIPTION_PARTS } from '../objects/subscription.ts';

export function retrieveSubscription(client: Stripe, subscriptionId: string): Promise<Stripe.Subscription> {
  return client.subscriptions.retrieve(subscriptionId, { expand: SUBSCRIPTION_PARTS });
}

export async function findSubscriptionById(
  client: Stripe,
  subscriptionId: string,
): Promise<Stripe.Subscription | null> {
  try {
    return await retrieveSubscription(client, subscriptionId);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The same, refused where it has ended: nothing about it can be changed any more. */
export async function openSubscription(client: Stripe, subscriptionId: string): Promise<Stripe.Subscription> {
  const subscription = await findSubscriptionById(client, subscriptionId);
  if (!subscription) throw refused('unknownObject');
  if (statusOf(subscription) === 'cancelled') throw refused('ended');
  return subscription;
}

/** Takes back what was scheduled for the renewal. A subscription without a schedule is returned as it is. */
export async function releaseSchedule(client: Stripe, subscription: Stripe.Subscription): Promise<Stripe.Subscription> {
  const schedule = scheduleOf(subscription);
  if (!schedule) return subscription;
  // The schedule's own id is the key: it is released once, whoever asks.
  await client.subscriptionSchedules.release(schedule.id, {}, { idempotencyKey: `release:${schedule.id}` });
  return retrieveSubscription(client, subscription.id);
}
