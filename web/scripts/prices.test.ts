// What the pages say of prices is what billing charges.
import { plans } from '../../services/billing/src/plans/domain/plans.ts';
import { publicPlans } from '../../services/billing/src/plans/domain/shown-plan.ts';
import { products } from '@leadwright/runtime/site/products';

it('the plans that are compared are the three on sale, with the figures of the price list', () => {
  expect(publicPlans.map((plan) => [plan.name, plan.includesRollover, plan.suppressions])).toEqual([
    ['Individual unlimited', false, false],
    ['Team unlimited', false, true],
    ['50K rollover', true, true],
  ]);
  for (const { includesRollover: _, terms, termsInWords: _words, ...shown } of publicPlans) {
    const { version: _version, ...values } = terms;
    expect(plans.find(({ planId }) => planId === shown.planId)).toMatchObject({ ...shown, ...values });
  }
  expect(plans.length - publicPlans.length).toBe(6);
});

it('the card of the leads begins with the cheapest plan on sale', () => {
  const cheapest = Math.min(...publicPlans.map(({ priceCents }) => priceCents ?? Infinity));
  expect(products.filter(({ hasPlans }) => hasPlans).map(({ fromCents }) => fromCents)).toEqual([cheapest]);
});
