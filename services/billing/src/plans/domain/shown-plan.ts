import type { Term, TermValue } from '../terms/term.ts';
import { plans, termList, TERMS_VERSION, type Plan, type TermValues } from './plans.ts';

export type TermInWords = { key: string; label: string; note: string | null; text: string; help: string | null };

export function inWords(plan: Pick<Plan, 'name'> & TermValues): TermInWords[] {
  const list = Object.entries(termList as unknown as Record<keyof TermValues, Term>);
  return list.flatMap(([key, { shown }]) => {
    const value: TermValue = plan[key as keyof TermValues];
    const words = shown?.words(value, plan);
    if (!shown || !words) return [];
    return [{ key, label: shown.label, note: shown.note ?? null, text: words.text, help: words.help ?? null }];
  });
}

/** `priceCents`: where the installation has another. */
export function shownPlan(plan: Plan, priceCents = plan.priceCents) {
  const { planId, name, shortname, description, statementDescriptor, public: isPublic, ...values } = plan;
  const terms = { ...values, priceCents, version: TERMS_VERSION };
  const { leadsPerPeriod, downloadLimit, membersMax, unlimited, suppressions, carriesOver } = values;
  return {
    ...{ planId, name, shortname, description, statementDescriptor, public: isPublic },
    ...{ priceCents, leadsPerPeriod, downloadLimit, membersMax, unlimited, suppressions },
    includesRollover: carriesOver,
    terms,
    termsInWords: inWords(plan),
  };
}

export function findShownPlan(planId: string, priceCents: number | null): ReturnType<typeof shownPlan> | null {
  const plan = plans.find((each) => each.planId === planId);
  return plan ? shownPlan(plan, priceCents) : null;
}

/** Those that everybody may compare, as `/api/v2/plans` shows them and the build writes them into the public pages. */
export const publicPlans = plans.filter((plan) => plan.public).map((plan) => shownPlan(plan));
