// Work that takes more of a machine than a request otherwise does. So much of it runs at once; the rest waits in order,
// and who cannot have a turn while an answer is still of use is told so, instead of after a minute.
import { unavailable } from './common-refusals.ts';

export type Turns = {
  /**
   * Runs `work` in its turn. Throws 503 when too many wait, and when the turn has not come in time; an abort of `signal`
   * ends the wait with its reason.
   */
  take<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
};

export type TurnLimits = {
  /** How much runs at once. */
  atOnce: number;
  /** How many may wait. */
  waitingMax: number;
  /** How long one waits, milliseconds. */
  waitMsMax: number;
};

export function createTurns({ atOnce, waitingMax, waitMsMax }: TurnLimits): Turns {
  let running = 0;
  const waiting = new Set<() => void>();
  const enter = async (signal: AbortSignal | undefined): Promise<void> => {
    if (running < atOnce) running += 1;
    else if (waiting.size >= waitingMax) throw unavailable();
    else await inLine(waiting, waitMsMax, signal);
  };
  // The place goes to who has waited longest, so that nobody who comes now overtakes them.
  const leave = (): void => {
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  };
  return {
    take: async (work, signal) => {
      signal?.throwIfAborted();
      await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

function inLine(waiting: Set<() => void>, waitMsMax: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (act: () => void): void => {
      waiting.delete(begin);
      clearTimeout(timer);
      signal?.removeEventListener('abort', gone);
      act();
    };
    const begin = (): void => end(resolve);
    const gone = (): void => end(() => reject(signal?.reason as Error));
    const timer = setTimeout(() => end(() => reject(unavailable())), waitMsMax);
    signal?.addEventListener('abort', gone, { once: true });
    waiting.add(begin);
  });
}
