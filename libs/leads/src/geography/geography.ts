// Places by kind: suggestions while somebody types, the name of a value, whether a value exists.
// Each kind's places and index are made at their first use (ZIP codes: about a quarter of a second) and kept.
import { PrefixIndex } from './geography-index.ts';
import { makePlaces, type Place } from './geography-places.ts';
import type { GeographyKind } from '../query.ts';

export type { Place } from './geography-places.ts';

/** The index apart: who only asks whether a place exists does without it. */
type Gazetteer = { index: () => PrefixIndex<Place>; byValue: ReadonlyMap<string, Place> };

const made = new Map<GeographyKind, Gazetteer>();

/**
 * At most `limit` places of a kind whose name, or a word of it, begins with `query`, the best known
 * first. Case, accents, punctuation and spaces do not matter, nor do short forms: "st louis" finds Saint Louis.
 */
export function suggest(kind: GeographyKind, query: string, limit: number): Place[] {
  return gazetteer(kind).index().find(query, limit);
}

/** The place of a value as queries hold it; undefined for a value that names no place. */
export function describe(kind: GeographyKind, value: string): Place | undefined {
  return gazetteer(kind).byValue.get(value);
}

export function exists(kind: GeographyKind, value: string): boolean {
  return gazetteer(kind).byValue.has(value);
}

/** Makes every index now, so that the first visitor does not wait for it. */
export function warmGeography(): void {
  for (const kind of Object.keys(makePlaces) as GeographyKind[]) gazetteer(kind).index();
}

function gazetteer(kind: GeographyKind): Gazetteer {
  const known = made.get(kind);
  if (known) return known;
  const places = makePlaces[kind]();
  let index: PrefixIndex<Place> | undefined;
  const fresh: Gazetteer = {
    index: () => (index ??= new PrefixIndex(places)),
    byValue: new Map(places.map(({ entry }) => [entry.value, entry])),
  };
  made.set(kind, fresh);
  return fresh;
}
