// What the nine plans gave until 27 November 2026, before events said it. History: nothing here is ever edited.
import type { TermValues } from './plans.ts';

const paid = {
  leadsFirstPeriod: null,
  carriesOver: false,
  carryCap: null,
  carryPeriods: null,
  unlimited: false,
  suppressions: true,
  renews: true,
  lotKind: 'plan',
} as const;
const single = { leadsPerPeriod: 50_000, downloadLimit: 5_000, membersMax: 1, suppressions: false } as const;

const before = {
  'individual-unlimited': { ...paid, ...single, priceCents: 5_000 },
  'team-unlimited': { ...paid, priceCents: 9_900, leadsPerPeriod: 50_000, downloadLimit: 5_000, membersMax: 10 },
  'rollover-50k': {
    ...paid,
    priceCents: 19_900,
    leadsPerPeriod: 50_000,
    downloadLimit: 50_000,
    membersMax: 50,
    carriesOver: true,
  },
  'rollover-250k': {
    ...paid,
    priceCents: 29_900,
    leadsPerPeriod: 250_000,
    downloadLimit: 100_000,
    membersMax: 75,
    carriesOver: true,
  },
  'rollover-500k': {
    ...paid,
    priceCents: 49_900,
    leadsPerPeriod: 500_000,
    downloadLimit: 200_000,
    membersMax: 100,
    carriesOver: true,
  },
  'call-center-unlimited': {
    ...paid,
    priceCents: 99_900,
    leadsPerPeriod: 50_000,
    downloadLimit: 200_000,
    membersMax: 150,
    unlimited: true,
  },
  'free-trial': {
    ...paid,
    ...single,
    priceCents: 0,
    leadsPerPeriod: 100,
    downloadLimit: 100,
    renews: false,
    lotKind: 'trial',
  },
  'october-promo': { ...paid, ...single, priceCents: 5_000, leadsFirstPeriod: 1_000_000, lotKind: 'promo' },
  'november-promo': { ...paid, ...single, priceCents: null, lotKind: 'promo' },
} as const satisfies Record<string, Partial<TermValues>>;

export const allBefore: Readonly<Record<string, Partial<TermValues>>> = before;

/** Throws for a plan that was never sold. */
export function termsBefore(planId: string): Partial<TermValues> {
  const terms = Object.hasOwn(allBefore, planId) ? allBefore[planId] : undefined;
  if (!terms) throw new Error(`there was never a plan ${planId}`);
  return terms;
}
