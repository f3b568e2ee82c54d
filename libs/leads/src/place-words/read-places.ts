// Words to places, for whoever types, pastes, follows a link or calls the API.
import type { Place } from '../geography/place.ts';
import { cityValue } from '../geography/city-value.ts';
import { reachOf } from '../geography/reach.ts';
import { geographyColumns } from '../dictionary.ts';
import type { GeographyKind } from '../query.ts';
import { placeWordsMax } from '../rules/limits.ts';
import { leftOutWords } from './left-out-words.ts';
import { namedPlaces, type NamedKind } from './named-places.ts';
import { fiveDigits, readCode, zipOf, type CodeRead, type LeftOutCode } from './read-code.ts';
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

type Reading = CodeRead | { is: 'left-out'; code: 'several-places'; candidates: readonly Place[] };
type Read = { word: string; cell: number; reading: Reading };

/** Each word once, in its order; `asked` is the kind that is looked for. `undefined`: more than `placeWordsMax` words. */
export function readPlaces(text: string, asked?: GeographyKind): PlacesRead | undefined {
  const words = writtenWords(text);
  if (words.length > placeWordsMax) return undefined;
  const fiveAre = asked === 'ZIP' || asked === 'COUNTY' ? asked : fiveDigitsAre(words);
  const threeAre = asked === 'ZIP' ? 'ZIP' : 'AREA_CODE';
  const read: Read[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (word === undefined) break;
    const numbered = word.isCode ? readNumbered(word, words[at + 1], words[at + 2]) : undefined;
    if (numbered !== undefined) {
      const { length, ...named } = numbered;
      read.push({ ...named, cell: word.cell });
      at += length;
    } else if (word.isCode) {
      read.push({ word: word.text, cell: word.cell, reading: readCode(word.text, fiveAre, threeAre) });
      at += 1;
    } else {
      const { length, ...named } = readName(word, words[at + 1], asked);
      read.push({ ...named, cell: word.cell });
      at += length;
    }
  }
  const byCell = new Map<number, Read[]>();
  for (const one of read) {
    const beside = byCell.get(one.cell);
    if (beside) beside.push(one);
    else byCell.set(one.cell, [one]);
  }
  return sorted(read.filter((one) => !saysWhereZipIs(one, byCell.get(one.cell) ?? [])));
}

/** Where nobody says, five digits are ZIP codes, unless more of the list are counties. */
function fiveDigitsAre(words: readonly WrittenWord[]): 'ZIP' | 'COUNTY' {
  const five = words.flatMap(({ text, isCode }) => (isCode ? (fiveDigits(text) ?? []) : []));
  const zips = five.filter((code) => zipOf(code) !== undefined).length;
  const counties = five.filter((code) => describe('COUNTY', code) !== undefined).length;
  return counties > zips ? 'COUNTY' : 'ZIP';
}

const isNamedKind = (kind: GeographyKind | undefined): kind is NamedKind =>
  kind === 'ST' || kind === 'COUNTY' || kind === 'CITY';

function readName(
  { text, cell }: WrittenWord,
  next: WrittenWord | undefined,
  asked: GeographyKind | undefined,
): Omit<Read, 'cell'> & { length: number } {
  const first = isNamedKind(asked) ? [asked] : [];
  const state = next !== undefined && !next.isCode && next.cell === cell ? stateCalled(next.text) : undefined;
  if (state !== undefined && !(asked === 'ST' && stateCalled(text) !== undefined)) {
    const reading = nameAmong([...first, 'CITY', 'COUNTY'], `${text} ${state}`);
    if (reading !== undefined) return { word: `${text}, ${next?.text}`, reading, length: 2 };
  }
  const kinds: NamedKind[] = [...first, 'ST', 'CITY', 'COUNTY'];
  const reading = nameAmong(kinds, text) ?? nameAmong(kinds, byStatesCode(text));
  return { word: text, reading: reading ?? { is: 'left-out', code: 'unknown-place' }, length: 1 };
}

/** "29 Palms, CA": a city whose name begins with a number. */
function readNumbered(
  code: WrittenWord,
  name: WrittenWord | undefined,
  next: WrittenWord | undefined,
): ReturnType<typeof readName> | undefined {
  if (name === undefined || name.isCode || name.cell !== code.cell) return undefined;
  const whole = { ...code, isCode: false, text: `${code.text} ${name.text}` };
  const { length, ...named } = readName(whole, next, 'CITY');
  return named.reading.is === 'place' ? { ...named, length: length + 1 } : undefined;
}

function stateCalled(name: string): string | undefined {
  const [state, ...others] = namedPlaces('ST', name);
  return others.length === 0 ? state?.value : undefined;
}

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

/** "Phoenix, AZ 85001" is one place: its only ZIP code lies in what its only name means. */
function saysWhereZipIs({ reading }: Read, beside: readonly Read[]): boolean {
  if (beside.length !== 2) return false;
  const others = beside.filter((one) => one.reading !== reading);
  const [other] = others;
  if (others.length !== 1 || other === undefined || other.reading.is !== 'place') return false;
  const { kind, value: zip } = other.reading.place;
  if (kind !== 'ZIP') return false;
  if (reading.is === 'place') return holds(reading.place, zip);
  return 'candidates' in reading && reading.candidates.some((place) => holds(place, zip));
}

function holds({ kind, value }: Place, zip: string): boolean {
  const { state = '', city = '', countyFips = '' } = zipOf(zip) ?? {};
  const cells = new Map([
    [geographyColumns.ST, state],
    [geographyColumns.COUNTY, countyFips],
    [geographyColumns.CITY, cityValue(state, city)],
    [geographyColumns.ZIP, zip],
  ]);
  return reachOf(kind, [value]).some(({ column, values }) => values.includes(cells.get(column) ?? ''));
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
