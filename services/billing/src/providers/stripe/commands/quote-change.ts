import type Stripe from 'stripe';
import { planItemOf } from '../objects/subscription.ts';
import type { Prices } from '../prices.ts';
import type { Processor } from '../../processor.ts';
import { findSubscriptionById } from './open-subscription.ts';
import { prorationOf } from './proration-moment.ts';

/** Stripe's preview at the moment of our figure, credits taken off. null: no such subscription or price. Throws for other than US dollars. */
export async function quoteChange(
  client: Stripe,
  prices: Prices,
  { subscriptionId, planId, money }: Parameters<NonNullable<Processor['quoteChange']>>[0],
): Promise<{ chargeCents: number } | null> {
  const price = prices.priceOf(planId);
  const subscription = price === null ? null : await findSubscriptionById(client, subscriptionId);
  if (price === null || !subscription) return null;
  const { item, planId: currentId } = planItemOf(subscription, prices);
  if (currentId === planId) return { chargeCents: 0 };
  const preview = await client.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      ...prorationOf(money, item.current_period_start),
    },
  });
  if (preview.currency !== 'usd') throw new Error(`a change of ${subscription.id} in ${preview.currency}`);
  return { chargeCents: Math.max(0, preview.amount_due) };
}
