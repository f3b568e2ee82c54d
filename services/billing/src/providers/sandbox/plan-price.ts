import { planName } from '@leadwright/leads/rules/plan-names';
import { isRenewing } from '../../plans/domain/catalogue.ts';
import type { PriceOf } from '../../plans/sale.ts';

export type PlanPrice = { planId: string; name: string; cents: number; renews: boolean };

/** What the sandbox charges a month; null for a plan that it does not sell. */
export function priceAt(priceOf: PriceOf, planId: string): PlanPrice | null {
  const cents = priceOf(planId);
  return cents === null ? null : { planId, name: planName(planId), cents, renews: isRenewing(planId) };
}

export function knownPriceAt(priceOf: PriceOf, planId: string): PlanPrice {
  const price = priceAt(priceOf, planId);
  if (!price) throw new Error(`the sandbox does not sell ${planId}`);
  return price;
}
