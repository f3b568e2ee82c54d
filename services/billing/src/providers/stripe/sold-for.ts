import type Stripe from 'stripe';
import type { Prices } from './prices.ts';
import { isMissing } from './refusals.ts';

/** Cents of a month at the price that the plan is sold at. null: it has none, or not one of a month in whole US cents. */
export async function soldFor(client: Stripe, prices: Prices, planId: string): Promise<number | null> {
  const priceId = prices.priceOf(planId);
  const price = priceId === null ? null : await known(client, priceId);
  if (price?.active !== true || price.currency !== 'usd' || price.billing_scheme !== 'per_unit') return null;
  const { recurring, transform_quantity: divided } = price;
  const isMonth = recurring?.interval === 'month' && recurring.interval_count === 1;
  // Usage is counted by a meter, and what is divided is charged for a part.
  return isMonth && recurring.usage_type === 'licensed' && divided === null ? price.unit_amount : null;
}

async function known(client: Stripe, priceId: string): Promise<Stripe.Price | null> {
  try {
    return await client.prices.retrieve(priceId);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
