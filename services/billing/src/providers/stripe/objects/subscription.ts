// The paid period stands on the item, the next plan on the schedule, the card on the customer unless it has its own.
import type Stripe from 'stripe';
import type { Card, ProviderStatus, ProviderSubscription } from '../../processor.ts';
import type { Prices } from '../prices.ts';
import { idOf, instantOfSeconds, wholeOrNull } from './values.ts';

export const SUBSCRIPTION_PARTS = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
  'schedule',
];

/** Throws where the subscription is on a price that STRIPE_PRICES does not name: its plan cannot be known. */
export function subscriptionOf(subscription: Stripe.Subscription, prices: Prices): ProviderSubscription {
  const { item, planId } = planItemOf(subscription, prices);
  const status = statusOf(subscription);
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer),
    planId,
    status,
    periodStart: instantOfSeconds(item.current_period_start),
    periodEnd: instantOfSeconds(item.current_period_end),
    nextPlanId: status === 'cancelled' ? null : nextPlanOf(subscription, item.current_period_end, prices),
    cancelAtPeriodEnd: status !== 'cancelled' && endsWithPeriod(subscription, item.current_period_end),
    endedAt: status === 'cancelled' ? instantOfSeconds(endOf(subscription)) : null,
    ...cardOfSubscription(subscription),
  };
}

export function planItemOf(
  subscription: Stripe.Subscription,
  prices: Prices,
): { item: Stripe.SubscriptionItem; planId: string } {
  for (const item of subscription.items.data) {
    const planId = prices.planOf(item.price.id);
    if (planId !== null) return { item, planId };
  }
  const named = subscription.items.data.map(({ price }) => price.id).join(', ');
  throw new Error(`subscription ${subscription.id} is on ${named || 'no price'}, which STRIPE_PRICES does not name`);
}

/** `unpaid` is past due after the last retry: it stays open, and what was paid for stays. */
export function statusOf(
  subscription: Pick<Stripe.Subscription, 'id' | 'status' | 'pause_collection'>,
): ProviderStatus {
  const { id, status, pause_collection: paused } = subscription;
  switch (status) {
    case 'incomplete':
      return 'incomplete';
    case 'trialing':
      return paused ? 'paused' : 'trial';
    case 'active':
      return paused ? 'paused' : 'live';
    case 'past_due':
    case 'unpaid':
      return paused ? 'paused' : 'past-due';
    case 'paused':
      return 'paused';
    case 'canceled':
    case 'incomplete_expired':
      return 'cancelled';
    default:
      throw new Error(`subscription ${id} has the status ${status}, which this adapter does not know`);
  }
}

export function cardOf(method: Stripe.PaymentMethod | null): Card | null {
  if (!method?.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { brand, last4, expMonth, expYear };
}

export function scheduleOf(subscription: Stripe.Subscription): Stripe.SubscriptionSchedule | null {
  return wholeOrNull(subscription.schedule);
}

function nextPlanOf(subscription: Stripe.Subscription, periodEnd: number, prices: Prices): string | null {
  const next = scheduleOf(subscription)?.phases.find(({ start_date: start }) => start >= periodEnd);
  const price = next?.items[0]?.price;
  return price === undefined ? null : prices.planOf(idOf(price));
}

// A date set in the dashboard counts too, where it does not reach beyond the period.
function endsWithPeriod(subscription: Stripe.Subscription, periodEnd: number): boolean {
  const { cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd } = subscription;
  return atPeriodEnd || (cancelAt !== null && cancelAt <= periodEnd);
}

// One whose first payment never came may have no end of its own; nothing was paid for after its start.
function endOf(subscription: Stripe.Subscription): number {
  return subscription.ended_at ?? subscription.canceled_at ?? subscription.start_date;
}

function cardOfSubscription(subscription: Stripe.Subscription): Pick<ProviderSubscription, 'card' | 'cardFingerprint'> {
  const method = wholeOrNull(subscription.default_payment_method) ?? methodOfCustomer(subscription);
  const fingerprint = method?.card?.fingerprint;
  return { card: cardOf(method), ...(fingerprint ? { cardFingerprint: fingerprint } : {}) };
}

function methodOfCustomer(subscription: Stripe.Subscription): Stripe.PaymentMethod | null {
  const customer = wholeOrNull(subscription.customer);
  return customer && !customer.deleted ? wholeOrNull(customer.invoice_settings.default_payment_method) : null;
}
