import { oldCounties } from './old-counties.ts';
import { counties, states } from './places.ts';

const today = new Map(counties().map(({ fips, layer }) => [fips, layer]));

describe('a county whose code is old', () => {
  it('became counties of today, of its own state', () => {
    const wrong = oldCounties().filter(
      ({ fips, became }) =>
        became.length === 0 ||
        became.some((successor) => today.get(successor) !== 'county' || successor.slice(0, 2) !== fips.slice(0, 2)),
    );
    expect(wrong).toEqual([]);
  });

  it('is none of today, and stands once, in its state', () => {
    const all = oldCounties().map(({ fips }) => fips);
    expect([all.filter((fips) => today.has(fips)), new Set(all).size]).toEqual([[], all.length]);
    const codeOf = new Map(states().map(({ fips, code }) => [fips, code]));
    expect(oldCounties().filter(({ fips, state }) => codeOf.get(fips.slice(0, 2)) !== state)).toEqual([]);
  });

  // Years as the Census Bureau's list of substantial changes has them.
  it.each([
    ['02010', 1987, '02013 02016'],
    ['02140', 1986, '02188'],
    ['02231', 1992, '02105 02230 02282'],
    ['02232', 2007, '02105 02230'],
    ['02201', 2008, '02198'],
    ['02280', 2008, '02195 02275'],
    ['02270', 2015, '02158'],
    ['02261', 2019, '02063 02066'],
    ['12025', 1997, '12086'],
    ['30113', 1997, '30031 30067'],
    ['46131', 1979, '46071'],
    ['46113', 2015, '46102'],
    ['51123', 1972, '51800'],
    ['51780', 1995, '51083'],
    ['51560', 2001, '51005'],
    ['51515', 2013, '51019'],
  ])('%s is since %i %s', (code, since, became) => {
    const found = oldCounties().find(({ fips }) => fips === code);
    expect([found?.since, found?.became.join(' ')]).toEqual([since, became]);
  });
});
