// Days that the sandbox's clock skipped are no lateness: no boundary could be passed in them.

type Skip = { from: number; to: number };

/** Asked with each look: the time now and the sandbox's offset, milliseconds, and when the boundary was due. */
export function createLateness(): (nowMs: number, offsetMs: number, dueMs: number) => number {
  const skips: Skip[] = [];
  let known = 0;
  return (nowMs, offsetMs, dueMs) => {
    if (offsetMs > known) {
      skips.push({ from: nowMs - (offsetMs - known), to: nowMs });
      known = offsetMs;
    }
    const skipped = skips.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, dueMs)), 0);
    return Math.max(0, nowMs - dueMs - skipped);
  };
}
