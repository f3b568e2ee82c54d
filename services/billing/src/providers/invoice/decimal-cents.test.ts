import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { centsOf, decimalOf } from './decimal-cents.ts';

const cents = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });

describe('amounts in decimals', () => {
  it('are the same cents whatever way they were written', () => {
    for (const amount of ['49.9', '49.90', '49.900', 49.9]) expect(centsOf(amount)).toBe(4_990);
    expect(centsOf('-0.05')).toBe(-5);
    expect(Object.is(centsOf('-0.00'), 0)).toBe(true);
    // 19.99 * 100 is 1998.9999999999998, and 1.005 * 100 is 100.49999999999999.
    expect(centsOf(19.99)).toBe(1_999);
  });

  it('come back from their text, as text and as a number of JSON', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsOf(decimalOf(amount))).toBe(amount);
        expect(centsOf(JSON.parse(decimalOf(amount)) as number)).toBe(amount);
      }),
      cases(),
    );
  });

  it.each([
    '1.005',
    0.1 + 0.2,
    '1e3',
    1e21,
    '',
    ' 1',
    '1.',
    '.5',
    '1,50',
    'NaN',
    Number.NaN,
    Infinity,
    '99999999999999',
  ])('that are not exact cents are refused: %s', (amount) => {
    expect(() => centsOf(amount)).toThrow('not an amount in exact cents');
  });

  it('are written of whole cents only', () => {
    expect(decimalOf(-5)).toBe('-0.05');
    expect(() => decimalOf(0.5)).toThrow('not whole cents');
  });
});
