import { priceId, stripeUnderTest, type StripeUnderTest } from './testing/provider-under-test.ts';

const planId = 'team-unlimited';
let stripe: StripeUnderTest;
beforeAll(async () => {
  stripe = await stripeUnderTest();
});
afterAll(() => stripe.like.stop());

const soldFor = (otherwise: object): Promise<number | null> => {
  stripe.like.world.otherwise.set(priceId(planId), otherwise);
  return stripe.processor.soldFor?.(planId) ?? Promise.reject(new Error('it does not say what it sells for'));
};

const month = { interval: 'month', interval_count: 1, usage_type: 'licensed' };

it('a plan is sold for what its price charges a month', async () => {
  expect(await soldFor({})).toBe(9_900);
  expect(await soldFor({ unit_amount: 36_000 })).toBe(36_000);
});

it.each([
  ['is archived', { active: false }],
  ['is in another currency', { currency: 'eur' }],
  ['is in tiers', { billing_scheme: 'tiered', unit_amount: null }],
  ['has parts of a cent', { unit_amount: null, unit_amount_decimal: '0.12' }],
  ['is divided', { transform_quantity: { divide_by: 1_000, round: 'up' } }],
  ['is paid once', { recurring: null }],
  ['is of a year', { recurring: { ...month, interval: 'year' } }],
  ['is of two months', { recurring: { ...month, interval_count: 2 } }],
  ['is counted by a meter', { recurring: { ...month, usage_type: 'metered' } }],
])('a price that %s sells no month of a plan', async (_what, otherwise) => expect(await soldFor(otherwise)).toBeNull());
