// What a change of plan costs, computed anew: exact fractions, rounded at the end. Shares no code with what it checks.

export type Fraction = { part: bigint; of: bigint };

const down = (part: bigint, of: bigint): bigint => (part % of < 0n ? part / of - 1n : part / of);

/** Of what was paid, the smaller of both shares, in whole cents. */
export function smallerShare(cents: number, a: Fraction, b: Fraction): number {
  if (b.of === 0n || cents <= 0) return 0;
  const smaller = a.part * b.of < b.part * a.of ? a : b;
  return Number((BigInt(cents) * smaller.part) / smaller.of);
}

/** Cents that are paid for the rest of a period; below 0 they come back, at most `returnable`. `kept`: what pays for the new plan alone. */
export function changeCents(
  { from, to }: { from: number; to: number },
  { part, of }: Fraction,
  returnable: number,
  kept: number,
): number {
  const sum = Number(down(2n * BigInt(to - from) * part + of, 2n * of));
  if (to >= from) return sum;
  const [oldRest, newRest] = rounded([-BigInt(from) * part, BigInt(to) * part], of, sum);
  const back = Math.min(-oldRest, returnable + Math.min(kept, newRest));
  return Math.min(newRest, back) - back;
}

/** Two lines that sum up: the line that is cut most gets the cent that is missing, or both get one. */
function rounded(lines: [bigint, bigint], of: bigint, sum: number): [number, number] {
  const [a, b] = lines.map((line) => Number(down(line, of))) as [number, number];
  if (sum - a - b !== 1) return sum === a + b ? [a, b] : [a + 1, b + 1];
  const [cutA, cutB] = lines.map((line) => line - down(line, of) * of) as [bigint, bigint];
  return cutA >= cutB ? [a + 1, b] : [a, b + 1];
}
