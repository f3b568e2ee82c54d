// Known facts about the tables, counted by hand in the packages' own files.
import type { AreaCode } from './area-codes.ts';
import type { County } from './counties.ts';
import { newAreaCodes, territoryAreaCodes } from './hand/area-codes.ts';
import { placePopulations } from './packages.ts';
import { placeKey } from './place-key.ts';
import { zipTypes } from '../src/zip-types.ts';
import type { BuiltZip } from './zips.ts';

type Tables = {
  counties: readonly County[];
  zips: readonly BuiltZip[];
  areaCodes: readonly AreaCode[];
  codesOf: ReadonlyMap<string, readonly string[]>;
  /** Residents by ZIP. */
  people: ReadonlyMap<string, number>;
};

function check(holds: boolean, fact: string): void {
  if (!holds) throw new Error(`reference tables: not true any more: ${fact}`);
}

const samples = [
  ['90210', 'Beverly Hills', 'CA', '06037'],
  ['10001', 'New York', 'NY', '36061'],
  ['00501', 'Holtsville', 'NY', '36103'],
  ['96701', 'Aiea', 'HI', '15003'],
  ['99501', 'Anchorage', 'AK', '02020'],
  ['79754', 'Mentone', 'TX', '48301'],
  ['00601', 'Adjuntas', 'PR', '72001'],
] as const;

export function checkTables({ counties, zips, areaCodes, codesOf, people }: Tables): void {
  const byZip = new Map(zips.map((zip) => [zip.zip, zip]));
  for (const [zip, city, state, county] of samples) {
    const found = byZip.get(zip);
    check(
      found?.city === city && found.state === state && found.countyFips === county,
      `${zip} is ${city} ${state} ${county}`,
    );
  }
  const civil = zips.filter(({ countyFips }) => countyFips !== '');
  const fips = new Set(counties.map((county) => county.fips));
  check(byZip.size === zips.length, 'no ZIP stands twice');
  check(civil.length > 41_000 && civil.length < 41_500, '41,0xx to 41,4xx civil ZIPs');
  check(counties.filter(({ layer }) => layer === 'county').length === 3232, '3,232 counties');
  check(counties.filter(({ layer }) => layer === 'region').length === 9, '9 planning regions');
  check(
    civil.every((zip) => fips.has(zip.countyFips)),
    'every civil ZIP lies in a known county',
  );
  check(
    civil.every((zip) => zip.timeZone !== ''),
    'every civil ZIP has a time zone',
  );
  check(
    civil.every((zip) => zip.state !== 'CT' || Number(zip.countyFips) <= 9015),
    'Connecticut has its old counties',
  );
  check(
    civil.every((zip) => (codesOf.get(zip.zip) ?? []).length > 0),
    'every civil ZIP has an area code',
  );
  checkAreaCodes(areaCodes, codesOf);
  checkCities(civil, people);
}

/** Where people live is an estimate by ZIP: summed up again, no city may be far below what a second source counted. */
function checkCities(civil: readonly BuiltZip[], people: Tables['people']): void {
  const estimated = new Map<string, number>();
  for (const { zip, state, city } of civil.filter((each) => !zipTypes().has(each.zip))) {
    const key = placeKey(state, city);
    estimated.set(key, (estimated.get(key) ?? 0) + (people.get(zip) ?? 0));
  }
  const short = [...placePopulations()].filter(
    ([key, counted]) => counted >= 10_000 && (estimated.get(key) ?? counted) < counted / 2,
  );
  check(short.length === 0, `no city has less than half of its people: ${short.map(([key]) => key).join()}`);
}

function checkAreaCodes(areaCodes: readonly AreaCode[], codesOf: Tables['codesOf']): void {
  const us = areaCodes.filter(({ country }) => country === 'US');
  const byHand = { ...newAreaCodes, ...territoryAreaCodes };
  const served = new Set([...codesOf.values()].flat());
  const canada = areaCodes.filter(({ country }) => country === 'CA').length;
  check(us.length === 378, '372 area codes of the states and 6 of the territories');
  check(canada === 55 || canada === 56, '55 or 56 Canadian area codes');
  check(new Set(areaCodes.map(({ code }) => code)).size === areaCodes.length, 'no area code stands twice');
  check(
    Object.entries(byHand).every(([code, region]) =>
      us.some((known) => known.code === code && known.region === region),
    ),
    'codes typed by hand are there',
  );
  check(
    us.every(({ code }) => served.has(code)),
    'every US area code serves a ZIP',
  );
  check(
    us.every(({ city }) => city !== ''),
    'every US area code has a main city',
  );
}
