// Periodic works that can be woken before their interval ends.
import type { PeriodicWork } from '@leadwright/service/run-periodically';

export type Wakes = {
  /** The same work, which `wake` reaches. */
  of(work: PeriodicWork): PeriodicWork;
  /** Begins the next round of each of them in this instance; another instance keeps its interval. */
  wake(): void;
};

export function createWakes(): Wakes {
  const wakes: (() => void)[] = [];
  return {
    of: (work) => ({ ...work, wakes: (wake) => void wakes.push(wake) }),
    wake: () => {
      for (const wake of wakes) wake();
    },
  };
}
