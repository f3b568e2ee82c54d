import type { Place } from '../geography/place.ts';
import { placeWords } from '../rules/places.ts';
import type { LeftOutCode } from './read-code.ts';

const SHOWN_MAX = 60;

/** Why a word is no place of the list, as a sentence. */
export function leftOutWords(word: string, code: LeftOutCode, candidates: readonly Place[]): string {
  const said = `“${word.length > SHOWN_MAX ? `${word.slice(0, SHOWN_MAX)}…` : word}”`;
  switch (code) {
    case 'not-a-zip':
      return `${said} is not a ZIP code.`;
    case 'not-a-county':
      return `${said} is not the code of a county.`;
    case 'not-an-area-code':
      return `${said} is not an area code.`;
    case 'unknown-place':
      return `No place is called ${said}.`;
    case 'several-places':
      return severalWords(said, candidates);
    case 'military':
      return `${said} is military mail, and there are no leads of it.`;
    case 'range':
      return `${said} is a range. Write each ZIP code.`;
  }
}

function severalWords(said: string, candidates: readonly Place[]): string {
  const [first, second] = candidates;
  if (first === undefined || second === undefined) return `${said} is the name of several places.`;
  if (candidates.length === 2) return `${said} may be ${first.name} or ${second.name}. Write which.`;
  return `${said} is the name of ${candidates.length} ${placeWords[first.kind].many}. Add the state, as in ${first.name}.`;
}
