// What is offered today: who begins a subscription, or changes its plan, takes the terms from here.
import { begunBy, runsBy, type AgreedTerms } from './agreed-terms.ts';
import { plans, termList, TERMS_VERSION, type Plan, type TermValues } from './plans.ts';

/** US cents a month; null: there is no such plan, or its price is not published. */
export type PriceOf = (planId: string) => number | null;

/** The plans of this installation. */
export type Catalogue = {
  /** What the plan is offered by; null: there is none of this name. */
  find(planId: string): AgreedTerms | null;
  /** The same; throws for a plan that does not exist. */
  terms(planId: string): AgreedTerms;
  priceOf: PriceOf;
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
  };
}

export const isPlan = (planId: string): boolean => named(planId) !== undefined;

/** The plan's name; its id where it is not in the table any more. */
export const planName = (planId: string): string => named(planId)?.name ?? planId;

/** Whether everybody may take it at the page. */
export function isOnSale(planId: string): boolean {
  const plan = named(planId);
  return (
    plan !== undefined && plan.public && plan.priceCents !== null && runsBy(plan).renews && begunBy(plan) === 'page'
  );
}

/** Whether it goes on month by month. */
export const isRenewing = (planId: string): boolean => {
  const plan = named(planId);
  return plan !== undefined && runsBy(plan).renews;
};

/** Who begins a subscription on it; null: there is no such plan. */
export function beginsBy(planId: string): ReturnType<typeof begunBy> | null {
  const plan = named(planId);
  return plan ? begunBy(plan) : null;
}

const named = (planId: string): Plan | undefined => plans.find((plan) => plan.planId === planId);

function valuesOf(plan: Plan): TermValues {
  return Object.fromEntries(Object.keys(termList).map((key) => [key, plan[key as keyof TermValues]])) as TermValues;
}
