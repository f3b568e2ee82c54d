// The term of a cancellation, from the terms of service: at least 3 business days before the cycle ends. Days are those of
// the account's billing.
import { billingDate, endOfBillingDate } from '../../../components/words/billing-days.tsx';

const TERM = 3;

/**
 * The last day, as "2026-12-31", with at least 3 business days after it and before the day of the renewal.
 * Business days are Monday to Friday; holidays count as such.
 */
export function lastDayToCancel(renewalAt: string): string {
  const day = new Date(`${billingDate(renewalAt)}T00:00:00Z`);
  for (let left = TERM; left > 0;) {
    day.setUTCDate(day.getUTCDate() - 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/** Whether the day is over. */
export function isPast(day: string, nowMs: number): boolean {
  return nowMs >= Date.parse(endOfBillingDate(day));
}
