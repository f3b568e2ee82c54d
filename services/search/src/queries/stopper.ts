// Cancels running statements when the service stops: a count of a minute must not delay a restart.
import type { Asker } from './count-leads.ts';

export type Stopper = {
  run<Result>(asker: Asker, work: (asker: Asker) => Promise<Result>): Promise<Result>;
  stop(): void;
};

export function createStopper(): Stopper {
  // Not AbortSignal.any over one signal of the service: that would collect every request for ever.
  const running = new Set<AbortController>();
  let stopped = false;
  return {
    run: async (asker, work) => {
      const ending = new AbortController();
      const end = (): void => ending.abort();
      if (stopped || asker.signal.aborted) end();
      asker.signal.addEventListener('abort', end, { once: true });
      running.add(ending);
      try {
        return await work({ ...asker, signal: ending.signal });
      } finally {
        running.delete(ending);
        asker.signal.removeEventListener('abort', end);
      }
    },
    stop: () => {
      stopped = true;
      for (const ending of running) ending.abort();
    },
  };
}
