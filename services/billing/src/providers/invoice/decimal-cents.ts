// Decimal amounts of providers to whole cents, digit by digit: 19.99 * 100 is 1998.9999999999998 as a float.

const DECIMAL = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/;

/** Cents of `49`, `49.9` or `-49.90`; a number by its shortest text. Throws if not exact cents, and never rounds. */
export function centsOf(amount: string | number): number {
  const match = DECIMAL.exec(String(amount));
  if (!match) throw new Error(`not an amount in exact cents: ${amount}`);
  const [, sign, dollars = '', fraction = ''] = match;
  const cents = Number(`${dollars}${fraction.padEnd(2, '0')}`);
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** Decimal text of whole cents, always with two places: 4990 is `49.90`. */
export function decimalOf(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new Error(`not whole cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
