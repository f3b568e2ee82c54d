// A set of 64-bit hashes in two flat tables: eight bytes for each slot, where a Set takes about a hundred for each hash.

export type SeenHashes = {
  /** Whether this hash is new; it is remembered. Throws above the most that were announced. */
  add(high: number, low: number): boolean;
};

/** For at most `most` hashes. A table is at most half full, so that a search ends after a few slots. */
export function createSeenHashes(most: number): SeenHashes {
  const slots = 2 ** Math.ceil(Math.log2(Math.max(16, most * 2)));
  const highs = new Uint32Array(slots);
  const lows = new Uint32Array(slots);
  let held = 0;
  return {
    add: (high, given) => {
      // An empty slot is (0, 0).
      const low = high === 0 && given === 0 ? 1 : given >>> 0;
      const top = high >>> 0;
      let at = low & (slots - 1);
      while (highs[at] !== 0 || lows[at] !== 0) {
        if (highs[at] === top && lows[at] === low) return false;
        at = (at + 1) & (slots - 1);
      }
      if (held >= most) throw new Error(`more than the ${most} rows that were expected`);
      held += 1;
      highs[at] = top;
      lows[at] = low;
      return true;
    },
  };
}
