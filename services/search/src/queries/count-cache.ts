// A version never changes, so a cached count is exact; the short life only bounds the memory.
import type { LeadCount } from './count-leads.ts';

export type CountCache = {
  get(key: string): LeadCount | undefined;
  keep(key: string, count: LeadCount): void;
};

export function createCountCache({
  lifeMs,
  entriesMax,
  now,
}: {
  lifeMs: number;
  entriesMax: number;
  now: () => number;
}): CountCache {
  const kept = new Map<string, { count: LeadCount; until: number }>();
  return {
    get: (key) => {
      const entry = kept.get(key);
      if (!entry) return undefined;
      if (entry.until > now()) return entry.count;
      kept.delete(key);
      return undefined;
    },
    keep: (key, count) => {
      kept.delete(key);
      kept.set(key, { count, until: now() + lifeMs });
      // A Map remembers the order of insertion: the first key is the oldest entry.
      if (kept.size > entriesMax)
        for (const oldest of kept.keys()) {
          kept.delete(oldest);
          break;
        }
    },
  };
}
