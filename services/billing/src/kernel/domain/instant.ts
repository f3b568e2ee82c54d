import { Temporal } from 'temporal-polyfill';

/** UTC with microseconds, so text order is time order. Takes ISO 8601 with an offset, or PostgreSQL's; else throws. */
export function instantOf(text: string): string {
  return written(Temporal.Instant.from(text));
}

export function written(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 6 });
}

export function laterOf(a: string, b: string): string {
  return a > b ? a : b;
}

/** Whole microseconds from `a` to `b`; below zero if `b` is earlier. */
export function microsecondsBetween(a: string, b: string): bigint {
  return (Temporal.Instant.from(b).epochNanoseconds - Temporal.Instant.from(a).epochNanoseconds) / 1000n;
}

const NEAR_MS = 3_600_000;

/** Whether both are the same boundary: within an hour, which no two boundaries are. */
export function isNear(a: string, b: string): boolean {
  const ms = (at: string): number => Temporal.Instant.from(at).epochMilliseconds;
  return Math.abs(ms(a) - ms(b)) <= NEAR_MS;
}
