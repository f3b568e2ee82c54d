import { expectSameAsIntl, expectTwelveMonths } from '../testing/lattice-checks.ts';

describe('period lattice', () => {
  it('gives exactly twelve boundaries in twelve months for every start date of 2027 and 2028', () => {
    expectTwelveMonths(1);
  });

  it('agrees with a second implementation for 10,000 random anchors, zones and jumps', () => {
    expectSameAsIntl(10_000);
  });
});
