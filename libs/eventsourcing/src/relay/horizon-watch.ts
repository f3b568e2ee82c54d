// PostgreSQL shows the start of a transaction to privileged roles only; any role sees that the oldest is the same.

export type HorizonWatch = {
  /** Records one observation. Returns for how many seconds the observed transaction has held the horizon. */
  observe(oldestOpen: string, next: string): number;
};

/** `now` is in milliseconds. The result is too low by at most the time between two observations. */
export function createHorizonWatch(now: () => number): HorizonWatch {
  let held: { by: string; since: number } | undefined;
  return {
    observe: (oldestOpen, next) => {
      if (oldestOpen === next) held = undefined;
      else if (held?.by !== oldestOpen) held = { by: oldestOpen, since: now() };
      return held ? (now() - held.since) / 1000 : 0;
    },
  };
}
