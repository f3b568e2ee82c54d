// Places whose mail is addressed to a city of another name: "Bloomington, MN", of which all ZIPs say Minneapolis.
import type { Zip } from '../../src/places.ts';
import { placeKey } from '../place-key.ts';
import type { PostalZip } from './postal-names.ts';

export type BuiltPlace = { state: string; name: string; how: 'accepted' | 'said' | 'near'; zips: string[] };

// In the District they are names of offices; urbanizations of Puerto Rico are part of an address, not a place to search.
const withoutSaid = new Set(['DC', 'PR']);

/** By place key. Names of ZIPs with homes alone; a city that a ZIP has as its own is no other name in its state. */
export function mailedElsewhere(postal: readonly PostalZip[], zips: readonly Zip[]): Map<string, BuiltPlace> {
  const own = new Set(zips.map(({ state, city }) => placeKey(state, city)));
  const byZip = new Map(zips.map((zip) => [zip.zip, zip]));
  const places = new Map<string, BuiltPlace>();
  for (const { zip, type, city, state, accepted, said } of postal) {
    const known = byZip.get(zip);
    if (known?.state !== state || known.kind !== 'standard' || type === 'UNIQUE') continue;
    const all = [city, ...accepted, ...said];
    const add = (name: string, how: 'accepted' | 'said') => {
      const key = placeKey(state, name);
      if (own.has(key) || [city, known.city].some((whole) => isShortFor(name, whole))) return;
      if (all.some((whole) => isWordByWord(name, whole))) return;
      const place = places.get(key) ?? { state, name, how, zips: [] };
      if (how === 'accepted') place.how = how;
      if (!place.zips.includes(zip)) place.zips.push(zip);
      places.set(key, place);
    };
    for (const name of [city, ...accepted]) add(name, 'accepted');
    if (!withoutSaid.has(state)) for (const name of said) add(name, 'said');
  }
  return places;
}

/** "Wtby" of Waterbury, "Forest Hls" of Forest Hills: the same first letter, and the others in their order. */
function isShortFor(name: string, whole: string): boolean {
  const [short, long] = [placeKey('', name), placeKey('', whole)];
  if (short.length >= long.length || short[1] !== long[1]) return false;
  let matched = 0;
  for (const letter of long) if (letter === short[matched]) matched += 1;
  return matched === short.length;
}

/** "Sandy Spgs" of Sandy Springs; "Plymouth" is not short for Plymouth Heights. */
function isWordByWord(name: string, whole: string): boolean {
  const [short, long] = [name.split(' '), whole.split(' ')];
  return (
    name !== whole &&
    short.length === long.length &&
    short.every((word, at) => word === long[at] || isShortFor(word, long[at] ?? ''))
  );
}
