// A search in words, for people who see it without the page that made it: a shared link, a list.
import { counted } from './counted.ts';
import { dictionaryOf } from './dictionaries.ts';
import type { FilterColumn } from './dictionary.ts';
import { describe } from './geography/geography.ts';
import { searchFields } from './links.ts';
import type { Filter, Geography } from './query.ts';

/** "Phoenix, AZ", "602, Phoenix, AZ"; a place that left the tables is named as queries hold it. */
export function placesInWords(geography: Geography): string[] {
  if (geography.kind === 'nationwide') return ['Nationwide'];
  return geography.values.map((value) => {
    const place = describe(geography.kind, value);
    if (place === undefined) return value;
    // A number alone tells nobody where it is.
    return geography.kind === 'ZIP' || geography.kind === 'AREA_CODE' ? `${place.name}, ${place.meta}` : place.name;
  });
}

export type FilterInWords = { label: string; asks: string };

/** "Age", "35 to 55". A filter that the dictionary does not have any more keeps its own name and values. */
export function filtersInWords(dictId: string, filters: readonly Filter[]): FilterInWords[] {
  const dictionary = dictionaryOf(dictId);
  const fields = dictionary ? searchFields(dictionary) : [];
  return filters.map((filter) => {
    const { asked: column, link } = fields.find(({ asked }) => asked.fieldName === filter.field) ?? {};
    const beside = link ? `${link.name}: ` : '';
    const asks = asksOf(filter, column);
    return { label: `${beside}${column?.label ?? filter.field}`, asks: filter.omit === true ? `not ${asks}` : asks };
  });
}

const SHOWN_MAX = 8;

function asksOf(filter: Filter, column: FilterColumn | undefined): string {
  const word = (value: string | number): string => wordOf(value, column);
  if ('anyOf' in filter) {
    const more = filter.anyOf.length - SHOWN_MAX;
    const shown = filter.anyOf.slice(0, SHOWN_MAX).map(word);
    return more > 0 ? `${shown.join(', ')} or ${counted(more, 'other')}` : shown.join(' or ');
  }
  const { from, to } = filter;
  if (from !== undefined && to !== undefined) return from === to ? word(from) : `${word(from)} to ${word(to)}`;
  if (from !== undefined) return `from ${word(from)}`;
  return to === undefined ? 'any' : `up to ${word(to)}`;
}

const whole = new Intl.NumberFormat('en-US');

function wordOf(value: string | number, column: FilterColumn | undefined): string {
  const items = column !== undefined && column.inputType !== 'range' ? column.items : [];
  if (typeof value === 'string') return items.find((item) => item.value === value)?.label ?? value;
  // A year is a name, not an amount: no thousands separator.
  return column?.label.toLowerCase().includes('year') === true && value > 999 ? String(value) : whole.format(value);
}
