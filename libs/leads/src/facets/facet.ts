// What a search page shows beside a filter: how many leads each of its values would find under all other filters.
import type { FilterColumn, Level, RangeColumn } from '../dictionary.ts';

/** Leads that a value finds; of a range the leads of a bar, both ends inclusive. */
export type FacetValue = { value: string; count: number } | { from: number; to: number; count: number };

/**
 * `values` in the dictionary's order, those without a lead too; `unknown`: leads of which the field says nothing. Both add
 * up to all leads under the other filters, where a lead has one value.
 */
export type Facet = { field: string; values: FacetValue[]; unknown: number };

/** What `facetOf` reads: leads by value; of a range by the place of the bar, from 1; under the empty text, of no value. */
export type CountedValues = ReadonlyMap<string, number>;

export type Bar = { from: number; to: number };

export function barsOf({ bars, max }: Pick<RangeColumn, 'bars' | 'max'>): Bar[] {
  return bars.map((from, place) => ({ from, to: (bars[place + 1] ?? max + 1) - 1 }));
}

/** Levels of a tree of values; a lead has a value at each. */
export const levelsOf = (column: FilterColumn): readonly Level[] | undefined =>
  column.inputType === 'select' || column.inputType === 'checkbox' ? column.levels : undefined;

/** Whether a lead may have several values, so that they do not add up to the leads. */
const hasSeveral = (column: FilterColumn): boolean =>
  levelsOf(column) !== undefined || ('many' in column && column.many === true);

export function facetOf(column: FilterColumn, counted: CountedValues): Facet {
  const at = (key: string | number): number => counted.get(String(key)) ?? 0;
  const values: FacetValue[] =
    column.inputType === 'range'
      ? barsOf(column).map((bar, place) => ({ ...bar, count: at(place + 1) }))
      : column.items.map(({ value }) => ({ value, count: at(value) }));
  const sum = (counts: Iterable<number>): number => [...counts].reduce((all, count) => all + count, 0);
  // A value that the dictionary does not have (any more) is found by no filter.
  const unknown = hasSeveral(column) ? at('') : sum(counted.values()) - sum(values.map(({ count }) => count));
  return { field: column.fieldName, values, unknown };
}
