// kafkajs can be left alive but stalled after a crash; past the limit a new process is safer.

export type RestartBudget = { mayRestart(): boolean; restarts(): number };

const RESTARTS_MAX = 3;
const WITHIN_MS = 600_000;

/** Allows three restarts within any ten minutes and refuses the fourth. */
export function createRestartBudget(now: () => number = Date.now): RestartBudget {
  let recent: number[] = [];
  let all = 0;
  return {
    mayRestart: () => {
      recent = recent.filter((at) => now() - at < WITHIN_MS);
      if (recent.length >= RESTARTS_MAX) return false;
      recent.push(now());
      all += 1;
      return true;
    },
    restarts: () => all,
  };
}
