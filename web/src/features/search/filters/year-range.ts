// Ranges of years end this year: the dictionary's own end leaves room for years to come.
import type { FilterField } from '../../../server/api-types.ts';

const isYear = (field: string): boolean => /(?:^|_)year(?:_|$)/.test(field);

/** The highest value that a range offers. */
export function rangeEndOf({ field, max = 100 }: Pick<FilterField, 'field' | 'max'>, today: Date): number {
  return isYear(field) ? Math.min(max, today.getFullYear()) : max;
}
