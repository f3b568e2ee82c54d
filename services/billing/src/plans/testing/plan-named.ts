// Plans that the product sells, for tests of what reads its table: they take the figures from here, and
// `plans/domain/plans.test.ts` alone says what these are.
import { planById, type Plan } from '../domain/plans.ts';

type SoldPlan = Plan & { priceCents: number };

/** A plan whose price is published. */
export function planNamed(planId: string): SoldPlan {
  const plan = planById(planId);
  if (!plan || plan.priceCents === null) throw new Error(`no plan ${planId} with a price`);
  return { ...plan, priceCents: plan.priceCents };
}
