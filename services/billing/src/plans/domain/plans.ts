// The terms that plans are made of, and the nine plans. Prices are US cents a month, leads are whole leads a period.
import { planNames } from '@leadwright/leads/rules/plan-names';
import { carriesOver } from '../terms/carries-over.ts';
import { carryCap } from '../terms/carry-cap.ts';
import { carryPeriods } from '../terms/carry-periods.ts';
import { downloadLimit } from '../terms/download-limit.ts';
import { leadsFirstPeriod } from '../terms/leads-first-period.ts';
import { leadsPerPeriod } from '../terms/leads-per-period.ts';
import { lotKind } from '../terms/lot-kind.ts';
import { membersMax } from '../terms/members-max.ts';
import { priceCents } from '../terms/price-cents.ts';
import { renews } from '../terms/renews.ts';
import { suppressions } from '../terms/suppressions.ts';
import { unlimited } from '../terms/unlimited.ts';

/** As card networks print it: company (7), `*`, plan, 22 in all; phone 10 to 14; address at most 13 characters. */
export type StatementDescriptor = { name: string; phone: string; url: string };

/** A plan says each of these, or has its default; where one decides after another, the order counts. */
export const termList = {
  priceCents,
  leadsPerPeriod,
  leadsFirstPeriod,
  downloadLimit,
  membersMax,
  carriesOver,
  carryCap,
  carryPeriods,
  unlimited,
  suppressions,
  renews,
  lotKind,
};

/** Raised with each change of a value below. What is agreed keeps the values, and says of which version they are. */
export const TERMS_VERSION = 1;

export type TermValues = { [Key in keyof typeof termList]: (typeof termList)[Key]['default'] };

export type Plan = {
  planId: string;
  name: string;
  shortname: string;
  description: string;
  statementDescriptor: StatementDescriptor;
  public: boolean;
} & TermValues;

const printedAs = (plan: string): StatementDescriptor => ({
  name: `LEADWRT*${plan}`,
  phone: '800-555-0199',
  url: 'leadwrt.test',
});

export const defaults = Object.fromEntries(
  Object.entries(termList).map(([key, { default: value }]) => [key, value]),
) as TermValues;

const unsaid = { ...defaults, public: false };

/** Read through `catalogue.ts` and, as agreed, `agreed-terms.ts`; nobody else looks here. */
export const plans: readonly Plan[] = [
  {
    ...unsaid,
    planId: 'individual-unlimited',
    name: planNames['individual-unlimited'],
    shortname: 'Individual',
    description: '50,000 leads a month for one person.',
    statementDescriptor: printedAs('INDIVIDUAL'),
    priceCents: 5_000,
    leadsPerPeriod: 50_000,
    public: true,
  },
  {
    ...unsaid,
    planId: 'team-unlimited',
    name: planNames['team-unlimited'],
    shortname: 'Team',
    description: '50,000 leads a month for a team of ten.',
    statementDescriptor: printedAs('TEAM'),
    priceCents: 9_900,
    leadsPerPeriod: 50_000,
    downloadLimit: 5_000,
    membersMax: 10,
    suppressions: true,
    public: true,
  },
  {
    ...unsaid,
    planId: 'rollover-50k',
    name: planNames['rollover-50k'],
    shortname: '50K',
    description: '50,000 leads a month; what is left is carried over.',
    statementDescriptor: printedAs('50K'),
    priceCents: 19_900,
    leadsPerPeriod: 50_000,
    downloadLimit: 50_000,
    membersMax: 50,
    suppressions: true,
    carriesOver: true,
    public: true,
  },
  {
    ...unsaid,
    planId: 'rollover-250k',
    name: planNames['rollover-250k'],
    shortname: '250K',
    description: '250,000 leads a month; what is left is carried over.',
    statementDescriptor: printedAs('250K'),
    priceCents: 29_900,
    leadsPerPeriod: 250_000,
    downloadLimit: 100_000,
    membersMax: 75,
    suppressions: true,
    carriesOver: true,
  },
  {
    ...unsaid,
    planId: 'rollover-500k',
    name: planNames['rollover-500k'],
    shortname: '500K',
    description: '500,000 leads a month; what is left is carried over.',
    statementDescriptor: printedAs('500K'),
    priceCents: 49_900,
    leadsPerPeriod: 500_000,
    downloadLimit: 200_000,
    membersMax: 100,
    suppressions: true,
    carriesOver: true,
  },
  {
    ...unsaid,
    planId: 'call-center-unlimited',
    name: planNames['call-center-unlimited'],
    shortname: 'Call center',
    description: 'As many leads as a call center uses.',
    statementDescriptor: printedAs('CALL CENTER'),
    priceCents: 99_900,
    leadsPerPeriod: 50_000,
    downloadLimit: 200_000,
    membersMax: 150,
    suppressions: true,
    unlimited: true,
  },
  {
    ...unsaid,
    planId: 'free-trial',
    name: planNames['free-trial'],
    shortname: 'Trial',
    description: '100 leads to try with, once.',
    statementDescriptor: printedAs('TRIAL'),
    priceCents: 0,
    leadsPerPeriod: 100,
    downloadLimit: 100,
    renews: false,
    lotKind: 'trial',
  },
  {
    ...unsaid,
    planId: 'october-promo',
    name: planNames['october-promo'],
    shortname: 'October',
    description: '1,000,000 leads in the first month, then 50,000 a month.',
    statementDescriptor: printedAs('OCTOBER'),
    priceCents: 5_000,
    leadsPerPeriod: 50_000,
    leadsFirstPeriod: 1_000_000,
    lotKind: 'promo',
  },
  {
    ...unsaid,
    planId: 'november-promo',
    name: planNames['november-promo'],
    shortname: 'November',
    description: '50,000 leads a month.',
    statementDescriptor: printedAs('NOVEMBER'),
    leadsPerPeriod: 50_000,
    lotKind: 'promo',
  },
];
