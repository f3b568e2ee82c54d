// A row is one place where its cells agree on it, whatever the order of its columns; else its words are read in turn.
import type { Place } from '../geography/place.ts';
import type { GeographyKind } from '../query.ts';
import type { NamedKind } from './named-places.ts';
import type { CodeRead } from './read-code.ts';
import { nameInState, placesCalled, readName, stateCalled, unknownPlace, type Read } from './read-name.ts';
import type { WrittenWord } from './written-words.ts';
import { lieTogether, zipLiesIn } from './zip-lies-in.ts';

export type CodeReader = (code: string) => CodeRead;

// City, county, state and ZIP code, and two columns more.
const recordMax = 6;

/** What the words of a row mean, in their order. */
export function readRow(row: readonly WrittenWord[], readCode: CodeReader, asked: GeographyKind | undefined): Read[] {
  const whole = zipWithNames(row, readCode) ?? columnsOfNames(row, readCode, asked);
  if (whole !== undefined) return whole;
  const read: Read[] = [];
  let run: WrittenWord[] = [];
  for (const cell of together(row, (word) => word.cell)) {
    const one = zipWithNames(cell, readCode);
    if (one === undefined) run.push(...cell);
    else {
      read.push(...readInTurn(run, readCode, asked), ...one);
      run = [];
    }
  }
  return [...read, ...readInTurn(run, readCode, asked)];
}

/** Neighbours of the same key. */
export function together(words: readonly WrittenWord[], key: (word: WrittenWord) => number): WrittenWord[][] {
  const groups: WrittenWord[][] = [];
  let before: number | undefined;
  for (const word of words) {
    if (key(word) === before) groups.at(-1)?.push(word);
    else groups.push([word]);
    before = key(word);
  }
  return groups;
}

function readInTurn(words: readonly WrittenWord[], readCode: CodeReader, asked: GeographyKind | undefined): Read[] {
  const read: Read[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (word === undefined) break;
    const { length, ...one } = word.isCode
      ? (readNumbered(word, words[at + 1], words[at + 2]) ?? {
          word: word.text,
          reading: readCode(word.text),
          length: 1,
        })
      : readName(word, words[at + 1], asked);
    read.push(one);
    at += length;
  }
  return read;
}

/** "29 Palms, CA": a city whose name begins with a number. */
function readNumbered(
  code: WrittenWord,
  name: WrittenWord | undefined,
  next: WrittenWord | undefined,
): ReturnType<typeof readName> | undefined {
  if (name === undefined || name.isCode || name.cell !== code.cell) return undefined;
  const whole = { ...code, isCode: false, text: `${code.text} ${name.text}` };
  const { length, ...one } = readName(whole, next, 'CITY');
  return one.reading.is === 'place' ? { ...one, length: length + 1 } : undefined;
}

/** "Phoenix, AZ 85001" is its ZIP code: that lies in all that is named beside it, and a city is among the names. */
function zipWithNames(words: readonly WrittenWord[], readCode: CodeReader): Read[] | undefined {
  const names = words.filter(({ isCode }) => !isCode);
  const [code] = words.filter(({ isCode }) => isCode);
  if (code === undefined || names.length === 0 || names.length !== words.length - 1 || words.length > recordMax)
    return undefined;
  const reading = readCode(code.text);
  if (reading.is === 'left-out' || reading.place.kind !== 'ZIP') return undefined;
  const { value: zip } = reading.place;
  const states = names.flatMap(({ text }) => stateCalled(text) ?? []);
  // By its name alone, and by its name in a state: there is a larger Bloomington than that of Minnesota.
  const called = (kind: NamedKind, text: string) =>
    [text, ...states.map((state) => `${text} ${state}`)].flatMap((name) => placesCalled(kind, name));
  const held = names.map(({ text }) =>
    (['CITY', 'COUNTY', 'ST'] as const).filter((kind) => called(kind, text).some((place) => zipLiesIn(zip, place))),
  );
  const says = (kind: NamedKind) => held.some((kinds) => kinds.includes(kind));
  const isEndOfAddress = names.length === 1 && says('ST') && names[0]?.piece === code.piece;
  const isOfCounty = names.length > 1 && says('COUNTY') && says('ST') && areColumns(words);
  const isOne = held.every((kinds) => kinds.length > 0) && (says('CITY') || isEndOfAddress || isOfCounty);
  return isOne ? [{ word: code.text, reading }] : undefined;
}

/** City and state, or city, county and state, each in a column of its own. */
function columnsOfNames(
  words: readonly WrittenWord[],
  readCode: CodeReader,
  asked: GeographyKind | undefined,
): Read[] | undefined {
  if (words.length > recordMax || !areColumns(words)) return undefined;
  const names = words.filter(({ isCode }) => !isCode);
  const named = meantByNames(
    names.map(({ text }) => text),
    asked,
  );
  if (named === undefined) return undefined;
  const isPart = (word: WrittenWord) => named.parts.includes(word.text);
  const word = names.filter(isPart).map(({ text }) => text);
  const others = words.filter((each) => !isPart(each));
  return [
    { word: word.join(', '), reading: { is: 'place', place: named.place } },
    // What the state has not is left out of it, and is not a place of the same name elsewhere.
    ...others.map(({ text, isCode }): Read =>
      isCode ? { word: text, reading: readCode(text) } : { word: `${text}, ${named.state}`, reading: unknownPlace },
    ),
  ];
}

const areColumns = (words: readonly WrittenWord[]): boolean =>
  new Set(words.map(({ cell }) => cell)).size === words.length;

type Meant = { place: Place; parts: readonly string[] };

function meantByNames(
  names: readonly string[],
  asked: GeographyKind | undefined,
): (Meant & { state: string }) | undefined {
  if (names.length !== 2 && names.length !== 3) return undefined;
  for (const stateAt of [...names.keys()].reverse()) {
    const state = stateCalled(names[stateAt] ?? '');
    const others = names.filter((_, at) => at !== stateAt);
    // A row of states is no city.
    if (state === undefined || others.some((name) => (stateCalled(name) ?? state) !== state)) continue;
    const meant = cityInCounty(others, state, asked) ?? onlyOneOf(others, state, asked);
    if (meant !== undefined) return { ...meant, state, parts: [...meant.parts, names[stateAt] ?? ''] };
  }
  return undefined;
}

function cityInCounty(names: readonly string[], state: string, asked: GeographyKind | undefined): Meant | undefined {
  const [one, two] = names;
  if (one === undefined || two === undefined) return undefined;
  for (const [cityName, countyName] of [
    [one, two],
    [two, one],
  ] as const) {
    const [city] = placesCalled('CITY', `${cityName} ${state}`);
    const [county] = placesCalled('COUNTY', `${countyName} ${state}`);
    if (city !== undefined && county !== undefined && lieTogether(city, county))
      return { place: asked === 'COUNTY' ? county : city, parts: names };
  }
  return undefined;
}

function onlyOneOf(names: readonly string[], state: string, asked: GeographyKind | undefined): Meant | undefined {
  const meant = names.flatMap((name) => {
    const reading = nameInState(name, state, asked);
    return reading?.is === 'place' && reading.place.kind !== 'ST' ? [{ place: reading.place, parts: [name] }] : [];
  });
  return meant.length === 1 ? meant[0] : undefined;
}
