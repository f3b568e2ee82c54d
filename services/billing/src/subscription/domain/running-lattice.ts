import { Temporal } from 'temporal-polyfill';
import { latticeFrom, periodAt, type Lattice } from '../../kernel/domain/lattice.ts';

/** Period 0 is the one that runs at `at`. A future anchor gives its day of the month alone; without one, now. */
export function runningLattice(latticeId: string, anchoredAt: string | null, at: string, zone: string): Lattice {
  if (anchoredAt === null) return { ...latticeFrom(latticeId, at, zone), continues: true };
  const anchor = Temporal.Instant.from(anchoredAt).toZonedDateTimeISO(zone);
  const now = Temporal.Instant.from(at).toZonedDateTimeISO(zone);
  const ahead = Math.max(0, (anchor.year - now.year) * 12 + anchor.month - now.month + 1);
  const isComing = Temporal.ZonedDateTime.compare(anchor, now) > 0;
  const origin = isComing ? anchor.subtract({ months: ahead }) : anchor;
  const all = latticeFrom(latticeId, origin.toInstant().toString(), zone, anchor.day);
  const { k, startsAt } = periodAt(all, at);
  const lattice = latticeFrom(latticeId, startsAt, zone, anchor.day);
  // The first leads of a promo belong to the first period, which is over where this is a later one.
  return k === 0 && !isComing ? lattice : { ...lattice, continues: true };
}
