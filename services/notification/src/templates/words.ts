const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$99.00". */
export function inDollars(cents: number): string {
  return dollars.format(cents / 100);
}

/** "February 15, 2027", in this time zone. */
export function onDay(iso: string, zone = 'UTC'): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(new Date(iso));
}
