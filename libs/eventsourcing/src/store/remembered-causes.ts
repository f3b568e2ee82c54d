// Its accounts are locked, so no other transaction stores a deduplication key meanwhile.
import type { Lookup, Stream } from '../event-store.ts';
import { joinedKey } from '../log/joined-key.ts';

export type RememberedCauses = {
  remember(lookup: Lookup, isRepeat: boolean): void;
  append(stream: Stream, causes: string[]): void;
  isRepeat(lookup: Lookup): boolean | null;
};

export function rememberedCauses(): RememberedCauses {
  const stored = new Set<string>();
  const absent = new Set<string>();
  // Of several keys that were asked for together, one is stored: which, the answer did not say.
  const storedTogether = new Set<string>();
  const keysOf = ({ accountId }: Stream, causes: string[]): string[] =>
    causes.map((cause) => joinedKey(accountId, cause));
  return {
    remember: ({ stream, causes }, isRepeat) => {
      const keys = keysOf(stream, causes);
      if (!isRepeat) for (const key of keys) absent.add(key);
      else if (keys.length === 1) for (const key of keys) stored.add(key);
      else storedTogether.add(joinedKey(...keys));
    },
    append: (stream, causes) => {
      for (const key of keysOf(stream, causes)) stored.add(key);
    },
    isRepeat: ({ stream, causes }) => {
      const keys = keysOf(stream, causes);
      // First what is stored: a key that was absent may have been appended since.
      if (keys.some((key) => stored.has(key)) || storedTogether.has(joinedKey(...keys))) return true;
      return keys.every((key) => absent.has(key)) ? false : null;
    },
  };
}
