// A query in words: one chip per part, and one sentence. Pages, file names and mails use the same words.
import { counted, nounFor } from './counted.ts';
import { dictionaryOf } from './dictionaries.ts';
import { filterColumns, type Dictionary, type FilterColumn } from './dictionary.ts';
import { placeWords } from './place-words.ts';
import type { Filter, GeographyKind, LeadQuery } from './query.ts';

/** `field` is `geography` or the filter's; `text` reads alone, e.g. `Age 35 to 55`. */
export type Chip = { field: string; text: string };

/** What a place is called; a page passes the names it has, others show the value. */
export type PlaceName = (kind: GeographyKind, value: string) => string;

const valuesShownMax = 3;

/** The value itself, made readable where it can be without a table: `AZ:PHOENIX` is `Phoenix, AZ`. */
export function plainPlaceName(kind: GeographyKind, value: string): string {
  if (kind !== 'CITY') return value;
  const [state = '', city = ''] = value.split(':');
  const name = city
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());
  return `${name}, ${state}`;
}

/** One chip for the geography and one per filter, in the dictionary's order. Unknown filters have none. */
export function queryChips(query: LeadQuery, placeName: PlaceName = plainPlaceName): Chip[] {
  const dictionary = dictionaryOf(query.dictId);
  const place = { field: 'geography', text: placeText(query, placeName) };
  return dictionary ? [place, ...filterChips(dictionary, query.filters)] : [place];
}

/** One sentence: `Consumers in Phoenix, AZ: age 35 to 55, homeowner status Homeowner`. */
export function querySentence(query: LeadQuery, placeName: PlaceName = plainPlaceName): string {
  const name = dictionaryOf(query.dictId)?.name ?? 'Leads';
  const [place, ...filters] = queryChips(query, placeName);
  const where = query.geography.kind === 'nationwide' ? 'nationwide' : `in ${place?.text ?? ''}`;
  const rest = filters.map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1));
  return rest.length === 0 ? `${name} ${where}` : `${name} ${where}: ${rest.join('; ')}`;
}

function placeText({ geography }: LeadQuery, placeName: PlaceName): string {
  if (geography.kind === 'nationwide') return 'Nationwide';
  const { kind, values } = geography;
  const { one, many } = placeWords[kind];
  if (values.length > valuesShownMax) return counted(values.length, one, many);
  const names = values.map((value) => placeName(kind, value)).join(', ');
  return kind === 'ZIP' || kind === 'AREA_CODE' ? `${nounFor(values.length, one, many)} ${names}` : names;
}

function filterChips(dictionary: Dictionary, filters: readonly Filter[]): Chip[] {
  return filterColumns(dictionary).flatMap((column) => {
    const filter = filters.find(({ field }) => field === column.fieldName);
    return filter
      ? [
          {
            field: column.fieldName,
            text: `${column.label} ${filter.omit === true ? 'not ' : ''}${filterText(column, filter)}`,
          },
        ]
      : [];
  });
}

function filterText(column: FilterColumn, filter: Filter): string {
  if ('anyOf' in filter) return choiceText(column, filter.anyOf);
  const { from, to } = filter;
  const label = (value: number | string): string => labelOf(column, String(value));
  if (from !== undefined && to !== undefined) return from === to ? label(from) : `${label(from)} to ${label(to)}`;
  if (from !== undefined) return `from ${label(from)}`;
  return to === undefined ? 'any' : `up to ${label(to)}`;
}

function choiceText(column: FilterColumn, values: readonly string[]): string {
  if (values.length > valuesShownMax) return `any of ${values.length}`;
  return values.map((value) => labelOf(column, value)).join(' or ');
}

function labelOf(column: FilterColumn, value: string): string {
  if (column.inputType === 'range') return value;
  return column.items.find((item) => item.value === value)?.label ?? value;
}
