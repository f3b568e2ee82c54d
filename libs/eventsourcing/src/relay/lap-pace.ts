// A lap costs five statements, however many events it publishes: none for each event of a busy moment.

/** Milliseconds between two laps of few events; the longest that an event waits for it. */
const PAUSE_MS = 8;
const EVENTS_ENOUGH = 64;

export type LapPace = {
  ended(events: number): void;
  /** How long the next lap is to wait, milliseconds. 0 for an event that comes alone. */
  pauseMs(): number;
};

export function createLapPace(now: () => number): LapPace {
  let notBefore = 0;
  return {
    ended: (events) => {
      notBefore = events < EVENTS_ENOUGH ? now() + PAUSE_MS : 0;
    },
    pauseMs: () => Math.max(0, notBefore - now()),
  };
}
