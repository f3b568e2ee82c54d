// The places that a search may name, made from the reference tables. Military post is no place: no lead lives there.
import { areaCodes, counties, states, zips, type Zip } from '@leadwright/reference/places';
import type { ZipKind } from '@leadwright/reference/zip-types';
import type { Indexed } from '../suggest/prefix-index.ts';
import type { GeographyKind } from '../query.ts';

/** `value` is what queries hold (see query.ts), `name` what people read, `meta` what tells two of one name apart. */
export type Place = { kind: GeographyKind; value: string; name: string; meta: string };

type IndexedPlace = Indexed<Place>;

const civilStates = () => states().filter(({ kind }) => kind !== 'military');
const civilZips = () => zips().filter(({ countyFips }) => countyFips !== '');

/** The value of a city in queries and lead tables, e.g. 'AZ:PHOENIX'. */
export function cityValue(state: string, city: string): string {
  return `${state}:${city.toUpperCase()}`;
}

/** "about 1.6 million people": the source is an estimate, and reads as one. Places without any get their mail in PO boxes. */
export function aboutPeople(people: number): string {
  if (people === 0) return 'PO boxes only';
  if (people >= 999_500) return `about ${(people / 1e6).toFixed(1)} million people`;
  if (people >= 10_000) return `about ${Math.round(people / 1000)},000 people`;
  return people >= 1000
    ? `about ${(Math.round(people / 100) * 100).toLocaleString('en-US')} people`
    : 'fewer than 1,000 people';
}

export const makePlaces: Readonly<Record<GeographyKind, () => IndexedPlace[]>> = {
  ST: statePlaces,
  COUNTY: countyPlaces,
  CITY: cityPlaces,
  ZIP: zipPlaces,
  AREA_CODE: areaCodePlaces,
};

function statePlaces(): IndexedPlace[] {
  return civilStates().map(({ code, name, people }) => ({
    entry: { kind: 'ST', value: code, name, meta: `${code}, ${aboutPeople(people)}` },
    texts: [name, code],
    weight: people,
  }));
}

function countyPlaces(): IndexedPlace[] {
  const stateOf = new Map(civilStates().map((state) => [state.fips, state]));
  const people = sumPeople(civilZips(), ({ countyFips }) => countyFips);
  return counties()
    .filter(({ layer }) => layer === 'county')
    .map(({ fips, name, fullName }) => {
      const state = stateOf.get(fips.slice(0, 2));
      const code = state?.code ?? '';
      const weight = people.get(fips) ?? 0;
      return {
        entry: { kind: 'COUNTY', value: fips, name: `${fullName}, ${code}`, meta: `${fips}, ${aboutPeople(weight)}` },
        texts: [`${fullName} ${code}`],
        aliases: [`${name} ${code}`, `${name} ${state?.name ?? ''}`, fips],
        weight,
      };
    });
}

function cityPlaces(): IndexedPlace[] {
  const stateName = new Map(civilStates().map(({ code, name }) => [code, name]));
  const byCity = new Map<string, Zip[]>();
  for (const zip of civilZips()) {
    const value = cityValue(zip.state, zip.city);
    const known = byCity.get(value);
    if (known) known.push(zip);
    else byCity.set(value, [zip]);
  }
  const county = countyNames();
  return [...byCity].map(([value, members]) => {
    const largest = members.reduce((best, zip) => (zip.people > best.people ? zip : best));
    const weight = members.reduce((sum, zip) => sum + zip.people, 0);
    return {
      entry: {
        kind: 'CITY',
        value,
        name: `${largest.city}, ${largest.state}`,
        meta: `${county.get(mainCounty(members)) ?? ''}, ${aboutPeople(weight)}`,
      },
      texts: [`${largest.city} ${largest.state}`],
      aliases: [`${largest.city} ${stateName.get(largest.state) ?? ''}`],
      weight,
    };
  });
}

const withoutHomes: Readonly<Record<ZipKind, string>> = {
  standard: '',
  'po-box': ', PO boxes only',
  unique: ', one organization only',
};

function zipPlaces(): IndexedPlace[] {
  const county = countyNames();
  return civilZips().map(({ zip, city, state, countyFips, kind }) => ({
    entry: {
      kind: 'ZIP',
      value: zip,
      name: zip,
      meta: `${city}, ${state} (${county.get(countyFips) ?? ''})${withoutHomes[kind]}`,
    },
    texts: [zip],
    aliases: [`${city} ${state}`],
    // Alike for all: ZIP codes are looked for by number, and stand in their own order.
    weight: 0,
  }));
}

const provinces: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

function provinceName(region: string): string {
  return region
    .split('/')
    .map((code) => provinces[code] ?? code)
    .join(' / ');
}

function areaCodePlaces(): IndexedPlace[] {
  const stateName = new Map(civilStates().map(({ code, name }) => [code, name]));
  const people = sumPeople(civilZips(), (zip) => zip.areaCodes[0] ?? '');
  return areaCodes().map(({ code, region, country, city }) => {
    const meta = country === 'CA' ? `${provinceName(region)}, Canada` : `${city}, ${region}`;
    return {
      entry: { kind: 'AREA_CODE', value: code, name: code, meta },
      texts: [code],
      aliases: [meta, stateName.get(region) ?? region],
      weight: people.get(code) ?? 0,
    };
  });
}

function mainCounty(members: readonly Zip[]): string {
  const counted = new Map<string, number>();
  for (const { countyFips } of members) counted.set(countyFips, (counted.get(countyFips) ?? 0) + 1);
  return [...counted].reduce((best, other) => (other[1] > best[1] ? other : best))[0];
}

function countyNames(): Map<string, string> {
  return new Map(counties().map(({ fips, fullName }) => [fips, fullName]));
}

function sumPeople(members: readonly Zip[], keyOf: (zip: Zip) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const zip of members) sums.set(keyOf(zip), (sums.get(keyOf(zip)) ?? 0) + zip.people);
  return sums;
}
