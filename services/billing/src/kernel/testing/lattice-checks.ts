// What holds for any lattice, on as many of them as the level has time for.
import { expect } from '@jest/globals';
import { runSeed } from '@leadwright/testing/seeds/run-seed';
import { instantOf } from '../domain/instant.ts';
import { boundary, daysLater, latticeFrom, periodAt } from '../domain/lattice.ts';
import { boundaryByIntl, chance, zones } from './second-calendar.ts';

const STARTS = 731;
const PERIODS = 51;

/** Twelve boundaries in twelve months, each clamped to its month, for every `days`th start date of 2027 and 2028. */
export function expectTwelveMonths(days: number): void {
  for (let day = 0; day < STARTS; day += days) {
    const start = daysLater('2027-01-01T10:00:00Z', day, 'UTC');
    const lattice = latticeFrom('l', start, 'UTC');
    const all = Array.from({ length: PERIODS }, (_, k) => boundary(lattice, k));
    expect([...new Set(all)].sort()).toEqual(all);
    expect(all).toEqual(all.map((_, k) => clamped(start, k)));
  }
}

/** The boundaries of random anchors, zones and jumps are those that `Intl` gives. */
export function expectSameAsIntl(runs: number): void {
  // What days and offsets are is the runtime's knowledge; a difference between machines is seen here.
  process.stdout.write(
    `time zone data ${process.versions['tz'] ?? 'unknown'}, ICU ${process.versions['icu'] ?? 'unknown'}\n`,
  );
  const random = chance(20_270_130 + runSeed());
  for (let run = 0; run < runs; run += 1) {
    const zone = zones[Math.floor(random() * zones.length)] ?? 'UTC';
    const anchorMs = Date.UTC(2020, 0, 1) + Math.floor(random() * 12 * 365 * 86_400) * 1000;
    const k = 1 + Math.floor(random() * 60);
    const anchor = new Date(anchorMs).toISOString();
    const expected = instantOf(new Date(boundaryByIntl(anchorMs, zone, k)).toISOString());
    const lattice = latticeFrom('l', anchor, zone);
    const got = boundary(lattice, k);
    if (got !== expected) throw new Error(`${anchor} ${zone} ${k}: ${got}, by Intl ${expected}`);
    if (run % 20 > 0) continue;
    expect(periodAt(lattice, got).k).toBe(k);
    const next = boundary(lattice, k + 12);
    const between = Array.from({ length: 12 }, (_, month) => boundary(lattice, k + 1 + month));
    expect(between.filter((at) => at > got && at <= next)).toHaveLength(12);
  }
}

// A second way to the same date: day of the month by the calendar of `Date`, in UTC.
function clamped(start: string, k: number): string {
  const from = new Date(start);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + k + 1, 0)).getUTCDate();
  const due = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + k, Math.min(from.getUTCDate(), last), 10));
  return due.toISOString().replace('.000Z', '.000000Z');
}
