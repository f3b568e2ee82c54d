// Places by what people call them, whole: suggestions begin with what is typed, a list names what it means.
import { placesOf } from '../geography/geography.ts';
import type { Place } from '../geography/place.ts';
import type { GeographyKind } from '../query.ts';
import { normalise, spellingsOf, squeeze, typedSpellings } from '../suggest/spellings.ts';

export type NamedKind = Extract<GeographyKind, 'ST' | 'COUNTY' | 'CITY'>;

type Called = { place: Place; rank: number; written: string };
type Names = { whole: ReadonlyMap<string, Called[]>; bare: ReadonlyMap<string, Called[]> };

const made = new Map<NamedKind, Names>();

/** The places of a kind that are called so, in full; several where a name alone does not tell them apart. */
export function namedPlaces(kind: NamedKind, name: string): Place[] {
  const { whole, bare } = namesOf(kind);
  const keys = typedSpellings(name).map((spelled) => squeeze(spelled));
  const found = (names: Names['whole']) =>
    best(
      keys.flatMap((key) => names.get(key) ?? []),
      keys,
    );
  return found(whole) ?? found(bare) ?? [];
}

/** Makes every name now, so that the first list does not wait for it. */
export function warmPlaceNames(): void {
  for (const kind of ['ST', 'COUNTY', 'CITY'] as const) namesOf(kind);
}

// A place's own name goes before another that it has too, what is written so before what is only spelt alike ("Takoma Pk,
// MD"), and a name of the mail, or of today, before one that is neither.
function best(found: readonly Called[], [typed]: readonly string[]): Place[] | undefined {
  if (found.length === 0) return undefined;
  const rank = Math.min(...found.map((one) => one.rank));
  const tests: ((one: Called) => boolean)[] = [
    (one) => one.rank === rank,
    ({ written }) => written === typed,
    ({ place }) => place.told === undefined,
  ];
  const left = tests.reduce((all, test) => (all.some(test) ? all.filter(test) : all), found);
  return [...new Set(left.map(({ place }) => place))];
}

function namesOf(kind: NamedKind): Names {
  const before = made.get(kind);
  if (before) return before;
  const whole = new Map<string, Called[]>();
  const bare = new Map<string, Called[]>();
  for (const { entry, texts, aliases = [] } of placesOf(kind))
    for (const [rank, text] of [...texts, ...aliases].entries()) {
      const called = { place: entry, rank, written: squeeze(normalise(text)) };
      for (const spelled of spellingsOf(text)) note(whole, squeeze(spelled), called);
      for (const spelled of kind === 'ST' ? [] : withoutState(text)) note(bare, squeeze(spelled), called);
    }
  const fresh = { whole, bare };
  made.set(kind, fresh);
  return fresh;
}

const withoutState = (text: string): string[] =>
  spellingsOf(text).flatMap((spelled) => /^(.+) [A-Z]{2}$/.exec(spelled)?.[1] ?? []);

function note(into: Map<string, Called[]>, key: string, called: Called): void {
  const known = into.get(key);
  if (known) known.push(called);
  else into.set(key, [called]);
}
