// A search in words: for the chips, and for the default name of a file.
import { isBeside } from '@leadwright/leads/rules/field-names';
import type { Dictionary, FilterField, Geography, GeographyItem } from '../../../server/api-types.ts';

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

/** A name for the file: "Consumers Phoenix, AZ" or "Businesses nationwide". */
export function nameOf(dictionary: Dictionary, geography: Geography | null, items: readonly GeographyItem[]): string {
  if (geography === null) return dictionary.name;
  if (geography.kind === 'nationwide') return `${dictionary.name} nationwide`;
  const known = geography.values.map((value) => items.find((item) => item.value === value)?.name ?? value);
  const places =
    known.length > 2 ? `${known.slice(0, 2).join(', ')} and ${known.length - 2} more` : known.join(' and ');
  return `${dictionary.name} ${places}`;
}
