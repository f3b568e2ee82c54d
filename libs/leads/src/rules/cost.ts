// What rows cost: each a dictionary's `multiplierHundredths` hundredths of a lead, the sum rounded up once.

/** What `rows` cost, in whole leads. Throws RangeError where rows times multiplier is not exact. */
export function costInLeads(rows: number, multiplierHundredths: number): number {
  const hundredths = rows * multiplierHundredths;
  if (!Number.isSafeInteger(hundredths)) throw new RangeError('rows times multiplier is not an exact number');
  const rest = hundredths % 100;
  return (hundredths - rest) / 100 + (rest > 0 ? 1 : 0);
}

export function rowsFor(leads: number, multiplierHundredths: number): number {
  return Math.floor((leads * 100) / multiplierHundredths);
}
