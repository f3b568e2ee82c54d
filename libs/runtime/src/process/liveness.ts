// An engine that is away does not need a new process: that is for readiness.

export type Complaint = () => string | undefined;

export type Liveness = {
  check(): Promise<void>;
  stop(): void;
};

export type LivenessParts = {
  complaints: () => Complaint[];
  now?: () => number;
};

const LOOK_EVERY_MS = 500;
// A turn of the event loop that takes longer has kept every request waiting for as long.
const LATE_MS_MAX = 5_000;
// As long as a prober may take to come again, so that each late turn is told once.
const TOLD_FOR_MS = 10_000;

export function watchLiveness({ complaints, now = () => performance.now() }: LivenessParts): Liveness {
  const state = { due: now() + LOOK_EVERY_MS, late: 0, lateAt: -Infinity };
  const look = (): void => {
    const late = now() - state.due;
    state.due = now() + LOOK_EVERY_MS;
    if (late > LATE_MS_MAX) Object.assign(state, { late, lateAt: now() });
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  const lateTurn: Complaint = () =>
    now() - state.lateAt < TOLD_FOR_MS
      ? `a turn of the event loop took ${Math.round(state.late / 1_000)} s`
      : undefined;
  return {
    check: async () => {
      for (const complain of [lateTurn, ...complaints()]) {
        const complaint = complain();
        if (complaint !== undefined) throw new Error(complaint);
      }
    },
    stop: () => clearInterval(timer),
  };
}
