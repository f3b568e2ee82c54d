// The same facts give the same id, whoever reads them and when, so that a period is granted once.
import { Temporal } from 'temporal-polyfill';
import { isNear, laterOf } from '../../kernel/domain/instant.ts';
import { boundary, latticeFrom, periodAt, PROVIDER_ZONE, type Lattice } from '../../kernel/domain/lattice.ts';

/** The lattice that begins at `anchorAt` after one of this family. `:` separates the instant from the family. */
export function latticeIdFrom(latticeId: string, anchorAt: string): string {
  const [family = latticeId] = latticeId.split('@');
  return `${family}@${Temporal.Instant.from(anchorAt).epochMilliseconds}`;
}

/** The lattice of a provider's periods, of which one is [startsAt, endsAt): it tells a billing day that a month shortened. */
export function latticeOfPeriod(latticeId: string, startsAt: string, endsAt: string): Lattice {
  const plain = latticeFrom(latticeId, startsAt, PROVIDER_ZONE);
  const days = [plain.day, 29, 30, 31].filter((day) => day >= plain.day);
  return (
    days
      .map((day) => latticeFrom(latticeId, startsAt, PROVIDER_ZONE, day))
      .find((each) => isNear(boundary(each, 1), endsAt)) ?? plain
  );
}

/** The period of the lattice that begins at `at`, give or take an hour; null: none does. */
export function periodBeginningAt(lattice: Lattice, at: string): number | null {
  const { k, startsAt, endsAt } = periodAt(lattice, laterOf(at, lattice.anchorAt));
  if (isNear(startsAt, at)) return k;
  return isNear(endsAt, at) ? k + 1 : null;
}
