// A plan may have older prices too: people stay on the price they took, so their invoices still name it.
import { isPlan } from '../../plans/domain/catalogue.ts';

export type Prices = {
  /** The price under which the plan is sold now, or null where it is not on sale. */
  priceOf(planId: string): string | null;
  /** The plan of a price, or null where the price is none of ours. */
  planOf(priceId: string): string | null;
};

/** `planId=priceId`, with commas; a plan's first price is sold. Throws for unknown plans, repeats and an empty list. */
export function parsePrices(text: string): Prices {
  const plans = new Map<string, string>();
  const sold = new Map<string, string>();
  for (const pair of text.split(',')) {
    const [planId, priceId, ...more] = pair.trim().split('=');
    if (!planId || !priceId || more.length > 0) throw new Error(`STRIPE_PRICES: "${pair}" is not planId=priceId`);
    if (!isPlan(planId)) throw new Error(`STRIPE_PRICES: there is no plan ${planId}`);
    if (plans.has(priceId)) throw new Error(`STRIPE_PRICES: price ${priceId} is named twice`);
    plans.set(priceId, planId);
    if (!sold.has(planId)) sold.set(planId, priceId);
  }
  return { priceOf: (planId) => sold.get(planId) ?? null, planOf: (priceId) => plans.get(priceId) ?? null };
}
