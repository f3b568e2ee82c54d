import { beforeAll, describe, expect, it } from '@jest/globals';
import { largePlaces, type LargePlace } from '@leadwright/reference/other-names';
import { zips, type Zip } from '@leadwright/reference/places';
import { checkPlaces } from '../check-places.ts';
import { checkQuery } from '../check-query.ts';
import { placesInWords } from '../query-words.ts';
import { suggest, warmSuggestions } from '../suggest/suggestions.ts';
import { cityValue } from './city-value.ts';
import { describe as describePlace } from './geography.ts';
import { reachOf } from './reach.ts';

beforeAll(warmSuggestions);

const NEAR_KM = 18;
const byZip = new Map(zips().map((zip) => [zip.zip, zip]));
const byCity = new Map<string, Zip[]>();
for (const zip of zips()) {
  const value = cityValue(zip.state, zip.city);
  byCity.set(value, [...(byCity.get(value) ?? []), zip]);
}

function zipsOf(value: string): Zip[] {
  return reachOf('CITY', [value]).flatMap(({ column, values }) =>
    values.flatMap((each) => (column === 'zip' ? (byZip.get(each) ?? []) : (byCity.get(each) ?? []))),
  );
}

function isAt({ state, latitude, longitude }: LargePlace, value: string): boolean {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return zipsOf(value).some(
    (zip) =>
      zip.state === state &&
      Math.hypot(zip.latitude - latitude, (zip.longitude - longitude) * shrink) * 111.2 < NEAR_KM,
  );
}

const swaps: readonly (readonly [RegExp, string])[] = [
  [/\bSt\. /g, 'Saint '],
  [/\bSaint /g, 'St. '],
  [/\bSaint /g, 'St '],
  [/\bMt\. /g, 'Mount '],
  [/\bMount /g, 'Mt. '],
  [/\bFt\. /g, 'Fort '],
  [/\bFort /g, 'Ft. '],
];

/** As it is written, and as others write it. */
function spellings(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return [
    ...new Set([name, plain, plain.replace(/['\u2019]/g, ''), ...swaps.map(([from, to]) => name.replace(from, to))]),
  ];
}

describe('cities that people live in', () => {
  it('are found by name, all 2,003 of 25,000 people or more, however Saint, Mount and Fort are written', () => {
    const missed = largePlaces().flatMap((place) =>
      spellings(place.name)
        .filter((name) => {
          return !suggest('CITY', `${name}, ${place.state}`, 5).some(({ value }) => isAt(place, value));
        })
        .map((name) => `${name}, ${place.state}`),
    );
    expect(largePlaces()).toHaveLength(2003);
    expect(missed).toEqual([]);
  });

  it.each([
    ['Bloomington, MN', 'MN:BLOOMINGTON', '6 ZIPs, mailed as Minneapolis'],
    ['plymouth minnesota', 'MN:PLYMOUTH', '4 ZIPs, mailed as Minneapolis'],
    ['Lakewood, CO', 'CO:LAKEWOOD', 'mailed as Denver'],
    ['Centennial CO', 'CO:CENTENNIAL', 'mailed as'],
    ['sandy springs', 'GA:SANDY SPRINGS', 'mailed as Atlanta'],
    ['Spokane Valley', 'WA:SPOKANE VALLEY', 'mailed as Spokane'],
    ['the woodlands', 'TX:THE WOODLANDS', 'mailed as'],
    ['Hoover, AL', 'AL:HOOVER', 'mailed as Birmingham'],
    ['queens, ny', 'NY:QUEENS', 'mailed as'],
    ['Harlem NY', 'NY:HARLEM', 'about here: '],
    ['Paradise, NV', 'NV:PARADISE', 'about here: 8 ZIPs of Las Vegas'],
  ])('%s is found as %s, and what it is', (typed, value, meta) => {
    const [first] = suggest('CITY', typed, 20);
    expect(first).toMatchObject({ value, meta: expect.stringContaining(meta) });
  });

  it.each([
    ['NYC', 'NY:NEW YORK'],
    ['new york city', 'NY:NEW YORK'],
    ['LA', 'CA:LOS ANGELES'],
    ['Philly', 'PA:PHILADELPHIA'],
    ['SF', 'CA:SAN FRANCISCO'],
    ['D.C.', 'DC:WASHINGTON'],
    ['the bronx', 'NY:BRONX'],
  ])('%s is what people say for %s', (typed, value) => {
    expect(suggest('CITY', typed, 20)[0]?.value).toBe(value);
  });

  it('are named in a search with what they are, count as one of its five, and lie in their ZIP codes', () => {
    const checked = checkQuery({
      dictId: 'consumers',
      geography: { kind: 'CITY', values: ['MN:BLOOMINGTON', 'AZ:PHOENIX'] },
      filters: [],
    });
    if (!checked.ok) throw new Error('the search is refused');
    expect(checkPlaces(checked.query)).toBeUndefined();
    expect(placesInWords(checked.query.geography)).toEqual([
      'Phoenix, AZ',
      'Bloomington, MN (6 ZIPs, mailed as Minneapolis)',
    ]);
    expect(reachOf('CITY', ['AZ:PHOENIX', 'MN:BLOOMINGTON'])).toEqual([
      { column: 'city', values: ['AZ:PHOENIX'] },
      { column: 'zip', values: ['55420', '55425', '55431', '55435', '55437', '55438'] },
    ]);
  });
});

describe('counties', () => {
  it('of Connecticut are found in both layers, and say which they are', () => {
    expect(suggest('COUNTY', 'western connecticut', 5)[0]).toMatchObject({
      value: '09190',
      name: 'Western Connecticut Planning Region, CT',
      meta: expect.stringMatching(/^09190, planning region since 2022, about \d+,000 people$/),
    });
    expect(describePlace('COUNTY', '09001')?.meta).toMatch(/^09001, one of the eight old counties, about /);
    const [region] = reachOf('COUNTY', ['09110']);
    expect(region).toMatchObject({ column: 'zip', values: expect.arrayContaining(['06103']) });
  });

  it('whose code is old are the one that took its place, and say so', () => {
    expect(suggest('COUNTY', '12025', 5)[0]).toMatchObject({
      name: 'Dade County, FL',
      meta: '12025 is an old code: since 1997 this is Miami-Dade County (12086)',
    });
    expect(placesInWords({ kind: 'COUNTY', values: ['02261'] })).toEqual([
      'Valdez-Cordova Census Area, AK (02261 is an old code: since 2019 this is Chugach Census Area (02063) and Copper River Census Area (02066))',
    ]);
    expect(reachOf('COUNTY', ['02261', '46113', '51515', '04013'])).toEqual([
      { column: 'county_fips', values: ['02063', '02066', '46102', '51019', '04013'] },
    ]);
  });
});
