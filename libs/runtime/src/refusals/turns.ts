// Who cannot have a turn while an answer is still of use is told so, instead of after a minute.
import { unavailable } from './common-refusals.ts';

export type Turns = {
  /** Throws 503 when too many wait, or the turn does not come in time; an abort of `signal` ends the wait. */
  take<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
};

export type TurnLimits = {
  atOnce: number;
  waitingMax: number;
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
