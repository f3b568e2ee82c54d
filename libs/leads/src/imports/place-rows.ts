// The places that an imported ZIP code is looked up in.
import { oldCounties } from '@leadwright/reference/old-counties';
import { areaCodes, counties, states, zips } from '@leadwright/reference/places';
import { cityValue } from '../geography/city-value.ts';

export const placeTableColumns = {
  place_zip: 'String',
  place_city_name: 'String',
  place_city: 'String',
  place_state: 'String',
  place_state_name: 'String',
  place_county_name: 'String',
  place_county_fips: 'String',
  place_region: 'String',
  place_region_fips: 'String',
  place_old_counties: 'Array(String)',
  place_time_zone: 'String',
  place_area_codes: 'Array(String)',
  place_kind: 'String',
} as const;

/** A row for every ZIP code; of the military post without a county. `place_old_counties`: codes and names that its county had. */
export function placeRows(): { [Column in keyof typeof placeTableColumns]: string | readonly string[] }[] {
  const county = new Map(counties().map(({ fips, fullName }) => [fips, fullName]));
  const old = oldByCounty();
  const state = new Map(states().map(({ code, name }) => [code, name]));
  return zips().map((zip) => ({
    place_zip: zip.zip,
    place_city_name: zip.city,
    place_city: cityValue(zip.state, zip.city),
    place_state: zip.state,
    place_state_name: state.get(zip.state) ?? '',
    place_county_name: county.get(zip.countyFips) ?? '',
    place_county_fips: zip.countyFips,
    place_region: county.get(zip.planningRegion) ?? '',
    place_region_fips: zip.planningRegion,
    place_old_counties: old.get(zip.countyFips) ?? [],
    place_time_zone: zip.timeZone,
    place_area_codes: zip.areaCodes,
    place_kind: zip.kind,
  }));
}

function oldByCounty(): Map<string, string[]> {
  const old = new Map<string, string[]>();
  for (const { fips, fullName, became } of oldCounties())
    for (const county of became) old.set(county, [...(old.get(county) ?? []), fips, fullName]);
  return old;
}

/** Those of the United States. */
export const knownAreaCodes = (): string[] =>
  areaCodes()
    .filter(({ country }) => country === 'US')
    .map(({ code }) => code);
