// So that one page cannot occupy the engine. The limit is per process: with n replicas an account has n times as many.
export type CountGuard = {
  /** Returns the slot's release function; undefined when all are taken. */
  enter(accountId: string): (() => void) | undefined;
};

export function createCountGuard(runningMax: number): CountGuard {
  const running = new Map<string, number>();
  return {
    enter: (accountId) => {
      const before = running.get(accountId) ?? 0;
      if (before >= runningMax) return undefined;
      running.set(accountId, before + 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const now = (running.get(accountId) ?? 1) - 1;
        if (now === 0) running.delete(accountId);
        else running.set(accountId, now);
      };
    },
  };
}
