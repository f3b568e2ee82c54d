import { describe, expect, it } from '@jest/globals';
import { zips } from '@leadwright/reference/places';
import { planPlaces, stateShares, type PlannedPlace } from './place-plan.ts';

const plans = new Map<number, PlannedPlace[]>();
/** A plan, made once for all tests. */
function planOf(rows: number): readonly PlannedPlace[] {
  const plan = plans.get(rows) ?? planPlaces(rows);
  plans.set(rows, plan);
  return plan;
}
const leadsOf = (plan: readonly PlannedPlace[], member: (place: PlannedPlace) => boolean) =>
  plan.filter(member).reduce((sum, { leads }) => sum + leads, 0);

describe('the plan of leads per ZIP code', () => {
  it.each([1, 7, 1000, 123_457, 1_000_000])('places exactly %i leads, numbered without a gap', (rows) => {
    const plan = planOf(rows);
    const ends = plan.map(({ first, leads }) => first + leads);
    expect(plan.map(({ first }) => first)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(rows);
  });

  it('gives every state its share of the people to within one lead, even with few leads', () => {
    for (const rows of [1000, 100_000]) {
      const plan = planOf(rows);
      for (const [state, share] of stateShares()) {
        // A state's ZIPs sum to its people only to within their rounding, a few hundred in millions.
        expect(Math.abs(leadsOf(plan, (place) => place.state === state) - share * rows)).toBeLessThanOrEqual(
          1 + rows / 100_000,
        );
      }
    }
  });

  it('gives every large county its share of the people', () => {
    const rows = 1_000_000;
    const plan = planOf(rows);
    const people = zips().reduce((sum, zip) => sum + zip.people, 0);
    for (const county of ['06037', '17031', '04013', '48201', '36047']) {
      const share =
        zips()
          .filter(({ countyFips }) => countyFips === county)
          .reduce((sum, zip) => sum + zip.people, 0) / people;
      expect(Math.abs(leadsOf(plan, ({ county_fips }) => county_fips === county) - share * rows)).toBeLessThanOrEqual(
        1,
      );
    }
  });

  it('puts at least as many leads everywhere in a version of twice the rows', () => {
    const large = new Map(planOf(100_000).map(({ zip, leads }) => [zip, leads]));
    expect(planOf(50_000).filter(({ zip, leads }) => (large.get(zip) ?? 0) < leads)).toEqual([]);
  });

  it('follows the order of the lead table, so that each batch is one range of it', () => {
    const keys = planOf(100_000).map(({ state, county_fips, zip }) => `${state}${county_fips}${zip}`);
    expect(keys).toEqual([...keys].sort());
  });
});
