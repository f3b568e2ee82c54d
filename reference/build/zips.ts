// ZIP codes: GeoNames' list with corrections, the territories it lacks, a time zone and a population estimate. One
// county per ZIP, although more than a fifth of ZIPs cross a county line.
import { rowsOf } from '../src/rows.ts';
import { statesTable } from '../src/tables/states.ts';
import type { County } from './counties.ts';
import { geoNamesZips, vegaZips, zipTimeZones, type RawZip } from './packages.ts';

export type BuiltZip = {
  zip: string;
  city: string;
  state: string;
  countyFips: string;
  region: string;
  lat: number;
  lon: number;
  timeZone: string;
};

const stateFips = new Map(rowsOf(statesTable).map(([code = '', , fips = '']) => [code, fips]));
// The source has the territory in place of the county: Pago Pago, Saipan, Rota, Tinian.
const islands: Record<string, string> = { 96799: '60010', 96950: '69110', 96951: '69100', 96952: '69120' };
const territories = new Set(['PR', 'GU', 'VI', 'MP', 'AS']);

export function buildZips(counties: readonly County[]): BuiltZip[] {
  const byName = new Map(
    counties
      .filter(({ layer }) => layer === 'county')
      .map((county) => [`${county.fips.slice(0, 2)}:${plain(county.name)}`, county.fips]),
  );
  const oldConnecticut = connecticutCounties(byName);
  const built = new Map<string, BuiltZip>();
  for (const raw of geoNamesZips()) {
    const zip = fromGeoNames(raw, oldConnecticut);
    // Two military ZIPs occur twice; people mean the row that is in a state.
    if (zip && (!built.has(zip.zip) || zip.countyFips !== '')) built.set(zip.zip, zip);
  }
  for (const raw of vegaZips()) {
    if (!territories.has(raw.state) || built.has(raw.zip)) continue;
    built.set(raw.zip, { ...place(raw), countyFips: territoryCounty(raw, byName), region: '' });
  }
  nearestConnecticut(built);
  return withTimeZones([...built.values()].sort((a, b) => (a.zip < b.zip ? -1 : 1)));
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/^Saint /, 'St. ')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();

function place({ zip, city, state, lat, lon }: Omit<RawZip, 'county' | 'countyCode'>) {
  return { zip, city: city.replace(/\s+/g, ' ').trim(), state, lat, lon, timeZone: '' };
}

function fromGeoNames(raw: RawZip, oldConnecticut: ReadonlyMap<string, string>): BuiltZip | undefined {
  const military = raw.state === '' ? militaryRegion(raw.zip) : '';
  if (military !== '')
    return { ...place(raw), city: raw.city.slice(0, 3), state: military, countyFips: '', region: '' };
  if (raw.state === 'MH' || raw.state === '') return undefined;
  const fips = `${stateFips.get(raw.state) ?? ''}${raw.countyCode}`;
  if (raw.state === 'CT') {
    const old = oldConnecticut.get(raw.zip) ?? (Number(raw.countyCode) < 110 ? fips : '');
    return { ...place(raw), countyFips: old, region: Number(raw.countyCode) >= 110 ? fips : '' };
  }
  // One row still has a dissolved borough; its town is in the Hoonah-Angoon area.
  return { ...place(raw), countyFips: fips === '02232' ? '02105' : fips, region: '' };
}

/** By the ZIP's number, because the source says AA for most of the Pacific and some of Europe. */
function militaryRegion(zip: string): string {
  if (/^09/.test(zip)) return 'AE';
  if (/^340/.test(zip)) return 'AA';
  return /^96[2-6]/.test(zip) ? 'AP' : '';
}

function connecticutCounties(byName: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    vegaZips().flatMap(({ zip, state, county }) => {
      const fips = state === 'CT' ? byName.get(`09:${plain(county)}`) : undefined;
      return fips === undefined ? [] : [[zip, fips] as const];
    }),
  );
}

function territoryCounty(raw: Omit<RawZip, 'countyCode'>, byName: ReadonlyMap<string, string>): string {
  const fips = stateFips.get(raw.state) ?? '';
  const found = islands[raw.zip] ?? byName.get(`${fips}:${plain(raw.county)}`);
  if (found === undefined) throw new Error(`ZIP ${raw.zip}: no county ${raw.county} in ${raw.state}`);
  return found;
}

/** Connecticut ZIPs newer than the list of old counties take the nearest ZIP's county. */
function nearestConnecticut(built: Map<string, BuiltZip>): void {
  const known = [...built.values()].filter(({ state, countyFips }) => state === 'CT' && countyFips !== '');
  for (const zip of built.values()) {
    if (zip.state !== 'CT' || zip.countyFips !== '') continue;
    zip.countyFips = known.reduce((best, other) =>
      distance(zip, other) < distance(zip, best) ? other : best,
    ).countyFips;
  }
}

type Point = { lat: number; lon: number };

/** For comparing distances only: squared degrees, longitude scaled by latitude. */
export function distance(a: Point, b: Point): number {
  const lon = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  return lon ** 2 + (a.lat - b.lat) ** 2;
}

function withTimeZones(zips: BuiltZip[]): BuiltZip[] {
  const known = zipTimeZones();
  const county = majority(zips, known, ({ countyFips }) => countyFips);
  const prefix = majority(zips, known, ({ zip }) => zip.slice(0, 3));
  const state = majority(zips, known, (zip) => zip.state);
  return zips.map((zip) => ({
    ...zip,
    timeZone:
      known.get(zip.zip) ?? county.get(zip.countyFips) ?? prefix.get(zip.zip.slice(0, 3)) ?? state.get(zip.state) ?? '',
  }));
}

function majority(
  zips: readonly BuiltZip[],
  known: ReadonlyMap<string, string>,
  keyOf: (zip: BuiltZip) => string,
): Map<string, string> {
  const votes = new Map<string, Map<string, number>>();
  for (const zip of zips) {
    const zone = known.get(zip.zip);
    const key = keyOf(zip);
    if (zone === undefined || key === '') continue;
    const counts = votes.get(key) ?? votes.set(key, new Map()).get(key);
    counts?.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  return new Map([...votes].map(([key, counts]) => [key, [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '']));
}
