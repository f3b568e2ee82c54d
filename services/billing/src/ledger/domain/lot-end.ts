// The one owner of a lot's end: the clock, a boundary, the end of the plan, money that came back and money that came good
// ask here. A day that was said of a lot is kept; only the end of the plan itself, and money that came back, come before it.
import { Temporal } from 'temporal-polyfill';
import { microsecondsBetween, written } from '../../kernel/domain/instant.ts';
import { isExpired, isFill, reissuePrefix, textOrder, type Lot } from './lots.ts';

/** `ended`, `voided`: before its day; it is known for what of it is on hold. */
export type Over = 'clock' | 'ended' | 'voided';

/** Why the lot is over; null: it lives, and what returns to it stays. */
export function overBecause(lot: Lot, at: string): Over | null {
  if (isExpired(lot, at)) return 'clock';
  if (lot.endedBecause !== undefined) return 'ended';
  return lot.voidedBecause === null ? null : 'voided';
}

/** Lots whose day has come while leads are there, in the order of their ends. */
export const endedByClock = (lots: readonly Lot[], at: string): Lot[] =>
  lots
    .filter((lot) => lot.available > 0 && isExpired(lot, at))
    .sort((a, b) => textOrder(a.expiresAt ?? '~', b.expiresAt ?? '~'));

/** Lots that end with the plan itself. Promo, trial, credit and manual lots stay. */
export const endedWithPlan = (lots: readonly Lot[], at: string): Lot[] =>
  lots.filter((lot) => lot.kind === 'plan' && !isFill(lot) && overBecause(lot, at) === null);

/** Of those, the ones that began before `before` and of which a boundary decides: what was given back until a day is not. */
export const decidedAtBoundary = (lots: readonly Lot[], before: string, at: string): Lot[] =>
  endedWithPlan(lots, at).filter((lot) => lot.effectiveAt < before && !isUntilDay(lot));

/** Given back in place of leads that were taken, with the time that they had left, whatever boundary falls into it. */
const isUntilDay = ({ source, expiresAt }: Lot): boolean => source.startsWith(reissuePrefix) && expiresAt !== null;

/** When a lot ends that is given back at `at` for one that was taken at `takenAt`: with the time that it had left. */
export function endGivenBack(expiresAt: string | null, takenAt: string, at: string): string | null {
  if (expiresAt === null) return null;
  const left = Number(microsecondsBetween(takenAt, expiresAt));
  return written(Temporal.Instant.from(at).add({ microseconds: left }));
}

type Said = { kind: string; expiresAt: string | null };

/** The day that is said of a lot: its own, or the plan's where that ends before. `planEndsAt`: null, it goes on. */
export const endSaid = ({ kind, expiresAt }: Said, planEndsAt: string | null): string | null =>
  kind === 'plan' && planEndsAt !== null && (expiresAt === null || planEndsAt < expiresAt) ? planEndsAt : expiresAt;
