// Places that no ZIP names: boroughs, neighbourhoods and towns without a post office. They are where their nearest ZIPs are.
import type { Zip } from '../../src/places.ts';
import type { LargePlace } from '../packages.ts';
import { placeKey } from '../place-key.ts';
import type { BuiltPlace } from './mailed-elsewhere.ts';

const ZIPS_MAX = 8;
const REACH_KM = 8;
/** A name that is that far from the place is another's. */
const OTHERS_KM = 18;

/** How many kilometres a ZIP is from a place; right to a hundredth within a state. */
function kilometres(zip: Pick<Zip, 'latitude' | 'longitude'>, place: { lat: number; lon: number }): number {
  const east = (zip.longitude - place.lon) * Math.cos((place.lat * Math.PI) / 180);
  return Math.hypot(zip.latitude - place.lat, east) * 111.2;
}

/** Places of `large` that are neither in `named`, nor a city of ZIPs, nor among `spelled`, which has place keys. */
export function nearPlaces(
  large: readonly LargePlace[],
  zips: readonly Zip[],
  { named, spelled }: { named: ReadonlyMap<string, BuiltPlace>; spelled: ReadonlySet<string> },
): BuiltPlace[] {
  const byZip = new Map(zips.map((zip) => [zip.zip, zip]));
  const cities = new Map<string, Zip[]>();
  for (const zip of zips) {
    const key = placeKey(zip.state, zip.city);
    cities.set(key, [...(cities.get(key) ?? []), zip]);
  }
  return large.flatMap((place) => {
    const key = placeKey(place.state, place.name);
    const known = [...(cities.get(key) ?? []), ...(named.get(key)?.zips ?? []).flatMap((zip) => byZip.get(zip) ?? [])];
    if (spelled.has(key) || known.some((zip) => kilometres(zip, place) < OTHERS_KM)) return [];
    const near = nearest(place, zips);
    const city = near[0]?.city ?? '';
    const name = known.length === 0 ? place.name : `${place.name} (${city})`;
    return near.length === 0
      ? []
      : [{ state: place.state, name, how: 'near' as const, zips: near.map(({ zip }) => zip).sort() }];
  });
}

/** ZIPs with homes, until as many people live there as in the place; at least one. */
function nearest(place: LargePlace, zips: readonly Zip[]): Zip[] {
  const around = zips
    .filter(({ state, people }) => state === place.state && people > 0)
    .map((zip) => ({ zip, km: kilometres(zip, place) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, ZIPS_MAX);
  let people = 0;
  return around.flatMap(({ zip, km }, at) => {
    if (people >= place.people || (at > 0 && km > REACH_KM)) return [];
    people += zip.people;
    return [zip];
  });
}
