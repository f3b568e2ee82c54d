// How fast leads go in a period, and what that makes of the rest of it.
import type { Answer } from '../../../server/operations.ts';

export type DaysOfLeads = Answer<'get', '/api/v2/usage/days'>;

const DAY_MS = 86_400_000;

export type Forecast =
  /** Leads run out at `at`, before the period ends. */
  | { kind: 'out'; at: number }
  /** So many are left when it ends. */
  | { kind: 'left'; leads: number };

/** Null while a day has not passed, nothing was used, nothing is left, or the period is over. */
export function forecastOf({ from, to, days }: DaysOfLeads): Forecast | null {
  const last = days.at(-1);
  if (last === undefined || last.left <= 0) return null;
  const now = Date.parse(last.until);
  const [elapsed, ahead] = [now - Date.parse(from), Date.parse(to) - now];
  const used = days.reduce((sum, day) => sum + day.used, 0);
  if (elapsed < DAY_MS || ahead <= 0 || used <= 0) return null;
  const perMs = used / elapsed;
  const left = Math.round(last.left - perMs * ahead);
  return left > 0 ? { kind: 'left', leads: left } : { kind: 'out', at: now + last.left / perMs };
}
