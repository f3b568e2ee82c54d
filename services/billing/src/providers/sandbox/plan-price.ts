import type { PriceOf } from '../../plans/domain/plan-prices.ts';
import { planById } from '../../plans/domain/plans.ts';

export type PlanPrice = { planId: string; name: string; cents: number; renews: boolean };

/** What the sandbox charges a month; null for a plan that it does not sell. */
export function priceAt(priceOf: PriceOf, planId: string): PlanPrice | null {
  const plan = planById(planId);
  const cents = priceOf(planId);
  if (!plan || cents === null) return null;
  return { planId, name: plan.name, cents, renews: plan.renews };
}

/** The price of a plan that a subscription is on already. */
export function knownPriceAt(priceOf: PriceOf, planId: string): PlanPrice {
  const price = priceAt(priceOf, planId);
  if (!price) throw new Error(`the sandbox does not sell ${planId}`);
  return price;
}
