// A version never changes, so a cached answer is exact; the life and the bytes only bound the memory.

export type AnswerCache<Answer> = {
  get(key: string): Answer | undefined;
  keep(key: string, answer: Answer): void;
};

/** `bytesOf`: about what an answer takes, without its key. */
export type CacheBounds<Answer> = {
  lifeMs: number;
  bytesMax: number;
  bytesOf: (answer: Answer) => number;
  now: () => number;
};

export function createAnswerCache<Answer>({
  lifeMs,
  bytesMax,
  bytesOf,
  now,
}: CacheBounds<Answer>): AnswerCache<Answer> {
  const kept = new Map<string, { answer: Answer; until: number; bytes: number }>();
  let taken = 0;
  const drop = (key: string): void => {
    taken -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    get: (key) => {
      const entry = kept.get(key);
      if (!entry) return undefined;
      if (entry.until > now()) return entry.answer;
      drop(key);
      return undefined;
    },
    keep: (key, answer) => {
      drop(key);
      const bytes = key.length + bytesOf(answer);
      if (bytes > bytesMax) return;
      kept.set(key, { answer, until: now() + lifeMs, bytes });
      taken += bytes;
      // A Map remembers the order of insertion: the first key is the oldest entry.
      for (const oldest of kept.keys()) {
        if (taken <= bytesMax) break;
        drop(oldest);
      }
    },
  };
}
