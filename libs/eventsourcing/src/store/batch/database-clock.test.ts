import { describe, expect, it } from '@jest/globals';
import { databaseClock } from './database-clock.ts';

describe('the estimated clock', () => {
  it('knows nothing before it has learned', () => {
    expect(databaseClock(1000).estimate()).toBeNull();
  });

  it('goes on from what it learned, to the microsecond', () => {
    let now = 500;
    const clock = databaseClock(1000, () => now);
    clock.learn('2026-01-31T23:59:59.999900Z');
    expect(clock.estimate()).toBe('2026-01-31T23:59:59.999900Z');
    now += 0.25;
    expect(clock.estimate()).toBe('2026-02-01T00:00:00.000150Z');
  });

  it('says nothing once it is too old, until it learns again', () => {
    let now = 0;
    const clock = databaseClock(1000, () => now);
    clock.learn('2026-01-01T00:00:00.000000Z');
    now = 999.9;
    expect(clock.estimate()).toBe('2026-01-01T00:00:00.999900Z');
    now = 1000;
    expect(clock.estimate()).toBeNull();
    clock.learn('2026-01-01T00:00:00.500000Z');
    expect(clock.estimate()).toBe('2026-01-01T00:00:00.500000Z');
  });

  it('takes a later answer for the truth, also one that is earlier than its estimate', () => {
    let now = 0;
    const clock = databaseClock(1000, () => now);
    clock.learn('2026-01-01T00:00:00.000000Z');
    now = 100;
    clock.learn('2026-01-01T00:00:00.090000Z');
    now = 101;
    expect(clock.estimate()).toBe('2026-01-01T00:00:00.091000Z');
  });
});
