// What a person may have without paying: each has a budget of its own, whatever is asked for.
import { expect } from '@jest/globals';
import type { BillingStored } from '../../contracts.ts';
import type { AwardPolicy } from '../../credits/domain/award-policy.ts';
import type { Lot } from '../../ledger/domain/lots.ts';
import { SHARE_CODE } from '../../plans/domain/promo.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { leadsByKind } from './delivered.ts';
import type { PaidSpan } from './playing-account.ts';
import { PROMO } from './moves.ts';

export const policy: AwardPolicy = {
  ...{ open: true, leadsEach: 10_000, inTrial: 1, forDomain: 1 },
  ...{ onDelivery: 3, onConfirmation: 10 },
};
const promo = planNamed(PROMO);
/** A day, by what the sign-ups of strangers have in common. */
export const trialBudgets = { domain: 3, network: 4 };

/** Leads, of one account. `reported`: of files that were found bad, as much as they had used. */
export const ownBudgets = {
  trial: planNamed('free-trial').leadsFirstPeriod,
  promoFirst: promo.leadsFirstPeriod ?? 0,
  promoInPeriod: promo.leadsPerPeriod,
  awardsInTrial: policy.inTrial * policy.leadsEach,
  awardsInPeriod: (policy.onDelivery + policy.onConfirmation) * policy.leadsEach,
};

type Earned = {
  spans: PaidSpan[];
  keptPeriods: number;
  lots: Lot[];
  domainOf: Map<string, string | null>;
  reported: number;
};

/** Leads of awards that were used, or are there to be used. */
function awardsHad(events: readonly BillingStored[], lots: Lot[]): number {
  const isAward = (lotId: string): boolean => /^(reissue:)*share:/.test(lotId);
  const used = events.flatMap((event) => (event.type === 'LeadsUsed' ? event.used : []));
  const left = lots.map(({ lotId, available }) => ({ lotId, leads: available }));
  return [...used, ...left].reduce((sum, { lotId, leads }) => (isAward(lotId) ? sum + leads : sum), 0);
}

/** The same of a promo. */
function promosHad(events: readonly BillingStored[], lots: Lot[]): number {
  const left = lots.reduce((sum, { kind, available }) => (kind === 'promo' ? sum + available : sum), 0);
  return leadsByKind(events).used.promo + left;
}

/** `domainOf`: the domain of a mail's recipient, null at public providers. */
export function expectWithinBudgets(
  events: readonly BillingStored[],
  { spans, keptPeriods, lots, domainOf, reported }: Earned,
): void {
  const { granted } = leadsByKind(events);
  const given = events.flatMap((event) =>
    event.type === 'FreeLeadsGiven' && event.code === SHARE_CODE ? [event] : [],
  );
  const awards = given.reduce((sum, { value }) => sum + value, 0);
  expect(granted.trial).toBeLessThanOrEqual(ownBudgets.trial);
  expect(granted.manual).toBe(0);
  // Each of its periods was paid for as one; the first brings more, once.
  const promoPeriods = spans.filter(({ planId }) => planId === PROMO).length;
  const { promoFirst, promoInPeriod } = ownBudgets;
  expect(promosHad(events, lots)).toBeLessThanOrEqual(
    promoPeriods === 0 ? 0 : promoFirst + promoInPeriod * (promoPeriods - 1),
  );
  expect(granted.credit - awards).toBeLessThanOrEqual(reported);
  // Those of the payment that went back last may have been used before.
  const { awardsInTrial, awardsInPeriod } = ownBudgets;
  expect(awardsHad(events, lots)).toBeLessThanOrEqual(awardsInTrial + awardsInPeriod * (keptPeriods + 1));
  const periodOf = (at: string): number => spans.findLastIndex(({ startsAt }) => startsAt <= at);
  for (const period of new Set(given.map(({ effectiveAt }) => periodOf(effectiveAt)))) {
    const own = given.filter(({ effectiveAt }) => periodOf(effectiveAt) === period);
    const leads = own.reduce((sum, { value }) => sum + value, 0);
    expect(leads).toBeLessThanOrEqual(period < 0 ? ownBudgets.awardsInTrial : ownBudgets.awardsInPeriod);
    const domains = own.flatMap(({ messageId = '' }) => domainOf.get(messageId) ?? []);
    for (const domain of domains) expect(domains.filter((each) => each === domain).length).toBe(policy.forDomain);
  }
}
