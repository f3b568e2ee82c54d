// Reads what a person typed as a whole number. It never guesses: "12.5" is not 125.
import { formatNumber } from '../../../components/words/format.ts';

export type TypedNumber = { kind: 'number'; value: number } | { kind: 'empty' } | { kind: 'refused'; why: string };

const grouped = /^\d{1,3}(?:,\d{3})+$/;
const plain = /^\d+$/;

/** Reads digits, with or without thousands separators. Anything else is refused in words. `min` and `max` are inclusive. */
export function readWholeNumber(text: string, { min, max }: { min: number; max: number }): TypedNumber {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  if (!grouped.test(typed) && !plain.test(typed))
    return { kind: 'refused', why: `Enter a whole number, for example ${formatNumber(Math.min(max, 2_500))}.` };
  const value = Number(typed.replaceAll(',', ''));
  if (value < min) return { kind: 'refused', why: `Enter at least ${formatNumber(min)}.` };
  return { kind: 'number', value: Math.min(value, max) };
}
