// Leads share cents by one rule: month-lots.ts says it in SQL, and a test holds the two together.

/** Shares `cents` by leads, rounded down; missing cents go to the largest remainders, so the shares add up. */
export function shareCents(cents: number, leads: readonly number[]): number[] {
  const whole = leads.reduce((sum, each) => sum + BigInt(each), 0n);
  if (whole === 0n) return leads.map(() => 0);
  const parts = leads.map((each, line) => {
    const product = BigInt(cents) * BigInt(each);
    return { line, floor: product / whole, rest: product % whole };
  });
  const missing = BigInt(cents) - parts.reduce((sum, { floor }) => sum + floor, 0n);
  const raised = new Set(
    [...parts]
      .sort((a, b) => (a.rest === b.rest ? a.line - b.line : a.rest > b.rest ? -1 : 1))
      .slice(0, Number(missing))
      .map(({ line }) => line),
  );
  return parts.map(({ line, floor }) => Number(floor) + (raised.has(line) ? 1 : 0));
}
