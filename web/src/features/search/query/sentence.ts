// A search in words: for the chips, and for the default name of a file.
import type { Dictionary, Filter, FilterField, Geography, GeographyItem } from '../../../server/api-types.ts';
import { formatNumber } from '../../../components/words/format.ts';
import { counted } from '@leadwright/leads/counted';

const kindWords = {
  ST: ['state', 'states'],
  COUNTY: ['county', 'counties'],
  CITY: ['city', 'cities'],
  ZIP: ['ZIP code', 'ZIP codes'],
  AREA_CODE: ['area code', 'area codes'],
} as const;

/** Whether a filter asks of another kind of leads, of the same person or household. */
export function isBeside({ field }: Pick<FilterField, 'field'>): boolean {
  return field.includes('.');
}

/** What a filter is called where its group is not shown. */
export function nameOfField(field: Pick<FilterField, 'field' | 'label' | 'group'>): string {
  return isBeside(field) ? `${inSentence(field.group)}: ${inSentence(field.label)}` : inSentence(field.label);
}

/** A label inside a sentence: "Industry (SIC code)" → "industry (SIC code)". */
export function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** Labels as one beginning of a sentence: "Street number, phone and e-mail". */
export function listed(labels: readonly string[]): string {
  const names = labels.map((label, place) => (place === 0 ? label : inSentence(label)));
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((text) => text !== '').join(' and ');
}

/** "2 ZIP codes", "1 state". */
export function countOfAreas(geography: Exclude<Geography, { kind: 'nationwide' }>): string {
  const [one, many] = kindWords[geography.kind];
  return counted(geography.values.length, one, many);
}

// A year is a name, not an amount: no thousands separator.
const bound = (value: number | string, field: FilterField): string =>
  typeof value === 'number'
    ? field.label.toLowerCase().includes('year') && value > 999
      ? String(value)
      : formatNumber(value)
    : labelOf(value, field);

const labelOf = (value: string, field: FilterField): string =>
  field.items?.find((item) => item.value === value)?.label ?? value;

/** What a filter asks: "35 to 55", "from $50,000 - $74,999", "Female or Male", "not Female". */
export function valueOf(filter: Filter, field: FilterField): string {
  return filter.omit === true ? `not ${askedOf(filter, field)}` : askedOf(filter, field);
}

function askedOf(filter: Filter, field: FilterField): string {
  if ('anyOf' in filter) {
    const labels = filter.anyOf.map((value) => labelOf(value, field));
    return labels.length > 3 ? `${labels.slice(0, 2).join(', ')} or ${labels.length - 2} more` : labels.join(' or ');
  }
  const { from, to } = filter;
  if (from !== undefined && to !== undefined)
    return from === to ? bound(from, field) : `${bound(from, field)} to ${bound(to, field)}`;
  if (from !== undefined) return `from ${bound(from, field)}`;
  return to === undefined ? '' : `up to ${bound(to, field)}`;
}

/** A name for the file: "Consumers Phoenix, AZ" or "Businesses nationwide". */
export function nameOf(dictionary: Dictionary, geography: Geography | null, items: readonly GeographyItem[]): string {
  if (geography === null) return dictionary.name;
  if (geography.kind === 'nationwide') return `${dictionary.name} nationwide`;
  const known = geography.values.map((value) => items.find((item) => item.value === value)?.name ?? value);
  const places =
    known.length > 2 ? `${known.slice(0, 2).join(', ')} and ${known.length - 2} more` : known.join(' and ');
  return `${dictionary.name} ${places}`;
}
