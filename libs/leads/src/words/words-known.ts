import type { CheckedQuery } from '../check-query.ts';
import type { LeadEngine } from '../compile/filled-filters.ts';
import { askedOf, dictionaryFor } from '../compile/where.ts';
import { hasWords, type WordsOf } from './words-made.ts';

// They are made with the version or later, and go where they turn out to be wrong.
const ASK_AGAIN_MS = 60_000;

const SECONDS_MAX = 2;

/** Whether a search of a version may be asked by words. Asked of the engine once a minute. */
export type WordsKnown = (query: CheckedQuery, version: number, signal: AbortSignal) => Promise<boolean>;

/** All words that a search reads: of its own kind, and of each that it asks beside it. */
export function wordsOf(query: CheckedQuery, version: number): WordsOf[] {
  const own = { dictionary: dictionaryFor(query), version };
  const beside = askedOf(query).beside.map((each) => ({ dictionary: each.link.dictionary, version: each.version }));
  return [own, ...beside.map((each) => ({ ...own, beside: each }))];
}

/** Keeps the versions that were asked for last. One of which the engine never said has none. */
export function createWordsKnown(engine: LeadEngine, now: () => number): WordsKnown {
  const kept = new Map<string, { versions: string; known: boolean; askedAt: number }>();
  const isKnown = async (of: WordsOf, signal: AbortSignal): Promise<boolean> => {
    const kinds = `${of.dictionary.dictId} ${of.beside?.dictionary.dictId ?? ''}`;
    const versions = `${of.version} ${of.beside?.version ?? ''}`;
    const before = kept.get(kinds);
    if (before?.versions === versions && now() - before.askedAt < ASK_AGAIN_MS) return before.known;
    const askedAt = now();
    try {
      const known = await hasWords(engine, of, { signal, maxSeconds: SECONDS_MAX });
      kept.set(kinds, { versions, known, askedAt });
      return known;
    } catch {
      // An engine that is too busy to say is not given the longer work, nor a preview another order.
      return before?.versions === versions && before.known;
    }
  };
  return async (query, version, signal) => {
    for (const of of wordsOf(query, version)) if (!(await isKnown(of, signal))) return false;
    return true;
  };
}
