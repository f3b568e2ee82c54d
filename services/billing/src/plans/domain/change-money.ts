// What a change of plan inside a period costs and gives back, in whole cents. docs/decisions/0080.
import { microsecondsBetween } from '../../kernel/domain/instant.ts';
import { prorated, type Span } from './proration.ts';

/** `creditCents`: for the rest of the old plan. `chargeCents`: for the rest of the new one. Both 0 or more. */
export type ChangeMoney = { at: string; creditCents: number; chargeCents: number };

/**
 * `paidCents`: for the period's plans, less what came back; `besideCents`: for the promo that it began with. `unused` of
 * `granted` leads of its plans are still there.
 */
export type PeriodPaidFor = Span & { paidCents: number; besideCents: number; granted: number; unused: number };

/** Up, the difference for the time that is left; down, what comes back of the old plan pays the new one first. */
export function moneyOfChange(
  prices: { fromCents: number; toCents: number },
  period: PeriodPaidFor,
  at: string,
): ChangeMoney {
  const { fromCents, toCents } = prices;
  const [oldRest = 0, newRest = 0] = prorated([-fromCents, toCents], period, at);
  if (toCents >= fromCents) return { at, creditCents: -oldRest, chargeCents: newRest };
  // The price of a promo comes back to nobody: its rest pays for that of the new plan.
  const creditCents = Math.min(-oldRest, returnable(period, at) + Math.min(newRest, besideRest(period, at)));
  return { at, creditCents, chargeCents: Math.min(newRest, creditCents) };
}

/** What comes back of a period at most: what was paid for it by the smaller share of its time and its leads. */
export function returnable({ startsAt, endsAt, paidCents, granted, unused }: PeriodPaidFor, at: string): number {
  const whole = microsecondsBetween(startsAt, endsAt);
  const left = microsecondsBetween(at, endsAt);
  if (paidCents <= 0 || granted <= 0 || unused <= 0 || whole <= 0n || left <= 0n) return 0;
  const time = left < whole ? left : whole;
  const [leads, all] = [BigInt(Math.min(unused, granted)), BigInt(granted)];
  const paid = BigInt(paidCents);
  return Number(time * all < leads * whole ? (paid * time) / whole : (paid * leads) / all);
}

function besideRest({ startsAt, endsAt, besideCents }: PeriodPaidFor, at: string): number {
  const [whole, left] = [microsecondsBetween(startsAt, endsAt), microsecondsBetween(at, endsAt)];
  if (besideCents <= 0 || whole <= 0n || left <= 0n) return 0;
  return Number((BigInt(besideCents) * (left < whole ? left : whole)) / whole);
}

/** Cents that a change adds to what was paid; below 0 they come back as credit. */
export const netOf = ({ creditCents, chargeCents }: ChangeMoney): number => chargeCents - creditCents;

/** What of a plan is had only once its whole price is paid. */
type Kind = { carries: boolean; unlimited: boolean };
/** What has to stay paid so that leads carry over, and that no count ends them; null: neither. `carries`: the plan now. */
export type PeriodMoney = { paidCents: number; carryCents: number | null; fillCents: number | null; carries: boolean };

export const moneyBegun = (paidCents: number, { carries, unlimited }: Kind): PeriodMoney => ({
  paidCents,
  carryCents: carries ? paidCents : null,
  fillCents: unlimited ? paidCents : null,
  carries,
});

/** Leads carry from a plan that carries on, until money comes back by leaving it, or once a later one is paid whole. */
export function moneyAfterChange(
  { paidCents: before, carryCents: kept, carries }: PeriodMoney,
  netCents: number,
  to: { priceCents: number | null } & Kind,
): PeriodMoney {
  const paidCents = before + netCents;
  const price = to.carries ? to.priceCents : null;
  const own = netCents >= 0 || (carries && to.carries) ? kept : null;
  // Of several plans that carry the cheapest has to stay paid.
  const carryCents = own === null || price === null ? own : Math.min(own, price);
  const isPaid = (cents: number | null): boolean => cents !== null && paidCents >= cents;
  return {
    paidCents,
    carryCents: carryCents ?? (isPaid(price) ? price : null),
    fillCents: to.unlimited && isPaid(to.priceCents) ? to.priceCents : null,
    carries: to.carries,
  };
}
