// Days of an account's periods, leads and invoices, in the account's time zone. Days of anything else are the reader's own
// (format.ts).
import { daysInWords } from '@leadwright/leads/rules/days-in-words';
import { billingZone, useBillingZone } from '../../server/billing-zone.ts';
import { formatDay, formatMoment, formatTime } from './format.ts';

/** "31 Dec 2026". */
export function billingDay(at: string | number | Date): string {
  return formatDay(at, billingZone());
}

/** "31 Dec 2026, 14:05 MST". */
export function billingMoment(at: string | number | Date): string {
  return formatMoment(at, billingZone());
}

/** "14:05 MST". */
export function billingTime(at: string | number | Date): string {
  return formatTime(at, billingZone());
}

/** The calendar's day of an instant, as a field for days has it: "2026-12-31". */
export function billingDate(at: string | number | Date): string {
  // Swedes write days as inputs do.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: billingZone() }).format(new Date(at));
}

/** The instant at which a day, written "2026-12-31", is over. */
export function endOfBillingDate(day: string): string {
  const midnight = new Date(`${day}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + 1);
  // An offset is that of an instant: what is found at the first guess is right unless the clocks change in between.
  const guess = midnight.getTime() - offsetMs(midnight.getTime());
  return new Date(midnight.getTime() - offsetMs(guess)).toISOString();
}

/** How far the zone's clocks are before UTC at this instant. */
function offsetMs(at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: billingZone(),
    ...{ hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return (
    Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) -
    Math.floor(at / 1000) * 1000
  );
}

/** Says which days are meant on a page that names some. */
export function DaysIn() {
  const zone = useBillingZone();
  return zone === null ? null : <p className="help">{daysInWords(zone)}</p>;
}
