// Numbers of leads as shades of a map. Each shade holds more than the one before, since states differ by a hundred times.
const SHADES = 5;

/** The least number of each shade, rising, at most five; empty where there is nothing. Shade 0 is nothing. */
export function shadesOf(counts: readonly number[]): number[] {
  const most = Math.max(0, ...counts);
  if (most === 0) return [];
  const steps = Array.from({ length: SHADES }, (_, at) => rounded(most * (at / SHADES) ** 2));
  return [...new Set(steps.map((least) => Math.max(1, least)))];
}

/** From 0 to the number of shades. */
export const shadeOf = (count: number, shades: readonly number[]): number =>
  shades.filter((least) => count >= least).length;

// Down to two digits, which people read at once.
function rounded(number: number): number {
  const unit = 10 ** Math.max(0, String(Math.floor(number)).length - 2);
  return Math.floor(number / unit) * unit;
}
