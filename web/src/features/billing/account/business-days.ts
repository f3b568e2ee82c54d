// The term of a cancellation, from the terms of service: at least 3 business days before the cycle ends.
const TERM = 3;

/**
 * The last day, in the reader's zone, with at least 3 business days after it and before the day of the renewal.
 * Business days are Monday to Friday; holidays count as such.
 */
export function lastDayToCancel(renewalAt: string): Date {
  const renewal = new Date(renewalAt);
  const day = new Date(renewal.getFullYear(), renewal.getMonth(), renewal.getDate());
  for (let left = TERM; left > 0;) {
    day.setDate(day.getDate() - 1);
    if (day.getDay() !== 0 && day.getDay() !== 6) left -= 1;
  }
  return day;
}

/** Whether the day is over in the reader's zone. */
export function isPast(day: Date, nowMs: number): boolean {
  const next = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);
  return nowMs >= next.getTime();
}
