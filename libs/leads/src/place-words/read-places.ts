// Words to places, for whoever types, pastes, follows a link or calls the API.
import type { Place } from '../geography/place.ts';
import type { GeographyKind } from '../query.ts';
import { placeWordsMax } from '../rules/limits.ts';
import { leftOutWords } from './left-out-words.ts';
import { fiveDigits, readCode, zipOf, type LeftOutCode } from './read-code.ts';
import type { Read } from './read-name.ts';
import { readRow, together, type CodeReader } from './read-row.ts';
import { writtenWords, type WrittenWord } from './written-words.ts';
import { describe } from '../geography/geography.ts';

/** `word` is what was written. */
export type PlaceRead = Place & { word: string };
export type LeftOut = { word: string; code: LeftOutCode; message: string };

export type PlacesRead = {
  places: PlaceRead[];
  /** What is meant if a zero was lost in front. Nobody has said so: they are not among `places`. */
  zerosLost: PlaceRead[];
  leftOut: LeftOut[];
};

/** Each word once, in its order; `asked` is the kind that is looked for. `undefined`: more than `placeWordsMax` words. */
export function readPlaces(text: string, asked?: GeographyKind): PlacesRead | undefined {
  const words = writtenWords(text);
  if (words.length > placeWordsMax) return undefined;
  const fiveAre = asked === 'ZIP' || asked === 'COUNTY' ? asked : fiveDigitsAre(words);
  const threeAre = asked === 'ZIP' ? 'ZIP' : 'AREA_CODE';
  const readOne: CodeReader = (code) => readCode(code, fiveAre, threeAre);
  return sorted(together(words, ({ row }) => row).flatMap((row) => readRow(row, readOne, asked)));
}

/** Where nobody says, five digits are ZIP codes, unless more of the list are counties. */
function fiveDigitsAre(words: readonly WrittenWord[]): 'ZIP' | 'COUNTY' {
  const five = words.flatMap(({ text, isCode }) => (isCode ? (fiveDigits(text) ?? []) : []));
  const zips = five.filter((code) => zipOf(code) !== undefined).length;
  const counties = five.filter((code) => describe('COUNTY', code) !== undefined).length;
  return counties > zips ? 'COUNTY' : 'ZIP';
}

function sorted(read: readonly Read[]): PlacesRead {
  const places = new Map<string, PlaceRead>();
  const zerosLost = new Map<string, PlaceRead>();
  const leftOut = new Map<string, LeftOut>();
  for (const { word, reading } of read) {
    if (reading.is === 'left-out') {
      const candidates = 'candidates' in reading ? reading.candidates : [];
      leftOut.set(word, { word, code: reading.code, message: leftOutWords(word, reading.code, candidates) });
      continue;
    }
    const { place } = reading;
    const { kind, value } = place;
    const into = reading.is === 'place' ? places : zerosLost;
    if (!into.has(`${kind} ${value}`)) into.set(`${kind} ${value}`, { word, ...place });
  }
  for (const key of places.keys()) zerosLost.delete(key);
  return { places: [...places.values()], zerosLost: [...zerosLost.values()], leftOut: [...leftOut.values()] };
}
