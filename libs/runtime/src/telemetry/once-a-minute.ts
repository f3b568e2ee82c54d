export type OnceAMinute<Item> = {
  /** True where it is to be said now. Else it is counted, and the count is said when the minute is over. */
  isNew(key: string, item: Item): boolean;
};

const EVERY_MS = 60_000;
// What never repeats must not fill the memory.
const KEYS_MAX = 100;

/** `sayAgain` gets what came in the last minute besides what was said: how many, and the last of them. */
export function createOnceAMinute<Item>(
  sayAgain: (item: Item, times: number) => void,
  everyMs = EVERY_MS,
): OnceAMinute<Item> {
  const held = new Map<string, { times: number; last?: Item }>();
  const begin = (key: string): void => {
    held.set(key, { times: 0 });
    setTimeout(() => {
      const { times, last } = held.get(key) ?? { times: 0 };
      held.delete(key);
      if (times === 0 || last === undefined) return;
      begin(key);
      sayAgain(last, times);
    }, everyMs).unref();
  };
  return {
    isNew: (key, item) => {
      const known = held.get(key);
      if (known) {
        known.times++;
        known.last = item;
        return false;
      }
      if (held.size < KEYS_MAX) begin(key);
      return true;
    },
  };
}
