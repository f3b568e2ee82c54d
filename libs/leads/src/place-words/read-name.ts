// A name as people write it: alone, or with its state behind a comma, a space or the end of a cell.
import type { Place } from '../geography/place.ts';
import type { GeographyKind } from '../query.ts';
import { namedPlaces, type NamedKind } from './named-places.ts';
import type { CodeRead } from './read-code.ts';
import type { WrittenWord } from './written-words.ts';

export type Reading = CodeRead | { is: 'left-out'; code: 'several-places'; candidates: readonly Place[] };

/** `word` is what was written. */
export type Read = { word: string; reading: Reading };

export const unknownPlace: Reading = { is: 'left-out', code: 'unknown-place' };

/** What a name means before the next word of its row; `length` words were read. */
export function readName(
  { text }: WrittenWord,
  next: WrittenWord | undefined,
  asked: GeographyKind | undefined,
): Read & { length: number } {
  const state = next === undefined || next.isCode ? undefined : stateCalled(next.text);
  const first = isNamedKind(asked) ? [asked] : [];
  const alone = nameAlone([...first, 'ST', 'CITY', 'COUNTY'], text);
  const isState = stateCalled(text) !== undefined;
  if (state !== undefined && !(asked === 'ST' && isState)) {
    const word = `${text}, ${next?.text}`;
    const reading = nameInState(text, state, asked);
    if (reading !== undefined) return { word, reading, length: 2 };
    // A city that the state has not is no reason to search the whole state.
    const isPairOnly = asked === 'CITY' || asked === 'COUNTY' || alone?.is !== 'place';
    if (asked !== 'ST' && !isState && isPairOnly) return { word, reading: unknownPlace, length: 2 };
  }
  return { word: text, reading: alone ?? unknownPlace, length: 1 };
}

/** The state's code. */
export function stateCalled(name: string): string | undefined {
  const [state, ...others] = namedPlaces('ST', name);
  return others.length === 0 ? state?.value : undefined;
}

/** A city or a county of the state, the kind that is asked first. */
export const nameInState = (name: string, state: string, asked: GeographyKind | undefined): Reading | undefined =>
  nameAmong([...(isNamedKind(asked) ? [asked] : []), 'CITY', 'COUNTY'], `${name} ${state}`);

/** Every place of the kind that is called so, with a state's name in full too. */
export const placesCalled = (kind: NamedKind, name: string): Place[] => {
  const places = namedPlaces(kind, name);
  return places.length > 0 ? places : namedPlaces(kind, byStatesCode(name));
};

const isNamedKind = (kind: GeographyKind | undefined): kind is NamedKind =>
  kind === 'ST' || kind === 'COUNTY' || kind === 'CITY';

const nameAlone = (kinds: readonly NamedKind[], name: string): Reading | undefined =>
  nameAmong(kinds, name) ?? nameAmong(kinds, byStatesCode(name));

/** "Pima County New Mexico" as "Pima County NM"; no state's name has more than three words. */
function byStatesCode(name: string): string {
  const words = name.split(' ');
  for (const length of [3, 2, 1]) {
    const state = words.length > length ? stateCalled(words.slice(-length).join(' ')) : undefined;
    if (state !== undefined) return [...words.slice(0, -length), state].join(' ');
  }
  return name;
}

function nameAmong(kinds: readonly NamedKind[], name: string): Reading | undefined {
  for (const kind of kinds) {
    const [place, ...others] = namedPlaces(kind, name);
    if (place !== undefined)
      return others.length === 0
        ? { is: 'place', place }
        : { is: 'left-out', code: 'several-places', candidates: [place, ...others] };
  }
  return undefined;
}
