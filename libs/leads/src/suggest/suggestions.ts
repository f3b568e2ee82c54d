// The part of a kind is made at its first use (ZIP codes: about a quarter of a second) and kept.
import type { SuggestedList } from '../dictionary.ts';
import { placesOf } from '../geography/geography.ts';
import type { GeographyKind } from '../query.ts';
import { naicsEntries, sicEntries } from './industry-entries.ts';
import { PrefixIndex, type Indexed } from './prefix-index.ts';
import { makeEntries, modelEntries } from './vehicle-entries.ts';

export type SuggestionKind = GeographyKind | SuggestedList;

export type Suggestion = { kind: SuggestionKind; value: string; name: string; meta: string };

const entriesOf: Readonly<Record<SuggestionKind, () => readonly Indexed<Suggestion>[]>> = {
  ST: () => placesOf('ST'),
  COUNTY: () => placesOf('COUNTY'),
  CITY: () => placesOf('CITY'),
  ZIP: () => placesOf('ZIP'),
  AREA_CODE: () => placesOf('AREA_CODE'),
  SIC: sicEntries,
  NAICS: naicsEntries,
  MAKE: makeEntries,
  MODEL: modelEntries,
};

export const suggestionKinds = Object.keys(entriesOf) as SuggestionKind[];

const made = new Map<SuggestionKind, PrefixIndex<Suggestion>>();

/** Best known first. Case, accents, spaces and short forms do not matter, nor one wrong letter if few match. */
export function suggest(kind: SuggestionKind, query: string, limit: number): Suggestion[] {
  return indexOf(kind).find(query, limit);
}

export function entriesFor(kind: SuggestionKind): readonly Indexed<Suggestion>[] {
  return entriesOf[kind]();
}

/** Makes every part now, so that the first visitor does not wait for it. */
export function warmSuggestions(): void {
  for (const kind of suggestionKinds) indexOf(kind);
}

function indexOf(kind: SuggestionKind): PrefixIndex<Suggestion> {
  const known = made.get(kind);
  if (known) return known;
  const fresh = new PrefixIndex(entriesOf[kind]());
  made.set(kind, fresh);
  return fresh;
}
