import { createRecurlyProcessor } from './create-recurly-processor.ts';
import { startRecurlyLike, type RecurlyLike } from './testing/recurly-like.ts';

const planId = 'team-unlimited';
let server: RecurlyLike;
beforeAll(async () => {
  server = await startRecurlyLike();
});
afterAll(() => server.stop());

const soldFor = (otherwise: object): Promise<number | null> => {
  const { apiKey, apiBase, books } = server;
  books.otherwise.set(planId, otherwise);
  const processor = createRecurlyProcessor({ apiKey, apiBase, webhookKeys: ['key'] });
  return processor.soldFor?.(planId) ?? Promise.reject(new Error('it does not say what it sells for'));
};

const at = (currency: string, unit_amount: number, setup_fee = 0) => ({
  currencies: [{ currency, unit_amount, setup_fee }],
});

it('a plan is sold for what it charges a month', async () => {
  expect(await soldFor({})).toBe(9_900);
  expect(await soldFor(at('USD', 247.4))).toBe(24_740);
});

it.each([
  ['is not offered any more', { state: 'inactive' }],
  ['has no price in US dollars', at('EUR', 99)],
  ['has a fee at its beginning', at('USD', 99, 10)],
  ['has such a fee beside its price', { setup_fees: [{ currency: 'USD', unit_amount: 10 }] }],
  ['begins with a trial', { trial_length: 7, trial_unit: 'days' }],
  ['becomes dearer', { pricing_model: 'ramp', currencies: null }],
  ['is of days', { interval_unit: 'days', interval_length: 30 }],
  ['is of three months', { interval_length: 3 }],
])('a plan that %s is sold for no such sum', async (_what, otherwise) => expect(await soldFor(otherwise)).toBeNull());
