// Finds entries by the beginning of their text or of any word in it, however it is spelled. Keys stand
// sorted, so that a search is two binary searches and one pass over what begins alike.
import { spellingsOf, squeeze, typedSpellings } from './place-spellings.ts';

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

export class PrefixIndex<Entry> {
  readonly #keys: Key<Entry>[];

  constructor(entries: readonly Indexed<Entry>[]) {
    this.#keys = entries
      .flatMap((indexed) => keysOf(indexed))
      .sort((a, b) => (a.squeezed < b.squeezed ? -1 : a.squeezed > b.squeezed ? 1 : 0));
  }

  /** At most `limit` entries, the best first: whole text, then beginning of the text, then of a word. */
  find(query: string, limit: number): Entry[] {
    const best = new Map<Indexed<Entry>, number>();
    for (const typed of typedSpellings(query)) this.#grade(typed, best);
    return [...best]
      .sort(byGrade)
      .slice(0, limit)
      .map(([{ entry }]) => entry);
  }

  /** Notes in `best` how well each entry matches, if it does better than known. */
  #grade(typed: string, best: Map<Indexed<Entry>, number>): void {
    const wanted = squeeze(typed);
    if (wanted === '') return;
    for (let at = this.#firstFrom(wanted); at < this.#keys.length; at += 1) {
      const key = this.#keys[at];
      if (key === undefined || !key.squeezed.startsWith(wanted)) break;
      const grade = gradeOf(key, typed, wanted.length);
      if (grade > (best.get(key.indexed) ?? 0)) best.set(key.indexed, grade);
    }
  }

  /** Where the first key that is not below `text` stands. */
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
  const aliases = (indexed.aliases ?? [])
    .flatMap(spellingsOf)
    .map((spaced) => ({ spaced, squeezed: squeeze(spaced), indexed, whole: true }));
  const texts = indexed.texts.flatMap(spellingsOf).flatMap((text) => {
    const words = [...text.matchAll(/ (?=.)/g)].map(({ index }) => text.slice(index + 1));
    return [
      { spaced: text, squeezed: squeeze(text), indexed, whole: true },
      ...words.map((spaced) => ({ spaced, squeezed: squeeze(spaced), indexed, whole: false })),
    ];
  });
  return [...texts, ...aliases];
}

// Whole words count most, also where the name has a space that was not typed: "mclean" is Mc Lean.
// Inside a word the name as typed comes first: "sand" means Sandy before San Diego, "san d" the other way.
function gradeOf({ spaced, whole }: Key<unknown>, typed: string, letters: number): number {
  const written = spaced.startsWith(typed);
  const word = typed.trimEnd();
  const ended =
    (written || !word.includes(' ')) && wordEndsAt(spaced, written ? word.length : positionAfter(spaced, letters));
  if (!whole) return written || ended ? 2 : 1;
  return ended ? 5 : written ? 4 : 3;
}

function wordEndsAt(spaced: string, at: number): boolean {
  return at >= spaced.length || spaced[at] === ' ';
}

/** The position in `spaced` behind its first so many letters. */
function positionAfter(spaced: string, letters: number): number {
  let at = 0;
  for (let seen = 0; seen < letters; at += 1) if (spaced[at] !== ' ') seen += 1;
  return at;
}

type Graded<Entry> = [Indexed<Entry>, number];

function byGrade<Entry>([a, gradeA]: Graded<Entry>, [b, gradeB]: Graded<Entry>): number {
  return gradeB - gradeA || b.weight - a.weight || ((a.texts[0] ?? '') < (b.texts[0] ?? '') ? -1 : 1);
}
