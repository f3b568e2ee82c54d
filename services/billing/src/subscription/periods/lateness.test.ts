import { createLateness } from './lateness.ts';

const HOUR = 3_600_000;

describe('how late a boundary is', () => {
  it('is the time since it was due', () => {
    const late = createLateness();
    expect(late(5 * HOUR, 0, 2 * HOUR)).toBe(3 * HOUR);
    expect(late(5 * HOUR, 0, 6 * HOUR)).toBe(0);
  });
  it('leaves out what the clock was moved over, and keeps what was late before and what comes after', () => {
    const late = createLateness();
    expect(late(10 * HOUR, 0, 9 * HOUR)).toBe(HOUR);
    // Moved from 10 to 110 o'clock: one was due at 9, one at 50, one after the move.
    expect(late(110 * HOUR, 100 * HOUR, 9 * HOUR)).toBe(HOUR);
    expect(late(111 * HOUR, 100 * HOUR, 50 * HOUR)).toBe(HOUR);
    expect(late(113 * HOUR, 100 * HOUR, 112 * HOUR)).toBe(HOUR);
    expect(late(1_112 * HOUR, 1_099 * HOUR, 50 * HOUR)).toBe(3 * HOUR);
  });
});
