// The terms that an account agreed to. They stand in the events of its subscription; what the table of plans says later
// changes nothing of them.
import type { BegunBy } from '../sale.ts';
import type { Moment, Moments, Term, TermValue } from '../terms/term.ts';
import { defaults, plans, termList, type TermValues } from './plans.ts';
import { termsBefore } from './terms-before.ts';

/** `version`: of the table that they were taken from; 0: from before events said them. */
export type AgreedTerms = TermValues & { version: number };

/** What an event or a row keeps: terms that came later are absent. */
export type StoredTerms = Partial<TermValues> & { version: number };

/** The terms that an event stands for. One from before events said them has those under which its plan was then sold. */
export function termsOf(planId: string, stored: StoredTerms | null | undefined): AgreedTerms {
  return { ...defaults, ...(stored ?? { ...termsBefore(planId), version: 0 }) };
}

type Decision = (value: TermValue, draft: unknown, about: unknown) => unknown;

// The list keeps each value beside its term; a loop over both cannot be typed.
const decisions = (moment: Moment): { key: keyof TermValues; decide: Decision }[] =>
  Object.entries(termList as unknown as Record<keyof TermValues, Term>).flatMap(([key, { at }]) => {
    const decide = at?.[moment] as Decision | undefined;
    return decide ? [{ key: key as keyof TermValues, decide }] : [];
  });

const byMoment = new Map<Moment, ReturnType<typeof decisions>>();

/** What the terms make of the draft at this moment, one after another in the order of their list. */
export function decideBy<M extends Moment>(
  terms: TermValues,
  moment: M,
  draft: Moments[M]['draft'],
  about: Moments[M]['about'],
): Moments[M]['draft'] {
  const found = byMoment.get(moment) ?? decisions(moment);
  byMoment.set(moment, found);
  return found.reduce<unknown>(
    (made, { key, decide }) => decide(terms[key], made, about),
    draft,
  ) as Moments[M]['draft'];
}

/** The plan on sale that costs least; its limits are those of the defaults. */
export const SMALLEST = plans
  .flatMap(({ public: isOnSale, planId, priceCents }) => (isOnSale && priceCents ? [{ planId, priceCents }] : []))
  .reduce((least, each) => (each.priceCents < least.priceCents ? each : least));

/** What a plan allows beside its leads. */
export type Limits = Pick<TermValues, 'membersMax' | 'downloadLimit' | 'unlimited'>;

export const limitsIn = ({ membersMax, downloadLimit, unlimited }: AgreedTerms): Limits => ({
  membersMax,
  downloadLimit,
  unlimited,
});

/** The terms with the lower of both limits. */
export const limitedTo = (terms: AgreedTerms, { membersMax, downloadLimit, unlimited }: Limits): AgreedTerms => ({
  ...terms,
  membersMax: Math.min(terms.membersMax, membersMax),
  downloadLimit: Math.min(terms.downloadLimit, downloadLimit),
  unlimited: terms.unlimited && unlimited,
});

/** Those of a period for which less than the smallest plan is paid: its own, whatever was agreed. */
export const unpaidLimits: Limits = { ...limitsIn({ ...defaults, version: 0 }), unlimited: false };

/** How a subscription runs: what its status is called, and whether it has a billing day. */
export function runsBy(terms: TermValues): Moments['subscription']['draft'] {
  return decideBy(terms, 'subscription', { status: 'live', renews: true }, null);
}

/** Who may begin a subscription on it: whoever is at the page, has a code, or opens an account. */
export function begunBy(terms: TermValues): BegunBy {
  return decideBy(terms, 'sale', { by: 'page' }, null).by;
}

/** The limits of a file that is ordered. */
export function limitsOf(terms: TermValues, request: Moments['reservation']['about']): Moments['reservation']['draft'] {
  return decideBy(terms, 'reservation', { downloadLimit: 0, unlimited: false }, request);
}
