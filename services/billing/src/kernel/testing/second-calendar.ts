// A second way to the boundaries of a lattice, by nothing but `Intl`: the wall time is tried with the offsets of the
// day before and the day after, and one that does not exist is read with the offset from before the gap.

/** Zones with gaps, doubles, half hours and none of these. */
export const zones = [
  'UTC',
  'America/New_York',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/London',
  'Pacific/Auckland',
  'Pacific/Honolulu',
];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Boundary `k` of the lattice anchored at `anchorMs` in `zone`, whose day is the anchor's. Milliseconds since 1970. */
export function boundaryByIntl(anchorMs: number, zone: string, k: number): number {
  const anchor = new Date(wallOf(anchorMs, zone));
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + k];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(anchor.getUTCDate(), lastDay);
  const timeMs = wallOf(anchorMs, zone) % 86_400_000;
  const wall = Date.UTC(year, month, day) + timeMs;
  const offsets = [wall - 86_400_000, wall + 86_400_000].map((near) => wallOf(near, zone) - near);
  const found = offsets.map((offset) => wall - offset).filter((at) => wallOf(at, zone) === wall);
  return found.length > 0 ? Math.min(...found) : wall - (offsets[0] ?? 0);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall time in the zone, written as if it were UTC. */
function wallOf(at: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, format);
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
