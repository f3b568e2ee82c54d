import { claimsInWords } from './claims.ts';

describe('the numbers of records that a site claims', () => {
  it.each([
    [{ consumers: 200_000_000, businesses: [14_000_000, 15_000_000] }, ['200 million', '14 to 15 million']],
    [{ consumers: 1_500_000, businesses: [900_000, 1_000_000] }, ['1 million', '900,000 to 1,000,000']],
    [{ consumers: 20_000 }, ['20,000']],
  ])('are millions where there are so many: %j', (claims, figures) => {
    expect(claimsInWords(claims as Parameters<typeof claimsInWords>[0]).map(({ figure }) => figure)).toEqual(figures);
  });
});
