// A clock that a test moves; code under test takes `() => Date` or ISO text as a parameter.

export type TestClock = { now: () => Date; iso: () => string; advance(ms: number): void; set(iso: string): void };

/** Stands still at `start` (ISO 8601) until the test moves it. */
export function testClock(start = '2026-03-01T12:00:00.000Z'): TestClock {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    iso: () => new Date(at).toISOString(),
    advance: (ms) => void (at += ms),
    set: (iso) => void (at = Date.parse(iso)),
  };
}
