// The form of the places that a search names, for the API and the browser; `check-places.ts` knows which exist.
import type { Geography, GeographyKind } from '../query.ts';
import { placesLimit, placesMax, placeWords } from './places.ts';

const placeForms: Readonly<Record<GeographyKind, RegExp>> = {
  ST: /^[A-Z]{2}$/,
  COUNTY: /^\d{5}$/,
  CITY: /^[A-Z]{2}:[^\p{Cc}]{1,80}$/u,
  ZIP: /^\d{5}$/,
  AREA_CODE: /^\d{3}$/,
};

const SHOWN_MAX = 40;

/** The places in order and each once, or why they are none, as a sentence. Never throws. */
export function checkGeography(
  offered: readonly GeographyKind[],
  { kind, values }: Record<string, unknown>,
): { value: Geography } | { problem: string } {
  if (kind === 'nationwide') return { value: { kind } };
  const known = offered.find((candidate) => candidate === kind);
  if (!known || !Array.isArray(values)) return { problem: 'Choose a geography: nationwide, or one kind of place.' };
  const { one, many } = placeWords[known];
  if (values.length === 0) return { problem: `Choose the ${many} to search.` };
  const wrong: unknown = values.find((value: unknown) => typeof value !== 'string' || !placeForms[known].test(value));
  if (typeof wrong === 'string') {
    const article = one.startsWith('a') ? 'an' : 'a';
    return { problem: `“${wrong.slice(0, SHOWN_MAX)}” is not written as ${article} ${one} is.` };
  }
  if (wrong !== undefined) return { problem: `One of the ${many} is not written as it should be.` };
  const distinct = [...new Set(values as string[])].sort();
  if (distinct.length > placesMax[known]) return { problem: `A search takes ${placesLimit(known)}.` };
  return { value: { kind: known, values: distinct } };
}
