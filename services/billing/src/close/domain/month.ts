// A calendar month in UTC, `2026-11`. Its text order is the order of time.
import { Temporal } from 'temporal-polyfill';
import { instantOf } from '../../kernel/domain/instant.ts';

/** Half-open: `from` is part of the month, `to` is not. */
export type MonthSpan = { from: string; to: string };

export function spanOf(month: string): MonthSpan {
  return { from: instantOf(`${month}-01T00:00:00Z`), to: instantOf(`${monthAfter(month)}-01T00:00:00Z`) };
}

export function monthAfter(month: string, months = 1): string {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString();
}

export function monthOf(instant: string): string {
  return instant.slice(0, 7);
}

/** Both ends included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}
