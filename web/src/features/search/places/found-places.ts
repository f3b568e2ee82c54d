// What was read out of a list, beside what a search takes.
import { counted, nounFor } from '@leadwright/leads/counted';
import { placesMax, placeWords } from '@leadwright/leads/rules/places';
import { formatNumber } from '../../../components/words/format.ts';
import type { Geography, GeographyKind, PlaceRead } from '../../../server/api-types.ts';

export type FoundPlaces = {
  kind: GeographyKind;
  places: PlaceRead[];
  already: readonly string[];
  room: number;
  /** Chosen places of another kind, which these would take the place of. */
  replaced: { kind: GeographyKind; count: number } | null;
};

/** By kind, those first that are most; without what is chosen already. */
export function foundPlaces(
  places: readonly PlaceRead[],
  offered: readonly GeographyKind[],
  geography: Geography | null,
): FoundPlaces[] {
  const chosen = geography === null || geography.kind === 'nationwide' ? null : geography;
  return offered
    .map((kind) => {
      const already = chosen?.kind === kind ? chosen.values : [];
      const fresh = places.filter((place) => place.kind === kind && !already.includes(place.value));
      const replaced =
        chosen === null || chosen.kind === kind ? null : { kind: chosen.kind, count: chosen.values.length };
      return { kind, places: fresh, already, room: Math.max(0, placesMax[kind] - already.length), replaced };
    })
    .filter((found) => found.places.length > 0)
    .sort((a, b) => b.places.length - a.places.length);
}

/** All of them, where they are of one kind, one search takes them, and no chosen place is lost by it. */
export function wholeOf(found: readonly FoundPlaces[]): Geography | null {
  const [only, ...others] = found;
  if (only === undefined || others.length > 0 || only.places.length > only.room || only.replaced !== null) return null;
  return geographyOf(
    only,
    only.places.map(({ value }) => value),
  );
}

export function geographyOf({ kind, already }: FoundPlaces, kept: readonly string[]): Geography {
  return { kind, values: [...already, ...kept] };
}

/** "23 ZIP codes". */
export function countedPlaces(kind: GeographyKind, count: number): string {
  return counted(count, placeWords[kind].one, placeWords[kind].many);
}

/** What is lost of the search, as a sentence; empty where nothing is. */
export function replacedWords({ replaced }: FoundPlaces): string {
  if (replaced === null) return '';
  const places = countedPlaces(replaced.kind, replaced.count);
  return `One search holds one kind of place. The ${places} of this search would go.`;
}

/** What a search had no room for; empty where all are kept. */
export function overLimit({ kind, places }: FoundPlaces, kept: number): string {
  const over = places.length - kept;
  const limit = `A search covers up to ${countedPlaces(kind, placesMax[kind])}`;
  return over > 0 ? `${limit}; ${formatNumber(over)} ${nounFor(over, 'was', 'were')} left out.` : '';
}

/** Kinds that were read and that these leads are not searched by, as a sentence. */
export function notOffered(places: readonly PlaceRead[], offered: readonly GeographyKind[]): string {
  const kinds = [...new Set(places.map(({ kind }) => kind))].filter((kind) => !offered.includes(kind));
  return kinds.length === 0
    ? ''
    : `These leads are not searched by ${kinds.map((kind) => placeWords[kind].one).join(' or ')}.`;
}

/** What the places of a list are whose name alone would mislead, as sentences. */
export function toldWords(places: readonly PlaceRead[], taken: Geography): string[] {
  return places
    .filter(({ kind, value, told }) => told && taken.kind === kind && taken.values.includes(value))
    .map(({ name, meta }) => `${name}: ${meta}.`);
}

const namedMax = 5;

/** "Did you mean 02108 and 02109?", of a few by name. */
export function zerosWords(zerosLost: readonly PlaceRead[]): string {
  const named = zerosLost
    .slice(0, namedMax)
    .map(({ value, meta }) => (zerosLost.length === 1 ? `${value}, ${meta}` : value));
  const more = zerosLost.length - named.length;
  const all = more > 0 ? [...named, `${more} more`] : named;
  return `Did you mean ${[all.slice(0, -1).join(', '), ...all.slice(-1)].filter((words) => words !== '').join(' and ')}?`;
}
