// Area codes with their state or province, and which of them serve a ZIP. A code serves the cities that the numbering
// plan's prefixes name, and an overlay serves the cities of its original code. A ZIP whose city no prefix names takes
// the codes of the nearest such city in its state.
import { rowsOf } from '../src/rows.ts';
import { statesTable } from '../src/tables/states.ts';
import {
  canadaByHand,
  codesByCounty,
  mainCities,
  newAreaCodes,
  overlays,
  placedElsewhere,
  provinces,
  territoryAreaCodes,
} from './hand/area-codes.ts';
import { areaCodeCities, phonePrefixPlaces, plannedAreaCodes } from './packages.ts';
import { placeKey } from './place-key.ts';
import { distance, type BuiltZip } from './zips.ts';

export type AreaCode = { code: string; region: string; country: 'US' | 'CA'; city: string };

const stateByName = new Map(rowsOf(statesTable).map(([code = '', name = '']) => [name, code]));
stateByName.set('Washington D.C.', 'DC').set('Washington State', 'WA');

// A code with few of a city's prefixes belongs to a neighbouring city.
const leastShare = 0.08;

type Places = Map<string, Map<string, number>>; // the key of a place -> code -> prefixes

export function buildAreaCodes(): AreaCode[] {
  const planned = plannedAreaCodes();
  const cities = areaCodeCities();
  const regions = regionsByCode();
  const cityOf = (code: string): string =>
    cities.get(code) ?? mainCities[code] ?? cities.get(overlays[code] ?? '') ?? mainCities[overlays[code] ?? ''] ?? '';
  const us = [...planned].filter(([, country]) => country === 'US').map(([code]) => code);
  const byHand = { ...newAreaCodes, ...territoryAreaCodes };
  const codes: AreaCode[] = us.map((code) => ({
    code,
    region: regions.get(code) ?? '',
    country: 'US',
    city: cityOf(code),
  }));
  for (const [code, region] of Object.entries(byHand)) codes.push({ code, region, country: 'US', city: cityOf(code) });
  for (const [code, country] of planned) {
    if (country === 'CA')
      codes.push({ code, region: canadaByHand[code] ?? regions.get(code) ?? '', country, city: '' });
  }
  for (const { code, region } of codes) if (region === '') throw new Error(`area code ${code} has no region`);
  return codes.sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** The state or province that most of a code's texts name. */
function regionsByCode(): Map<string, string> {
  const votes = new Map<string, Map<string, number>>();
  for (const [prefix, place] of phonePrefixPlaces()) {
    const region = /, ([A-Z]{2})$/.exec(place)?.[1] ?? stateByName.get(place) ?? provinces[place];
    if (region === undefined) continue;
    const code = prefix.slice(0, 3);
    const counts = votes.get(code) ?? new Map<string, number>();
    // A text for the whole code counts more than all texts for its parts.
    counts.set(region, (counts.get(region) ?? 0) + (prefix.length === 3 ? 10_000 : 1));
    votes.set(code, counts);
  }
  return new Map([...votes].map(([code, counts]) => [code, [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '']));
}

/** The codes that serve each ZIP, most used first; military ZIPs have none. */
export function areaCodesOfZips(zips: readonly BuiltZip[], codes: readonly AreaCode[]): Map<string, string[]> {
  const places = placesByCity(codes);
  const overlaysOf = new Map<string, string[]>();
  for (const [overlay, under] of Object.entries(overlays))
    overlaysOf.set(under, [...(overlaysOf.get(under) ?? []), overlay]);
  const byState = new Map<string, { zip: BuiltZip; codes: string[] }[]>();
  for (const zip of zips) {
    const counts = places.get(placeKey(zip.state, zip.city));
    if (counts) byState.set(zip.state, [...(byState.get(zip.state) ?? []), { zip, codes: mainCodes(counts) }]);
  }
  const inState = (state: string) => codes.filter(({ region }) => region === state).map(({ code }) => code);
  return new Map(
    zips.map((zip) => {
      const named = byState.get(zip.state) ?? [];
      const own = codesByCounty[zip.countyFips] ?? (named.length > 0 ? nearest(zip, named) : inState(zip.state));
      return [zip.zip, [...new Set(own.flatMap((code) => [code, ...(overlaysOf.get(code) ?? [])]))]];
    }),
  );
}

function placesByCity(codes: readonly AreaCode[]): Places {
  const region = new Map(codes.map((code) => [code.code, code.region]));
  const places: Places = new Map();
  for (const [prefix, text] of phonePrefixPlaces()) {
    const [city = '', state] = text.split(', ');
    const code = prefix.slice(0, 3);
    if (state === undefined || region.get(code) !== state || placedElsewhere.has(code)) continue;
    const key = placeKey(state, city);
    const counts = places.get(key) ?? new Map<string, number>();
    places.set(key, counts.set(code, (counts.get(code) ?? 0) + 1));
  }
  return places;
}

function mainCodes(counts: ReadonlyMap<string, number>): string[] {
  const sum = [...counts.values()].reduce((total, count) => total + count, 0);
  return [...counts]
    .filter(([, count]) => count / sum >= leastShare)
    .sort((a, b) => b[1] - a[1])
    .map(([code]) => code);
}

function nearest(zip: BuiltZip, named: readonly { zip: BuiltZip; codes: string[] }[]): string[] {
  let best = named[0];
  for (const other of named) if (best && distance(zip, other.zip) < distance(zip, best.zip)) best = other;
  return best?.codes ?? [];
}
