// The nine plans. Prices are US cents a month, leads are whole leads a period.
import type { LotKind } from './lots.ts';

export type Plan = {
  planId: string;
  name: string;
  /** null: the price is not published. */
  priceCents: number | null;
  leadsPerPeriod: number;
  /** Leads of the first period; differs from later periods only for a promo. */
  leadsFirstPeriod: number;
  downloadLimit: number;
  membersMax: number;
  /** null: leads that remain at the boundary expire. An absent cap or life is unlimited; a percentage is of the allowance. */
  rollover: { capLeads: number | null; capPercent: number | null; lifePeriods: number | null } | null;
  /** A reservation is never refused for the balance; `leadsPerPeriod` is then the fair-use figure. */
  unlimited: boolean;
  suppressions: boolean;
  /** Shown to everybody in the comparison of plans. */
  public: boolean;
  /** false: granted once, without a billing day. */
  renews: boolean;
  lotKind: LotKind;
};

const paid = {
  rollover: null,
  unlimited: false,
  suppressions: false,
  public: false,
  renews: true,
  lotKind: 'plan',
} as const;
const carriesOver = { capLeads: null, capPercent: null, lifePeriods: null };

// The download limit and team size of the promos, and the trial's team, are not published: they are
// those of the Individual plan, the smallest on sale.
const table: Plan[] = [
  {
    ...paid,
    planId: 'individual-unlimited',
    name: 'Individual unlimited',
    priceCents: 5_000,
    leadsPerPeriod: 50_000,
    leadsFirstPeriod: 50_000,
    downloadLimit: 5_000,
    membersMax: 1,
    public: true,
  },
  {
    ...paid,
    planId: 'team-unlimited',
    name: 'Team unlimited',
    priceCents: 9_900,
    leadsPerPeriod: 50_000,
    leadsFirstPeriod: 50_000,
    downloadLimit: 5_000,
    membersMax: 10,
    suppressions: true,
    public: true,
  },
  {
    ...paid,
    planId: 'rollover-50k',
    name: '50K rollover',
    priceCents: 19_900,
    leadsPerPeriod: 50_000,
    leadsFirstPeriod: 50_000,
    downloadLimit: 50_000,
    membersMax: 50,
    suppressions: true,
    rollover: carriesOver,
    public: true,
  },
  {
    ...paid,
    planId: 'rollover-250k',
    name: '250K rollover',
    priceCents: 29_900,
    leadsPerPeriod: 250_000,
    leadsFirstPeriod: 250_000,
    downloadLimit: 100_000,
    membersMax: 75,
    suppressions: true,
    rollover: carriesOver,
  },
  {
    ...paid,
    planId: 'rollover-500k',
    name: '500K rollover',
    priceCents: 49_900,
    leadsPerPeriod: 500_000,
    leadsFirstPeriod: 500_000,
    downloadLimit: 200_000,
    membersMax: 100,
    suppressions: true,
    rollover: carriesOver,
  },
  {
    ...paid,
    planId: 'call-center-unlimited',
    name: 'Call center unlimited',
    priceCents: 99_900,
    leadsPerPeriod: 50_000,
    leadsFirstPeriod: 50_000,
    downloadLimit: 200_000,
    membersMax: 150,
    suppressions: true,
    unlimited: true,
  },
  {
    ...paid,
    planId: 'free-trial',
    name: 'Free trial',
    priceCents: 0,
    leadsPerPeriod: 100,
    leadsFirstPeriod: 100,
    downloadLimit: 100,
    membersMax: 1,
    renews: false,
    lotKind: 'trial',
  },
  {
    ...paid,
    planId: 'october-promo',
    name: 'October promo',
    priceCents: 5_000,
    leadsPerPeriod: 50_000,
    leadsFirstPeriod: 1_000_000,
    downloadLimit: 5_000,
    membersMax: 1,
    lotKind: 'promo',
  },
  {
    ...paid,
    planId: 'november-promo',
    name: 'November promo',
    priceCents: null,
    leadsPerPeriod: 50_000,
    leadsFirstPeriod: 50_000,
    downloadLimit: 5_000,
    membersMax: 1,
    lotKind: 'promo',
  },
];

export const plans: readonly Plan[] = table;

/** Those that everybody may compare, as `/api/v2/plans` shows them and the build writes them into the public pages. */
export const publicPlans = table
  .filter((plan) => plan.public)
  .map(({ rollover, ...plan }) => ({ ...plan, includesRollover: rollover !== null }));

export function planById(planId: string): Plan | undefined {
  return table.find((plan) => plan.planId === planId);
}
