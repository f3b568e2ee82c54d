// What the pages say of prices is what billing charges.
import { plans, publicPlans } from '../../services/billing/src/domain/plans.ts';
import { products } from '../src/features/public/products.ts';

it('the plans that are compared are the three on sale, with the figures of the price list', () => {
  expect(
    publicPlans.map((plan) => [
      plan.name,
      plan.priceCents,
      plan.leadsPerPeriod,
      plan.downloadLimit,
      plan.membersMax,
      plan.includesRollover,
      plan.suppressions,
    ]),
  ).toEqual([
    ['Individual unlimited', 5_000, 50_000, 5_000, 1, false, false],
    ['Team unlimited', 9_900, 50_000, 5_000, 10, false, true],
    ['50K rollover', 19_900, 50_000, 50_000, 50, true, true],
  ]);
  expect(plans.length - publicPlans.length).toBe(6);
});

it('the card of the leads begins with the cheapest plan on sale', () => {
  const cheapest = Math.min(...publicPlans.map(({ priceCents }) => priceCents ?? Infinity));
  expect(products.filter(({ hasPlans }) => hasPlans).map(({ fromCents }) => fromCents)).toEqual([cheapest]);
});
