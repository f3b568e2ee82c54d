// What is offered today: who begins a subscription, or changes its plan, takes the terms from here.
import { begunBy, runsBy, type AgreedTerms } from './agreed-terms.ts';
import { planName } from '@leadwright/leads/rules/plan-names';
import type { Sale } from '../sale.ts';
import { perRecordPlan } from './per-record-plan.ts';
import { plans, termList, TERMS_VERSION, type Plan, type TermValues } from './plans.ts';

/** The plans of this installation. */
export type Catalogue = Omit<Sale, 'find'> & {
  find(planId: string): AgreedTerms | null;
  /** The same; throws for a plan that does not exist. */
  terms(planId: string): AgreedTerms;
};

/** `novemberCents`: what the November promo costs, which has no price in the table; absent: what October's costs. */
export function createCatalogue(novemberCents?: number): Catalogue {
  const november = novemberCents ?? named('october-promo')?.priceCents ?? null;
  const find = (planId: string): AgreedTerms | null => {
    const plan = named(planId);
    if (!plan) return null;
    const priceCents = planId === 'november-promo' ? november : plan.priceCents;
    return { ...valuesOf(plan), priceCents, version: TERMS_VERSION };
  };
  return {
    find,
    terms: (planId) => {
      const found = find(planId);
      if (!found) throw new Error(`there is no plan ${planId}`);
      return found;
    },
    priceOf: (planId) => find(planId)?.priceCents ?? null,
    nameOf: planName,
    isOnSale,
    isGiven,
    begunBy: (planId) => {
      const plan = named(planId);
      return plan ? begunBy(plan) : null;
    },
  };
}

export const isPlan = (planId: string): boolean => named(planId) !== undefined;

/** Whether it goes on month by month. */
export const isRenewing = (planId: string): boolean => {
  const plan = named(planId);
  return plan !== undefined && runsBy(plan).renews;
};

/** Paid by the month, and neither a promo nor the trial. */
const isMonthly = (plan: Plan | undefined): plan is Plan =>
  plan !== undefined && plan.priceCents !== null && runsBy(plan).renews && begunBy(plan) === 'page';

function isOnSale(planId: string): boolean {
  const plan = named(planId);
  return isMonthly(plan) && plan.public;
}

function isGiven(planId: string): boolean {
  const plan = named(planId);
  return isMonthly(plan) && !plan.public;
}

const named = (planId: string): Plan | undefined =>
  plans.find((plan) => plan.planId === planId) ?? perRecordPlan(planId);

function valuesOf(plan: Plan): TermValues {
  return Object.fromEntries(Object.keys(termList).map((key) => [key, plan[key as keyof TermValues]])) as TermValues;
}

/** The plans that finance alone puts an account on. */
export const givenPlans: readonly string[] = plans.map(({ planId }) => planId).filter(isGiven);

/** The plans that are begun by a code. */
export const promoPlans: readonly string[] = plans
  .filter((plan) => begunBy(plan) === 'code')
  .map(({ planId }) => planId);
