// Finds entries by the beginning of their text or of any word in it. Keys stand sorted, so that a
// search is two binary searches and one pass over what begins alike.

export type Indexed<Entry> = {
  entry: Entry;
  /** Texts that it is found by, each from the beginning of any of its words; the first is its name. */
  texts: readonly string[];
  /** Texts that it is found by from their very beginning alone. */
  aliases?: readonly string[];
  /** Among equally good matches the larger comes first. */
  weight: number;
};

type Key<Entry> = { text: string; indexed: Indexed<Entry>; whole: boolean };

const spelledOut: Record<string, string> = { ST: 'SAINT', STE: 'SAINTE', FT: 'FORT', MT: 'MOUNT' };

/** Upper case, without accents and punctuation, common short forms spelled out: "St. Louis" is "SAINT LOUIS". */
export function normalise(text: string): string {
  const words = text.normalize('NFD').replace(/[\u0300-\u036f'.]/g, '').toUpperCase().replace(/[^A-Z0-9]+/g, ' ').trimStart();
  // The last word may still be being typed: "ST" can become "STOCKTON".
  return words.replace(/\b(ST|STE|FT|MT)(?= )/g, (word) => spelledOut[word] ?? word);
}

export class PrefixIndex<Entry> {
  readonly #keys: Key<Entry>[];

  constructor(entries: readonly Indexed<Entry>[]) {
    this.#keys = entries.flatMap((indexed) => keysOf(indexed)).sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  }

  /** At most `limit` entries, the best first: whole text, then beginning of the text, then of a word. */
  find(query: string, limit: number): Entry[] {
    const wanted = normalise(query);
    if (wanted.trim() === '') return [];
    const best = new Map<Indexed<Entry>, number>();
    for (let at = this.#firstFrom(wanted); at < this.#keys.length; at += 1) {
      const key = this.#keys[at];
      if (key === undefined || !key.text.startsWith(wanted)) break;
      const grade = gradeOf(key, wanted);
      if (grade > (best.get(key.indexed) ?? 0)) best.set(key.indexed, grade);
    }
    return [...best].sort(byGrade).slice(0, limit).map(([{ entry }]) => entry);
  }

  /** Where the first key that is not below `text` stands. */
  #firstFrom(text: string): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#keys[middle]?.text ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function keysOf<Entry>(indexed: Indexed<Entry>): Key<Entry>[] {
  const aliases = (indexed.aliases ?? []).map((raw) => ({ text: normalise(raw), indexed, whole: true }));
  const texts = indexed.texts.flatMap((raw) => {
    const text = normalise(raw);
    const words = [...text.matchAll(/ (?=.)/g)].map(({ index }) => ({ text: text.slice(index + 1), indexed, whole: false }));
    return [{ text, indexed, whole: true }, ...words];
  });
  return [...texts, ...aliases];
}

function gradeOf(key: Key<unknown>, wanted: string): number {
  if (!key.whole) return 1;
  return key.text === wanted.trimEnd() || key.text.startsWith(`${wanted.trimEnd()} `) ? 3 : 2;
}

type Graded<Entry> = [Indexed<Entry>, number];

function byGrade<Entry>([a, gradeA]: Graded<Entry>, [b, gradeB]: Graded<Entry>): number {
  return gradeB - gradeA || b.weight - a.weight || ((a.texts[0] ?? '') < (b.texts[0] ?? '') ? -1 : 1);
}
