import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { holdsCardNumber } from './card-numbers.ts';

/** Test numbers that the processors publish. */
const cards = [
  '4242424242424242',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
  '6011111111111117',
  '3056930009020004',
  '36227206271667',
  '3566002020360505',
  '6205500000000000004',
];

describe('a card number in a request', () => {
  it.each([
    'card=4242424242424242;cvc=123',
    'my card is 4242 4242 4242 4242, thank you',
    '4242-4242-4242-4242',
    '4242.4242.4242.4242',
    '4242\u00a04242\u20134242 4242',
    '４２４２ ４２４２ ４２４２ ４２４２',
    '3782 822463 10005',
    '3622 720627 1667',
    '42424242 42424242',
    '4242424242424242@example.test',
    { account: { billing_info: [{ number: '5555555555554444' }] } },
    { billing_info: { token_id: '4242424242424242' } },
    { id: { number: '4242424242424242' } },
    { 4242424242424242: 'x' },
    4242424242424242,
  ])('is found in %j', (value) => {
    expect(holdsCardNumber(value)).toBe(true);
  });

  it.each(cards)('is found as its issuer makes it: %s', (card) => {
    expect(holdsCardNumber(card)).toBe(true);
    expect(holdsCardNumber(`${card.slice(0, -1)}${(Number(card.at(-1)) + 1) % 10}`)).toBe(false);
  });

  it.each([
    'tok_visa',
    '4242424242424241',
    // The right check digit, but no issuer begins so, or none makes them so long.
    '1000000000000008',
    '42424242424242426',
    'sub_4242424242424242424242',
    'sub_4242424242424242',
    '4242 42 4242 4242 4242',
    null,
    { plan_code: 'team-unlimited', currency: 'USD' },
    { id: '4242424242424242', account: { code: '4242424242424242' }, subscriptionId: 4242424242424242 },
  ])('is not seen in %j', (value) => {
    expect(holdsCardNumber(value)).toBe(false);
  });

  it('is seen in none of 100,000 UUIDs and time stamps', () => {
    // In 2040 microseconds come into Mastercard's numbers: 2221…
    const year = { min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true };
    const stamp = fc.tuple(fc.date(year), fc.nat(999_999)).map(([date, more]) => {
      const iso = date.toISOString();
      const nanos = `${date.getTime()}${String(more).padStart(6, '0')}`;
      return [iso, iso.replaceAll(/\D/g, ''), `${date.getTime()}`, nanos.slice(0, 16), nanos, date.getTime()];
    });
    const honest = [
      ...fc.sample(fc.uuid(), cases(25_000)).flatMap((uuid) => [uuid, uuid.replaceAll(/[a-f]/g, '4')]),
      ...fc.sample(stamp, cases(9_000)).flat(),
    ];
    expect(honest.length).toBeGreaterThanOrEqual(100_000);
    expect(honest.filter((value) => holdsCardNumber([value, `by ${value}, twice`]))).toEqual([]);
  });
});
