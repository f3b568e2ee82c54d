// What the places of a search are in the lead tables. Most are a value of their kind's column. A city that the mail calls
// otherwise, and a planning region, are their ZIP codes; a county whose code is old is those that took its place.
import { oldCounties } from '@leadwright/reference/old-counties';
import { otherNames } from '@leadwright/reference/other-names';
import { zips } from '@leadwright/reference/places';
import { lazily } from '@leadwright/reference/rows';
import { geographyColumns } from '../dictionary.ts';
import type { GeographyKind } from '../query.ts';
import { cityValue } from './city-value.ts';

/** A lead lies in a place if one of these columns has one of its values. */
export type Reach = readonly { column: string; values: readonly string[] }[];

export function reachOf(kind: GeographyKind, values: readonly string[]): Reach {
  const byColumn = new Map<string, Set<string>>();
  for (const value of values) {
    const { column, values: found } = apart[kind]?.().get(value) ?? { column: geographyColumns[kind], values: [value] };
    const known = byColumn.get(column) ?? new Set();
    for (const each of found) known.add(each);
    byColumn.set(column, known);
  }
  return [...byColumn].map(([column, found]) => ({ column, values: [...found] }));
}

type Apart = ReadonlyMap<string, { column: string; values: readonly string[] }>;

const apart: Partial<Readonly<Record<GeographyKind, () => Apart>>> = {
  CITY: lazily(
    (): Apart =>
      new Map(
        otherNames().map(({ state, name, zips: values }) => [
          cityValue(state, name),
          { column: geographyColumns.ZIP, values },
        ]),
      ),
  ),
  COUNTY: lazily((): Apart => {
    const regions = new Map<string, { column: string; values: string[] }>();
    for (const { zip, planningRegion } of zips()) {
      if (planningRegion === '') continue;
      const known = regions.get(planningRegion);
      if (known) known.values.push(zip);
      else regions.set(planningRegion, { column: geographyColumns.ZIP, values: [zip] });
    }
    const old = oldCounties().map(
      ({ fips, became }) => [fips, { column: geographyColumns.COUNTY, values: became }] as const,
    );
    return new Map([...regions, ...old]);
  }),
};
