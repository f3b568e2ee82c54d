// How long the snapshot horizon has stood still. The server knows when a transaction began but tells
// only roles with special rights; that the oldest open one is still the same, anybody can see.

export type HorizonWatch = {
  /** Takes one look; answers for how many seconds, as far as was seen, the same transaction has held the horizon. */
  seen(oldestOpen: string, next: string): number;
};

/** `now` is in milliseconds. Short by at most the time between two looks. */
export function createHorizonWatch(now: () => number): HorizonWatch {
  let held: { by: string; since: number } | undefined;
  return {
    seen: (oldestOpen, next) => {
      if (oldestOpen === next) held = undefined;
      else if (held?.by !== oldestOpen) held = { by: oldestOpen, since: now() };
      return held ? (now() - held.since) / 1000 : 0;
    },
  };
}
