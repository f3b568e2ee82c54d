// Plans of the tests' own, in place of those on sale: what a rule does to their figures can be added up in the head,
// and stays as it is when a price or an allowance of the product changes.
import { defaults, type Plan } from '../domain/plans.ts';

/** What is left of its leads ends with the period. */
export const team: Plan = {
  ...defaults,
  planId: 'test-team',
  name: 'Test team',
  shortname: 'Test',
  description: 'Of the tests.',
  statementDescriptor: { name: 'TEST', phone: '800-555-0100', url: 'test' },
  priceCents: 9_900,
  leadsPerPeriod: 50_000,
  membersMax: 10,
  suppressions: true,
  public: false,
};

/** Another of the same leads. */
export const individual: Plan = { ...team, planId: 'test-individual', priceCents: 5_000, membersMax: 1 };

/** What is left of its leads is carried without a limit. */
export const rollover50: Plan = {
  ...team,
  planId: 'test-rollover-50',
  carriesOver: true,
};

export const rollover500: Plan = {
  ...rollover50,
  planId: 'test-rollover-500',
  priceCents: 49_900,
  leadsPerPeriod: 500_000,
};

export const promo: Plan = { ...individual, planId: 'test-promo', leadsFirstPeriod: 1_000_000, lotKind: 'promo' };
