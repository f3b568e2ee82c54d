const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "$99.00". */
export function inDollars(cents: number): string {
  return dollars.format(cents / 100);
}

/** "February 15, 2027", by UTC. */
export function onDay(iso: string): string {
  return day.format(new Date(iso));
}
