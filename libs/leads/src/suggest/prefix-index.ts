// Keys stand sorted: two binary searches and one pass. If few match: each word somewhere, then one wrong letter.
import { misspellingsOf } from './misspellings.ts';
import { normalise, spellingsOf, squeeze, typedSpellings } from './spellings.ts';

export type Indexed<Entry> = {
  entry: Entry;
  /** Texts that it is found by, each from the beginning of any of its words; the first is its name. */
  texts: readonly string[];
  /** Texts that it is found by from their very beginning alone. */
  aliases?: readonly string[];
  /** Among equally good matches the larger comes first. */
  weight: number;
};

/** `squeezed` is `spaced` without its spaces: what is searched, so that spaces do not matter. */
type Key<Entry> = { squeezed: string; spaced: string; indexed: Indexed<Entry>; whole: boolean };

// So few that somebody who typed it may have meant something else.
const FEW = 3;
// Below every grade of what is written as typed.
const BY_WORDS = 0.9;
/** The grade of an entry that is typed from beginning to end. */
const NAMED = 6;
const MISSPELT = 0.1;

type Best<Entry> = Map<Indexed<Entry>, number>;

const isNamed = (best: Best<unknown>): boolean => [...best.values()].includes(NAMED);

function note<Entry>(best: Best<Entry>, indexed: Indexed<Entry>, grade: number): void {
  if (grade > (best.get(indexed) ?? 0)) best.set(indexed, grade);
}

export class PrefixIndex<Entry> {
  readonly #keys: Key<Entry>[];

  constructor(entries: readonly Indexed<Entry>[]) {
    this.#keys = entries
      .flatMap((indexed) => keysOf(indexed))
      .sort((a, b) => (a.squeezed < b.squeezed ? -1 : a.squeezed > b.squeezed ? 1 : 0));
  }

  /** At most `limit` entries, the best first: whole text, then beginning of the text, then of a word. */
  find(query: string, limit: number): Entry[] {
    const best: Best<Entry> = new Map();
    const spellings = typedSpellings(query);
    for (const typed of spellings) this.#grade(typed, best);
    if (best.size < FEW && !isNamed(best)) this.#gradeByWords(normalise(query).trim().split(' '), best);
    if (best.size < FEW && !isNamed(best)) for (const typed of spellings) this.#gradeMisspelt(typed, best);
    return [...best]
      .sort(byGrade)
      .slice(0, limit)
      .map(([{ entry }]) => entry);
  }

  #grade(typed: string, best: Best<Entry>, worth = 1): void {
    const wanted = squeeze(typed);
    for (const key of this.#beginningWith(wanted)) note(best, key.indexed, gradeOf(key, typed, wanted.length) * worth);
  }

  /** Entries in which each word begins one of theirs, in any order: "metal roofing". */
  #gradeByWords(words: readonly string[], best: Best<Entry>): void {
    if (words.length < 2) return;
    const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
    for (const { indexed } of this.#beginningWith(longest)) {
      const own = [...indexed.texts, ...(indexed.aliases ?? [])].flatMap((text) => normalise(text).trim().split(' '));
      if (words.every((word) => own.some((other) => other.startsWith(word)))) note(best, indexed, BY_WORDS);
    }
  }

  #gradeMisspelt(typed: string, best: Best<Entry>): void {
    for (const meant of misspellingsOf(squeeze(typed))) this.#grade(meant, best, MISSPELT);
  }

  *#beginningWith(wanted: string): Iterable<Key<Entry>> {
    if (wanted === '') return;
    for (let at = this.#firstFrom(wanted); at < this.#keys.length; at += 1) {
      const key = this.#keys[at];
      if (key === undefined || !key.squeezed.startsWith(wanted)) return;
      yield key;
    }
  }

  #firstFrom(text: string): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#keys[middle]?.squeezed ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function keysOf<Entry>(indexed: Indexed<Entry>): Key<Entry>[] {
  const keys: Key<Entry>[] = [];
  for (const text of indexed.texts)
    for (const spaced of spellingsOf(text)) {
      const squeezed = squeeze(spaced);
      keys.push({ spaced, squeezed, indexed, whole: true });
      let spaces = 0;
      for (let at = spaced.indexOf(' '); at >= 0 && at < spaced.length - 1; at = spaced.indexOf(' ', at + 1)) {
        keys.push({ spaced: spaced.slice(at + 1), squeezed: squeezed.slice(at - spaces), indexed, whole: false });
        spaces += 1;
      }
    }
  for (const alias of indexed.aliases ?? [])
    for (const spaced of spellingsOf(alias)) keys.push({ spaced, squeezed: squeeze(spaced), indexed, whole: true });
  return keys;
}

// Whole words count most, also with a space not typed: "mclean" is Mc Lean. Inside a word the name as typed wins.
function gradeOf({ spaced, squeezed, whole }: Key<unknown>, typed: string, letters: number): number {
  const written = spaced.startsWith(typed);
  const word = typed.trimEnd();
  const ended =
    (written || !word.includes(' ')) && wordEndsAt(spaced, written ? word.length : positionAfter(spaced, letters));
  if (!whole) return written || ended ? 2 : 1;
  if (squeezed.length === letters) return NAMED;
  return ended ? 5 : written ? 4 : 3;
}

function wordEndsAt(spaced: string, at: number): boolean {
  return at >= spaced.length || spaced[at] === ' ';
}

function positionAfter(spaced: string, letters: number): number {
  let at = 0;
  for (let seen = 0; seen < letters; at += 1) if (spaced[at] !== ' ') seen += 1;
  return at;
}

type Graded<Entry> = [Indexed<Entry>, number];

function byGrade<Entry>([a, gradeA]: Graded<Entry>, [b, gradeB]: Graded<Entry>): number {
  return gradeB - gradeA || b.weight - a.weight || ((a.texts[0] ?? '') < (b.texts[0] ?? '') ? -1 : 1);
}
