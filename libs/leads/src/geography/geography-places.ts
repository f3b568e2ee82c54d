// The places that a search may name, made from the reference tables. Military post is no place: no lead lives there.
import { areaCodes, counties, states, type Zip } from '@leadwright/reference/places';
import type { ZipKind } from '@leadwright/reference/zip-types';
import type { GeographyKind } from '../query.ts';
import { cityValue } from './city-value.ts';
import { countyPlaces } from './county-places.ts';
import { otherPlaces, saidOf } from './other-places.ts';
import { aboutPeople, civilZips, sumPeople } from './people-in.ts';
import type { IndexedPlace } from './place.ts';

const civilStates = () => states().filter(({ kind }) => kind !== 'military');

export const makePlaces: Readonly<Record<GeographyKind, () => IndexedPlace[]>> = {
  ST: statePlaces,
  COUNTY: countyPlaces,
  CITY: () => [...cityPlaces(), ...otherPlaces()],
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
  const said = saidOf();
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
      aliases: [`${largest.city} ${stateName.get(largest.state) ?? ''}`, ...(said.get(value) ?? [])],
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
      ...(kind === 'po-box' ? { told: true as const } : {}),
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
