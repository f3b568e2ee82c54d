// Places by kind: the name of a value, whether a value exists. Each kind's places are made at their first use and kept.
import { makePlaces } from './geography-places.ts';
import type { Place } from './place.ts';
import type { Indexed } from '../suggest/prefix-index.ts';
import type { GeographyKind } from '../query.ts';

type Gazetteer = { places: readonly Indexed<Place>[]; byValue: ReadonlyMap<string, Place> };

const made = new Map<GeographyKind, Gazetteer>();

export function describe(kind: GeographyKind, value: string): Place | undefined {
  return gazetteer(kind).byValue.get(value);
}

export function exists(kind: GeographyKind, value: string): boolean {
  return gazetteer(kind).byValue.has(value);
}

export function placesOf(kind: GeographyKind): readonly Indexed<Place>[] {
  return gazetteer(kind).places;
}

function gazetteer(kind: GeographyKind): Gazetteer {
  const known = made.get(kind);
  if (known) return known;
  const places = makePlaces[kind]();
  const fresh: Gazetteer = { places, byValue: new Map(places.map(({ entry }) => [entry.value, entry])) };
  made.set(kind, fresh);
  return fresh;
}
