import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { prorated } from './proration.ts';

const span = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });
const june = span('2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z');

describe('a change of plan inside a period', () => {
  it('costs what the known cases cost', () => {
    expect(prorated([-10_000, 30_000], june, '2026-06-16T00:00:00Z')).toEqual([-5_000, 15_000]);
    expect(prorated([-10_000, 30_000], june, '2026-06-11T00:00:00Z')).toEqual([-6_667, 20_000]);
    const february = span('2024-02-01T00:00:00Z', '2024-03-01T00:00:00Z');
    expect(prorated([-10_000, 30_000], february, '2024-02-08T00:00:00Z')).toEqual([-7_586, 22_758]);
  });

  it('gives missing units to the largest fractions, and of equal ones to the first', () => {
    // A third each: 1 2/3, 1 2/3 and 2/3 make 4; rounded down they make 2.
    expect(prorated([5, 5, 2], june, '2026-06-21T00:00:00Z')).toEqual([2, 2, 0]);
    expect(prorated([4, 5], june, '2026-06-21T00:00:00Z')).toEqual([1, 2]);
    expect(prorated([1, 1, 1], june, '2026-06-21T00:00:00Z')).toEqual([1, 0, 0]);
  });

  it('is whole at the beginning and nothing at the end, also for a clock that is off', () => {
    for (const at of ['2026-05-31T00:00:00Z', june.startsAt])
      expect(prorated([-5_000, 9_900], june, at)).toEqual([-5_000, 9_900]);
    for (const at of [june.endsAt, '2026-08-01T00:00:00Z']) expect(prorated([-5_000, 9_900], june, at)).toEqual([0, 0]);
  });

  it('adds up to the rounded whole, and no line changes its sign or exceeds its price', () => {
    const whole = Date.parse(june.endsAt) - Date.parse(june.startsAt);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: whole }),
        (prices, passed) => {
          const lines = prorated(prices, june, new Date(Date.parse(june.startsAt) + passed).toISOString());
          const exact = BigInt(prices.reduce((a, b) => a + b, 0)) * BigInt(whole - passed) * 2n + BigInt(whole);
          const divisor = 2n * BigInt(whole);
          const total = exact / divisor - (exact % divisor < 0n ? 1n : 0n);
          expect(lines.reduce((a, b) => a + b, 0)).toBe(Number(total));
          for (const [i, cents] of lines.entries()) {
            expect(Math.sign(cents) * Math.sign(prices[i] ?? 0)).toBeGreaterThanOrEqual(0);
            expect(Math.abs(cents)).toBeLessThanOrEqual(Math.abs(prices[i] ?? 0));
          }
        },
      ),
      cases(),
    );
  });
});
