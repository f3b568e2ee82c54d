// What a change of plan inside a period costs. Whole numbers only: cents, and microseconds as bigint.
import { Temporal } from 'temporal-polyfill';

export type Span = { startsAt: string; endsAt: string };

const microseconds = (instant: string): bigint => Temporal.Instant.from(instant).epochNanoseconds / 1000n;

/** Cents for the rest of the period. Rounded down; missing units go to the largest fractions, so they add up. */
export function prorated(pricesCents: number[], { startsAt, endsAt }: Span, at: string): number[] {
  const whole = microseconds(endsAt) - microseconds(startsAt);
  const passed = microseconds(at) - microseconds(startsAt);
  const left = passed < 0n ? whole : passed > whole ? 0n : whole - passed;
  return shared(
    pricesCents.map((cents) => BigInt(cents) * left),
    whole,
  );
}

function shared(parts: bigint[], divisor: bigint): number[] {
  const floors = parts.map((part) => floorOf(part, divisor));
  const total = floorOf(2n * parts.reduce((sum, part) => sum + part, 0n) + divisor, 2n * divisor);
  const missing = Number(total - floors.reduce((sum, floor) => sum + floor, 0n));
  const fractions = parts.map((part, line) => ({ line, rest: part - (floors[line] ?? 0n) * divisor }));
  const first = fractions
    .filter(({ rest }) => rest > 0n)
    .sort((a, b) => (a.rest === b.rest ? a.line - b.line : a.rest > b.rest ? -1 : 1))
    .slice(0, missing);
  const raised = new Set(first.map(({ line }) => line));
  return floors.map((floor, line) => Number(floor) + (raised.has(line) ? 1 : 0));
}

function floorOf(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
