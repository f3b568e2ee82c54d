// Where a ZIP code lies, by what a search of the place finds: other names of a city and old counties too.
import { lazily } from '@leadwright/reference/rows';
import { zips, type Zip } from '@leadwright/reference/places';
import { geographyColumns } from '../dictionary.ts';
import { cityValue } from '../geography/city-value.ts';
import type { Place } from '../geography/place.ts';
import { reachOf } from '../geography/reach.ts';
import { zipOf } from './read-code.ts';

const valueIn: Readonly<Record<string, (zip: Zip) => string>> = {
  [geographyColumns.ST]: ({ state }) => state,
  [geographyColumns.COUNTY]: ({ countyFips }) => countyFips,
  [geographyColumns.CITY]: ({ state, city }) => cityValue(state, city),
  [geographyColumns.ZIP]: ({ zip }) => zip,
};

const zipsByCity = lazily((): ReadonlyMap<string, readonly string[]> => {
  const byCity = new Map<string, string[]>();
  for (const { zip, state, city } of zips()) {
    const known = byCity.get(cityValue(state, city));
    if (known) known.push(zip);
    else byCity.set(cityValue(state, city), [zip]);
  }
  return byCity;
});

/** Whether a search of the place finds the leads of the ZIP code. */
export function zipLiesIn(zip: string, { kind, value }: Place): boolean {
  const row = zipOf(zip);
  if (row === undefined) return false;
  return reachOf(kind, [value]).some(({ column, values }) => values.includes(valueIn[column]?.(row) ?? ''));
}

/** Whether a ZIP code of the city lies in the county. */
export function lieTogether(city: Place, county: Place): boolean {
  return reachOf('CITY', [city.value])
    .flatMap(({ column, values }) =>
      column === geographyColumns.ZIP ? values : values.flatMap((value) => zipsByCity().get(value) ?? []),
    )
    .some((zip) => zipLiesIn(zip, county));
}
