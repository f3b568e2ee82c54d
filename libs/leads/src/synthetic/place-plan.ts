import { cityValue } from '../geography/city-value.ts';
import { incomesUpTo } from './income-bands.ts';
import { linePlanner, type PlannedLines } from './phone-lines.ts';
import { counties, states, zips, type Zip } from '@leadwright/reference/places';

/** A row of `leads.draw_places`; its leads are numbered from `first`, in the lead table's order. */
export type PlannedPlace = {
  first: number;
  leads: number;
  zip: string;
  state: string;
  county_fips: string;
  county_name: string;
  time_zone: string;
  city: string;
  city_name: string;
  area_codes: readonly string[];
  price_level: number;
  income_up_to: readonly number[];
} & PlannedLines;

// How far a state's house prices differ from the country's, in standard deviations. Our guess.
const priceLevels: Readonly<Record<string, number>> = {
  HI: 1,
  CA: 0.95,
  DC: 0.9,
  MA: 0.8,
  WA: 0.7,
  NJ: 0.6,
  CO: 0.6,
  NY: 0.5,
  OR: 0.5,
  UT: 0.45,
  MD: 0.4,
  CT: 0.35,
  NH: 0.35,
  RI: 0.35,
  VA: 0.3,
  NV: 0.3,
  ID: 0.3,
  AZ: 0.25,
  MT: 0.25,
  FL: 0.15,
  AK: 0.1,
  MN: 0.1,
  VT: 0.1,
  WY: 0.05,
  DE: 0.1,
  ME: 0.05,
  IA: -0.4,
  OK: -0.45,
  AR: -0.5,
  MS: -0.6,
  WV: -0.6,
  KY: -0.35,
  AL: -0.35,
  LA: -0.35,
  KS: -0.35,
  OH: -0.3,
  IN: -0.3,
  MO: -0.25,
  NE: -0.25,
  MI: -0.2,
  ND: -0.2,
  SD: -0.15,
  PR: -0.6,
  AS: -0.6,
};

/** In table order, no place empty; a range of neighbours has its share within one lead. Multiples never give fewer. */
export function planPlaces(rows: number): PlannedPlace[] {
  const places = zips()
    .filter(({ countyFips, people }) => countyFips !== '' && people > 0)
    .sort(byTableOrder);
  const county = new Map(counties().map(({ fips, fullName }) => [fips, fullName]));
  const people = places.reduce((sum, zip) => sum + zip.people, 0);
  const linesOf = linePlanner();
  let before = 0;
  let first = 0;
  return places.flatMap((zip) => {
    before += zip.people;
    // Rounds the end of each place, not its count, so the error of any range stays below one.
    const next = Math.floor((before * rows) / people);
    if (next === first) return [];
    const place = { ...columnsOf(zip, county), first, leads: next - first };
    first = next;
    return [{ ...place, ...linesOf(place) }];
  });
}

/** The states in the plan, with their share of all people; a state without homes has none. */
export function stateShares(): Map<string, number> {
  const withHomes = new Set(
    zips()
      .filter(({ people }) => people > 0)
      .map(({ state }) => state),
  );
  const civil = states().filter(({ code }) => withHomes.has(code));
  const whole = civil.reduce((sum, { people }) => sum + people, 0);
  return new Map(civil.map(({ code, people }) => [code, people / whole]));
}

function byTableOrder(a: Zip, b: Zip): number {
  const keyA = `${a.state}${a.countyFips}${a.zip}`;
  const keyB = `${b.state}${b.countyFips}${b.zip}`;
  return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
}

function columnsOf(
  zip: Zip,
  county: ReadonlyMap<string, string>,
): Omit<PlannedPlace, 'first' | 'leads' | keyof PlannedLines> {
  return {
    zip: zip.zip,
    state: zip.state,
    county_fips: zip.countyFips,
    county_name: county.get(zip.countyFips) ?? '',
    time_zone: zip.timeZone,
    city: cityValue(zip.state, zip.city),
    city_name: zip.city,
    area_codes: zip.areaCodes,
    price_level: priceLevels[zip.state] ?? 0,
    income_up_to: incomesUpTo(zip.state),
  };
}
