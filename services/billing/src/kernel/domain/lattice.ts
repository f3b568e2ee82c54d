// Period k is [boundary(k), boundary(k + 1)), each from the anchor, so day 31 returns after a shorter month.
import { Temporal } from 'temporal-polyfill';
import { instantOf, written } from './instant.ts';

/** `day` and `timeOfDay` are stored: an anchor on 28 February loses day 31, and of equal wall times the second. */
export type Lattice = {
  latticeId: string;
  anchorAt: string;
  day: number;
  timeOfDay: string;
  zone: string;
  /** It follows another lattice of the same subscription: its period 0 is not the subscription's first. */
  continues?: true;
};

/** That every provider's periods count in: its clock knows no summer. */
export const PROVIDER_ZONE = 'UTC';

export type Period = { k: number; startsAt: string; endsAt: string };

/** A lattice whose billing day is the anchor's day in `zone`, unless another day (1 to 31) is given. */
export function latticeFrom(latticeId: string, anchorAt: string, zone: string, day?: number): Lattice {
  const local = Temporal.Instant.from(anchorAt).toZonedDateTimeISO(zone);
  return {
    latticeId,
    anchorAt: instantOf(anchorAt),
    day: day ?? local.day,
    timeOfDay: local.toPlainTime().toString({ fractionalSecondDigits: 6 }),
    zone,
  };
}

// One reading of a subscription asks for the same few boundaries many times, and calendars are slow.
const computed = new Map<string, string>();
const COMPUTED_MAX = 5_000;

/** The start of period `k` (0, 1, 2 …), as an instant in UTC. */
export function boundary(lattice: Lattice, k: number): string {
  if (!Number.isSafeInteger(k) || k < 0) throw new RangeError(`a period has an index from 0, not ${k}`);
  if (k === 0) return lattice.anchorAt;
  const { anchorAt, day, timeOfDay, zone } = lattice;
  const key = `${anchorAt} ${day} ${timeOfDay} ${zone} ${k}`;
  const known = computed.get(key);
  if (known !== undefined) return known;
  const made = computeBoundary(lattice, k);
  if (computed.size >= COMPUTED_MAX) computed.clear();
  computed.set(key, made);
  return made;
}

function computeBoundary(lattice: Lattice, k: number): string {
  const anchor = Temporal.Instant.from(lattice.anchorAt).toZonedDateTimeISO(lattice.zone);
  const month = Temporal.PlainYearMonth.from({ year: anchor.year, month: anchor.month }).add({ months: k });
  const local = month.toPlainDate({ day: Math.min(lattice.day, month.daysInMonth) }).toPlainDateTime(lattice.timeOfDay);
  // 'compatible': a skipped wall time moves forward by the gap; of two equal wall times the first wins.
  return written(local.toZonedDateTime(lattice.zone, { disambiguation: 'compatible' }).toInstant());
}

/** The period that contains `at`; throws for a time before the anchor, which has no period. */
export function periodAt(lattice: Lattice, at: string): Period {
  const instant = instantOf(at);
  if (instant < lattice.anchorAt) throw new RangeError(`${at} is before the first period`);
  const anchor = Temporal.Instant.from(lattice.anchorAt).toZonedDateTimeISO(lattice.zone);
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(lattice.zone);
  // The number of calendar months is exact or one too many; the day and time of day decide.
  let k = Math.max(0, (local.year - anchor.year) * 12 + local.month - anchor.month);
  while (k > 0 && boundary(lattice, k) > instant) k -= 1;
  while (boundary(lattice, k + 1) <= instant) k += 1;
  return { k, startsAt: boundary(lattice, k), endsAt: boundary(lattice, k + 1) };
}

/** `days` calendar days later in the zone (not 24 hours each), at the same wall time. */
export function daysLater(at: string, days: number, zone: string): string {
  return written(Temporal.Instant.from(at).toZonedDateTimeISO(zone).add({ days }).toInstant());
}

/** Period 0 begins at `closedAt`, without gap or overlap. The day stays, or moves with the new zone's date there. */
export function latticeAfter(
  closed: Lattice,
  latticeId: string,
  closedAt: string,
  zone: string = closed.zone,
): Lattice {
  const next = latticeFrom(latticeId, closedAt, zone);
  const old = Temporal.Instant.from(closedAt).toZonedDateTimeISO(closed.zone);
  const isBoundary = boundary(closed, periodAt(closed, closedAt).k) === next.anchorAt;
  if (!isBoundary) return { ...next, continues: true };
  const shift = Temporal.PlainDate.compare(
    Temporal.Instant.from(closedAt).toZonedDateTimeISO(zone).toPlainDate(),
    old.toPlainDate(),
  );
  return { ...next, day: movedDay(closed.day, old.day, shift), continues: true };
}

// A clamped day (31 on 28 February) moves as the day itself would in a month that has it.
function movedDay(day: number, clampedDay: number, shift: number): number {
  if (shift === 0) return day;
  if (shift < 0) return day === 1 ? 31 : day - 1;
  return day === 31 || clampedDay < day ? 1 : day + 1;
}
