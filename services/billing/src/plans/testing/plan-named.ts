// Plans that the product sells, for tests of what reads its table: they take the figures from here, and
// `plans/domain/plans.test.ts` alone says what these are.
import type { AgreedTerms } from '../domain/agreed-terms.ts';
import { createCatalogue } from '../domain/catalogue.ts';
import { perRecordPlan } from '../domain/per-record-plan.ts';
import { plans, type Plan } from '../domain/plans.ts';

type SoldPlan = Plan & { priceCents: number; leadsFirstPeriod: number };

/** A plan whose price is published. */
export function planNamed(planId: string): SoldPlan {
  const plan = plans.find((each) => each.planId === planId) ?? perRecordPlan(planId);
  if (!plan || plan.priceCents === null) throw new Error(`no plan ${planId} with a price`);
  const { priceCents, leadsPerPeriod, leadsFirstPeriod } = plan;
  return { ...plan, priceCents, leadsFirstPeriod: leadsFirstPeriod ?? leadsPerPeriod };
}

/** What is agreed to by whoever takes the plan today. */
export const termsNow = (planId: string): AgreedTerms => createCatalogue().terms(planId);
