// What the running period allows beside its leads: what its plan does, or less where living money does not pay for that.
// docs/decisions/0081.
import { limitedTo, limitsIn, SMALLEST, unpaidLimits, type Limits } from '../../plans/domain/agreed-terms.ts';
import { isGone } from './payments/period-invoice.ts';
import { paymentsOf } from './period-payments.ts';
import type { Lowered, PeriodPayments, Subscribed } from './subscription-events.ts';

/** Whose limits they are, and what is not paid for. */
type PaidFor = Pick<Lowered, 'planId' | 'reason'> & { limits: Limits };

/**
 * Of the running period's own payment, without changes: whether all of it lives, but for a part that people refunded, and
 * the price of the smallest plan is left.
 */
export function isOwnPaid(state: Subscribed): boolean {
  const [own] = paymentsOf(state)?.invoices ?? [];
  if (!own || own.cashBackCents + own.creditBackCents === 0) return true;
  if (isGone(own)) return false;
  return own.cashCents + own.creditCents - own.cashBackCents - own.creditBackCents >= SMALLEST.priceCents;
}

/**
 * Those of the last plan that living money pays for, of the smallest one where the period's own invoice is not paid. null:
 * those of the plan, since nothing that covers it is gone.
 */
export function limitsPaidFor(payments: PeriodPayments | null, isUnpaid: boolean): PaidFor | null {
  if (isUnpaid) return { planId: SMALLEST.planId, reason: 'period', limits: unpaidLimits };
  const { invoices } = payments ?? { invoices: [] };
  const gone = invoices.filter((each, place) => place > 0 && isGone(each));
  if (gone.every(({ coversCents }) => coversCents === 0)) return null;
  const livingCents = invoices.reduce((sum, each) => (gone.includes(each) ? sum : sum + each.coversCents), 0);
  const last = invoices.findLast(({ priceCents }, place) => place === 0 || priceCents <= livingCents);
  return last ? { planId: last.planId, reason: 'change', limits: last.limits } : null;
}

/** Of the running period; null: its plan's. `isWithheld`: nothing living paid its own invoice. */
export function loweredIn(state: Subscribed, isWithheld: boolean): Lowered | null {
  const found = limitsPaidFor(paymentsOf(state), isWithheld || !isOwnPaid(state));
  if (!found) return null;
  const { planId, reason } = found;
  const [own, limits] = [limitsIn(state.terms), limitsIn(limitedTo(state.terms, found.limits))];
  const isLess = (Object.keys(own) as (keyof Limits)[]).some((limit) => own[limit] !== limits[limit]);
  return isLess ? { planId, reason, ...limits } : null;
}
