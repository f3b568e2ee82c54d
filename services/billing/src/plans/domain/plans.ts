// The nine plans. Prices are US cents a month, leads are whole leads a period.
import type { LotKind } from '../../ledger/domain/lots.ts';

/**
 * In the form that card networks print: the company in 7 characters, `*` and the plan, 22 together; a phone number of 10
 * to 14 characters; an address of 13 at most.
 */
export type StatementDescriptor = { name: string; phone: string; url: string };

export type Plan = {
  planId: string;
  name: string;
  /** Where there is no room for the name. */
  shortname: string;
  description: string;
  /** What stands in the statement of the card that pays for it. */
  statementDescriptor: StatementDescriptor;
  /** null: the price is not published. */
  priceCents: number | null;
  leadsPerPeriod: number;
  /** Leads of the first period; differs from later periods only for a promo. */
  leadsFirstPeriod: number;
  downloadLimit: number;
  membersMax: number;
  /** null: leads that remain at the boundary expire. An absent cap or life is unlimited. */
  rollover: { capLeads: number | null; lifePeriods: number | null } | null;
  /** A reservation is never refused for the balance; `leadsPerPeriod` is then the fair-use figure. */
  unlimited: boolean;
  suppressions: boolean;
  /** Shown to everybody in the comparison of plans. */
  public: boolean;
  /** false: granted once, without a billing day. */
  renews: boolean;
  lotKind: LotKind;
};

const printedAs = (plan: string): StatementDescriptor => ({
  name: `LEADWRT*${plan}`,
  phone: '800-555-0199',
  url: 'leadwrt.test',
});

const paid = {
  rollover: null,
  unlimited: false,
  suppressions: false,
  public: false,
  renews: true,
  lotKind: 'plan',
} as const;
const carriesOver = { capLeads: null, lifePeriods: null };

// The download limit and team size of the promos, and the trial's team, are not published: they are
// those of the Individual plan, the smallest on sale.
const table: Plan[] = [
  {
    ...paid,
    planId: 'individual-unlimited',
    name: 'Individual unlimited',
    shortname: 'Individual',
    description: '50,000 leads a month for one person.',
    statementDescriptor: printedAs('INDIVIDUAL'),
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
    shortname: 'Team',
    description: '50,000 leads a month for a team of ten.',
    statementDescriptor: printedAs('TEAM'),
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
    shortname: '50K',
    description: '50,000 leads a month; what is left is carried over.',
    statementDescriptor: printedAs('50K'),
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
    shortname: '250K',
    description: '250,000 leads a month; what is left is carried over.',
    statementDescriptor: printedAs('250K'),
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
    shortname: '500K',
    description: '500,000 leads a month; what is left is carried over.',
    statementDescriptor: printedAs('500K'),
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
    shortname: 'Call center',
    description: 'As many leads as a call center uses.',
    statementDescriptor: printedAs('CALL CENTER'),
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
    shortname: 'Trial',
    description: '100 leads to try with, once.',
    statementDescriptor: printedAs('TRIAL'),
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
    shortname: 'October',
    description: '1,000,000 leads in the first month, then 50,000 a month.',
    statementDescriptor: printedAs('OCTOBER'),
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
    shortname: 'November',
    description: '50,000 leads a month.',
    statementDescriptor: printedAs('NOVEMBER'),
    priceCents: null,
    leadsPerPeriod: 50_000,
    leadsFirstPeriod: 50_000,
    downloadLimit: 5_000,
    membersMax: 1,
    lotKind: 'promo',
  },
];

export const plans: readonly Plan[] = table;

/** A plan as the API shows it. */
export function shownPlan({ rollover, ...plan }: Plan) {
  return { ...plan, includesRollover: rollover !== null };
}

/** Those that everybody may compare, as `/api/v2/plans` shows them and the build writes them into the public pages. */
export const publicPlans = table.filter((plan) => plan.public).map(shownPlan);

export function planById(planId: string): Plan | undefined {
  return table.find((plan) => plan.planId === planId);
}
