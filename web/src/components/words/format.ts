// Numbers, sizes and times as people read them.
import { counted, nounFor } from '@leadwright/leads/counted';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
type Parts = Intl.DateTimeFormatOptions;
const dayParts: Parts = { day: 'numeric', month: 'short', year: 'numeric' };
const timeParts: Parts = { hour: '2-digit', minute: '2-digit' };

/** Writes days and times of one zone; without one, of the reader's own. Made once for each: making one is slow. */
function writersIn(timeZone: string | undefined) {
  const write = (parts: Parts) =>
    new Intl.DateTimeFormat('en-GB', timeZone === undefined ? parts : { ...parts, timeZone });
  return { day: write(dayParts), minute: write({ ...dayParts, ...timeParts }), time: write(timeParts) };
}

const writers = new Map<string | undefined, ReturnType<typeof writersIn>>();

function writerOf(timeZone: string | undefined): ReturnType<typeof writersIn> {
  const found = writers.get(timeZone) ?? writersIn(timeZone);
  writers.set(timeZone, found);
  return found;
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 12345 → "12,345". */
export function formatNumber(value: number): string {
  return whole.format(value);
}

/** "1 lead", "2,500 leads". */
export function formatLeads(leads: number): string {
  return counted(leads, 'lead');
}

/** "lead" for one, else "leads", for places that show the number separately. */
export function leadsWord(leads: number): string {
  return nounFor(leads, 'lead');
}

/** +100, −2,500 (a true minus sign), 0. */
export function formatSigned(value: number): string {
  if (value === 0) return '0';
  return `${value > 0 ? '+' : '−'}${whole.format(Math.abs(value))}`;
}

/** "31 Dec 2026". */
export function formatDay(at: string | number | Date, timeZone?: string): string {
  return writerOf(timeZone).day.format(new Date(at));
}

/** "31 Dec 2026, 14:05 MST". */
export function formatMoment(at: string | number | Date, timeZone?: string): string {
  return `${writerOf(timeZone).minute.format(new Date(at))} ${zoneNameAt(at, timeZone)}`;
}

/** "14:05 MST". */
export function formatTime(at: string | number | Date, timeZone?: string): string {
  return `${writerOf(timeZone).time.format(new Date(at))} ${zoneNameAt(at, timeZone)}`;
}

/** The zone's usual short name at that time ("MST", "EDT", "CET"), else its full name. Without `timeZone`, the reader's own zone. */
export function zoneNameAt(at: string | number | Date, timeZone?: string): string {
  const named = (locale: string, timeZoneName: 'short' | 'long'): string =>
    new Intl.DateTimeFormat(locale, { timeZoneName, ...(timeZone === undefined ? {} : { timeZone }) })
      .formatToParts(new Date(at))
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Each locale has short names for its own region only, and offsets from GMT for the rest.
  return (
    [named('en-US', 'short'), named('en-GB', 'short')].find((name) => !/^(?:GMT|UTC)[+-]/.test(name)) ??
    named('en-US', 'long')
  );
}

/** "14:05:09". */
export function formatClock(at: string | number | Date): string {
  return clock.format(new Date(at));
}

/** Cents → "$50.00". */
export function formatMoney(cents: number): string {
  return money.format(cents / 100);
}

/** Bytes → "812 bytes", "1.2 MB"; powers of 1,000. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte');
  const units = ['kB', 'MB', 'GB'];
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), units.length);
  return `${(bytes / 1000 ** power).toFixed(1)} ${units[power - 1] ?? ''}`;
}

/** How long ago: "just now", "5 min ago", "3 h ago", then the day. Both in milliseconds since 1970. */
export function formatAge(atMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - atMs) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return formatDay(atMs);
}

/** Milliseconds → "84 ms", "1.2 s". */
export function formatDuration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const word = (count: number): string => numbers[count] ?? formatNumber(count);

/** `14 to 15`; a figure that is said twice stands once. */
export const fromTo = (words: readonly string[]): string => [...new Set(words)].join(' to ');

/** Small numbers in letters: `two`; from and to as `three to four`. */
export const inWords = (figure: number | readonly number[]): string => fromTo([figure].flat().map(word));
