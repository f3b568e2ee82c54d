// ZIP codes, counties, states and area codes of the United States.
import { column, lazily, rowsOf } from './rows.ts';
import { areaCodesTable } from './tables/area-codes.ts';
import { countiesTable } from './tables/counties.ts';
import { statesTable } from './tables/states.ts';
import { timeZonesTable } from './tables/time-zones.ts';
import { zipsTable } from './tables/zips.ts';
import { zipTypes, type ZipKind } from './zip-types.ts';

/**
 * `countyFips` is '' for military ZIPs; `planningRegion` is '' outside Connecticut. `people` is an estimate, and 0 if
 * `kind` has no homes. `areaCodes` are those that serve the ZIP, the main one first.
 */
export type Zip = {
  zip: string;
  city: string;
  state: string;
  countyFips: string;
  planningRegion: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  people: number;
  areaCodes: readonly string[];
  kind: ZipKind;
};

export type County = { fips: string; name: string; fullName: string; layer: 'county' | 'region' };

export type StateKind = 'state' | 'district' | 'territory' | 'military';
export type State = { code: string; name: string; fips: string; kind: StateKind; people: number };

/** `region` is a state's code or, for Canada, the province's ('NS/PE' if a code spans two). */
export type AreaCode = { code: string; region: string; country: 'US' | 'CA'; city: string };

/** Sorted by ZIP. */
export const zips = lazily((): readonly Zip[] => {
  const zones = rowsOf(timeZonesTable).map((row) => column(row, 0));
  return rowsOf(zipsTable).map((row) => ({
    zip: column(row, 0),
    city: column(row, 1),
    state: column(row, 2),
    countyFips: column(row, 3),
    planningRegion: column(row, 4),
    latitude: Number(column(row, 5)),
    longitude: Number(column(row, 6)),
    timeZone: zones[Number(column(row, 7))] ?? '',
    people: Number(column(row, 8)),
    areaCodes: column(row, 9)
      .split(' ')
      .filter((code) => code !== ''),
    kind: zipTypes().get(column(row, 0)) ?? 'standard',
  }));
});

/** Counties, and Connecticut's planning regions as a second layer; sorted by FIPS. */
export const counties = lazily((): readonly County[] =>
  rowsOf(countiesTable).map((row) => ({
    fips: column(row, 0),
    name: column(row, 1),
    fullName: column(row, 2),
    layer: column(row, 3) === 'region' ? 'region' : 'county',
  })),
);

export const states = lazily((): readonly State[] =>
  rowsOf(statesTable).map((row) => ({
    code: column(row, 0),
    name: column(row, 1),
    fips: column(row, 2),
    kind: stateKind(column(row, 3)),
    people: Number(column(row, 4)),
  })),
);

export const areaCodes = lazily((): readonly AreaCode[] =>
  rowsOf(areaCodesTable).map((row) => ({
    code: column(row, 0),
    region: column(row, 1),
    country: column(row, 2) === 'CA' ? 'CA' : 'US',
    city: column(row, 3),
  })),
);

function stateKind(text: string): StateKind {
  if (text === 'state' || text === 'district' || text === 'territory' || text === 'military') return text;
  throw new Error(`a state of kind ${text} is unknown`);
}
