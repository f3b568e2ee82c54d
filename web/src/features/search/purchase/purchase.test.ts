import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { costInLeads } from '@leadwright/leads/rules/cost';
import { remainingAfter, rowsMaxOf, type Terms } from './purchase.ts';

const terms = (change: Partial<Terms>): Terms => ({
  count: 12_345,
  leadsRemaining: 7_000,
  downloadLimit: 5_000,
  unlimited: false,
  multiplierHundredths: 100,
  ...change,
});

describe('a purchase', () => {
  it('never offers more than the count, the balance or the download limit', () => {
    const amount = fc.nat(1_000_000);
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.integer({ min: 1, max: 1000 }),
        (count, leadsRemaining, downloadLimit, multiplierHundredths) => {
          const given = terms({ count, leadsRemaining, downloadLimit, multiplierHundredths });
          const { rows } = rowsMaxOf(given);
          expect(rows).toBeLessThanOrEqual(Math.min(count, downloadLimit));
          expect(remainingAfter(rows, given)).toBeGreaterThanOrEqual(0);
          // One row more would break one of the three.
          expect(
            rows === count || rows === downloadLimit || costInLeads(rows + 1, multiplierHundredths) > leadsRemaining,
          ).toBe(true);
        },
      ),
      cases(),
    );
  });

  it('says which limit it is', () => {
    expect(rowsMaxOf(terms({}))).toEqual({ rows: 5_000, limit: 'download-limit' });
    expect(rowsMaxOf(terms({ leadsRemaining: 40 }))).toEqual({ rows: 40, limit: 'balance' });
    expect(rowsMaxOf(terms({ count: 12 }))).toEqual({ rows: 12, limit: 'count' });
  });

  it('rounds the cost of a file up once', () => {
    expect(costInLeads(3, 50)).toBe(2);
    expect(costInLeads(2_500, 100)).toBe(2_500);
  });

  it('is not held back by the balance on an unlimited plan', () => {
    expect(rowsMaxOf(terms({ unlimited: true, leadsRemaining: 0 })).rows).toBe(5_000);
  });
});
