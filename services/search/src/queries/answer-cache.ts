// A version never changes, so a cached answer is exact; the life and the number of entries only bound the memory.

export type AnswerCache<Answer> = {
  get(key: string): Answer | undefined;
  keep(key: string, answer: Answer): void;
};

export function createAnswerCache<Answer>({
  lifeMs,
  entriesMax,
  now,
}: {
  lifeMs: number;
  entriesMax: number;
  now: () => number;
}): AnswerCache<Answer> {
  const kept = new Map<string, { answer: Answer; until: number }>();
  return {
    get: (key) => {
      const entry = kept.get(key);
      if (!entry) return undefined;
      if (entry.until > now()) return entry.answer;
      kept.delete(key);
      return undefined;
    },
    keep: (key, answer) => {
      kept.delete(key);
      kept.set(key, { answer, until: now() + lifeMs });
      // A Map remembers the order of insertion: the first key is the oldest entry.
      if (kept.size > entriesMax)
        for (const oldest of kept.keys()) {
          kept.delete(oldest);
          break;
        }
    },
  };
}
