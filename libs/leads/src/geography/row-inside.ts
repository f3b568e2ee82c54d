import { counties, states, zips, type Zip } from '@leadwright/reference/places';
import { geographyColumns } from '../dictionary.ts';
import type { Geography } from '../query.ts';
import { cityValue } from './city-value.ts';
import { reachOf } from './reach.ts';

/** The cells of a row that say where its lead is; '' where a cell is empty. `county` is its name, `phone` has digits alone. */
export type RowPlace = { state: string; zip: string; city: string; county: string; phone: string };

/** A file has no FIPS and no area code: inside if county, ZIP code or phone says so; outside if nothing says it. */
export function createRowInside(geography: Geography): (row: RowPlace) => boolean {
  if (geography.kind === 'nationwide') return () => true;
  const parts = reachOf(geography.kind, geography.values).map(({ column, values }) => ({
    asked: new Set(values),
    valuesOf: valuesIn[column]?.() ?? nothing,
  }));
  return (row) => parts.some(({ asked, valuesOf }) => valuesOf(row).some((value) => asked.has(value)));
}

type ValuesOf = (row: RowPlace) => readonly string[];

const nothing: ValuesOf = () => [];

/** By column of the lead table. */
const valuesIn: Readonly<Record<string, () => ValuesOf>> = {
  [geographyColumns.ST]: () => (row) => [row.state],
  [geographyColumns.ZIP]: () => (row) => [row.zip],
  [geographyColumns.CITY]: () => (row) => [cityValue(row.state, row.city)],
  [geographyColumns.COUNTY]: countiesOf,
  [geographyColumns.AREA_CODE]: areaCodesOf,
};

function countiesOf(): ValuesOf {
  const byZip = zipsByCode();
  const stateByFips = new Map(states().map(({ fips, code }) => [fips, code]));
  const byName = new Map<string, string>();
  for (const { fips, name, fullName, layer } of counties()) {
    if (layer !== 'county') continue;
    const state = stateByFips.get(fips.slice(0, 2)) ?? '';
    for (const each of [name, fullName]) byName.set(nameKey(state, each), fips);
  }
  return ({ state, county, zip }) => {
    const named = byName.get(nameKey(state, county));
    const ofZip = byZip.get(zip)?.countyFips;
    return [named, ofZip].filter((value) => value !== undefined);
  };
}

const nameKey = (state: string, county: string): string => `${state}:${county.toUpperCase()}`;

function areaCodesOf(): ValuesOf {
  const byZip = zipsByCode();
  return ({ phone, zip }) => [...(phone === '' ? [] : [phone.slice(0, 3)]), ...(byZip.get(zip)?.areaCodes ?? [])];
}

function zipsByCode(): ReadonlyMap<string, Zip> {
  return new Map(zips().map((zip) => [zip.zip, zip]));
}
