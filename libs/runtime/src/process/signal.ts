/** Lets one loop wait for a time or a wake-up, whichever is first. A wake-up without a waiter is kept. */
export type Signal = {
  wake(): void;
  wait(ms: number): Promise<boolean>;
};

export function createSignal(): Signal {
  let woken = false;
  let wakeWaiter: (() => void) | undefined;
  return {
    wake: () => {
      woken = true;
      wakeWaiter?.();
    },
    wait: async (ms) => {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wakeWaiter = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wakeWaiter = undefined;
      const wasWoken = woken;
      woken = false;
      return wasWoken;
    },
  };
}
