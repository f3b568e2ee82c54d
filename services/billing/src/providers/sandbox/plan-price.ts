import { planById } from '../../plans/domain/plans.ts';

export type PlanPrice = { planId: string; name: string; cents: number; renews: boolean };

/** What the sandbox charges a month; null for a plan that it does not sell, such as one without a published price. */
export function priceOf(planId: string): PlanPrice | null {
  const plan = planById(planId);
  if (!plan || plan.priceCents === null) return null;
  return { planId, name: plan.name, cents: plan.priceCents, renews: plan.renews };
}

/** The price of a plan that a subscription is on already. */
export function knownPriceOf(planId: string): PlanPrice {
  const price = priceOf(planId);
  if (!price) throw new Error(`the sandbox does not sell ${planId}`);
  return price;
}
