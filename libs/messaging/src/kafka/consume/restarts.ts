// How often a crashed consumer may begin again by itself. The client can be left alive but deaf
// after a crash; past the limit a new process is the surer cure.

export type RestartBudget = { mayRestart(): boolean; restarts(): number };

const RESTARTS_MAX = 3;
const WITHIN_MS = 600_000;

/** Three restarts within any ten minutes; the fourth is refused. */
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
