import type { LeadEngine } from '../compile/filled-filters.ts';
import type { Dictionary } from '../dictionary.ts';
import { hasWords } from './words-made.ts';

// They are made with the version or later, and go where they turn out to be wrong.
const ASK_AGAIN_MS = 60_000;

const SECONDS_MAX = 2;

/** Whether a version may be asked by words. Asked of the engine once a minute. */
export type WordsKnown = (dictionary: Dictionary, version: number, signal: AbortSignal) => Promise<boolean>;

/** Keeps the version that was asked for last, of each dictionary. A version of which the engine does not say it has none. */
export function createWordsKnown(engine: LeadEngine, now: () => number): WordsKnown {
  const kept = new Map<string, { version: number; known: boolean; askedAt: number }>();
  return async (dictionary, version, signal) => {
    const before = kept.get(dictionary.dictId);
    if (before?.version === version && now() - before.askedAt < ASK_AGAIN_MS) return before.known;
    const askedAt = now();
    try {
      const known = await hasWords(engine, dictionary, version, { signal, maxSeconds: SECONDS_MAX });
      kept.set(dictionary.dictId, { version, known, askedAt });
      return known;
    } catch {
      return false;
    }
  };
}
