import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/** Waits until nothing is left to handle: true; false when `timeoutMs` are over before that. */
export function drainBy(lag: () => Promise<number>): (timeoutMs: number) => Promise<boolean> {
  return async (timeoutMs) => {
    for (const giveUpAt = Date.now() + timeoutMs; ;) {
      if ((await lag()) === 0) return true;
      if (Date.now() >= giveUpAt) return false;
      await wait(Math.min(LOOK_EVERY_MS, Math.max(giveUpAt - Date.now(), 1)));
    }
  };
}
