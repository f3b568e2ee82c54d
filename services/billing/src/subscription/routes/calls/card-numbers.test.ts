import { holdsCardNumber } from './card-numbers.ts';

describe('a card number in a request', () => {
  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    'card=4242424242424242;cvc=123',
    '378282246310005',
    { account: { billing_info: [{ number: '5555555555554444' }] } },
    { 4242424242424242: 'x' },
    4242424242424242,
  ])('is found in %j', (value) => {
    expect(holdsCardNumber(value)).toBe(true);
  });

  it.each([
    'tok_visa',
    '4242424242424241',
    '019abf04-7c1e-7d51-9a53-0f3d21a7c111',
    '2026-11-22T20:00:00.000000Z',
    'sub_4242424242424242424242',
    null,
    { plan_code: 'team-unlimited', currency: 'USD' },
  ])('is not seen in %j', (value) => {
    expect(holdsCardNumber(value)).toBe(false);
  });
});
