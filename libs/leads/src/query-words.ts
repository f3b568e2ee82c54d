import { dictionaryOf } from './dictionaries.ts';
import { describe } from './geography/geography.ts';
import { searchFields } from './links.ts';
import type { Filter, Geography } from './query.ts';
import { asksOf } from './rules/filter-words.ts';
import { saidPlace } from './rules/places.ts';

/** "Phoenix, AZ", "602, Phoenix, AZ", "Bloomington, MN (6 ZIPs, mailed as Minneapolis)"; a place that left the tables is named as queries hold it. */
export function placesInWords(geography: Geography): string[] {
  if (geography.kind === 'nationwide') return ['Nationwide'];
  return geography.values.map((value) => {
    const place = describe(geography.kind, value);
    if (place === undefined) return value;
    // A number alone tells nobody where it is.
    const isNumber = geography.kind === 'ZIP' || geography.kind === 'AREA_CODE';
    return isNumber ? `${place.name}, ${place.meta}` : saidPlace(place);
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
    return { label: `${beside}${column?.label ?? filter.field}`, asks: asksOf(filter, column) };
  });
}
