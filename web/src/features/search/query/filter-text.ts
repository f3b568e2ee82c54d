// One filter of an address. What a dictionary has not is written too, and read as what is not there.
import { checkFilter, type FilterCheck } from '@leadwright/leads/rules/check-filter';
import type { Filter, FilterField } from '../../../server/api-types.ts';
import { escapeInList, unescapeInList, wordsOf } from './address-text.ts';

// No value's word has a colon.
const roundSign = 'not:';
// No value's word begins with it: a value that the list does not have, whose text may be the word of another.
const unknownSign = '~';

/** Never empty. */
export function encodeFilter(filter: Filter, field: FilterField | undefined): string {
  return `${filter.omit === true ? roundSign : ''}${sideText(filter, field)}`;
}

function sideText(filter: Filter, field: FilterField | undefined): string {
  const words = wordsOf(field?.items ?? []);
  const word = (value: number | string | undefined): string =>
    value === undefined ? '' : (words.get(String(value)) ?? `${unknownSign}${escapeInList(String(value))}`);
  if ('anyOf' in filter) return filter.anyOf.map(word).join(',');
  if (field?.inputType !== 'range') return `${word(filter.from)}..${word(filter.to)}`;
  return `${filter.from ?? ''}-${filter.to ?? ''}`;
}

/** Exactly what the text says, or why it is no filter of the dictionary. */
export function decodeFilter(text: string, field: FilterField): FilterCheck {
  const round = text.startsWith(roundSign);
  const side = sideOf(round ? text.slice(roundSign.length) : text, field);
  const { field: fieldName, label, inputType } = field;
  const given = round ? { ...side, omit: true } : side;
  if (inputType !== 'range') return checkFilter({ fieldName, label, inputType, items: field.items ?? [] }, given);
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = field;
  return checkFilter({ fieldName, label, inputType, min, max }, given);
}

function sideOf(text: string, field: FilterField): Record<string, unknown> {
  if (field.inputType === 'range') {
    const [, from = '', to = ''] = /^(\d*)-(\d*)$/.exec(text) ?? [];
    return bounds(from, to);
  }
  const values = new Map([...wordsOf(field.items ?? [])].map(([value, word]) => [word, value]));
  const valueOf = (word: string): string => values.get(word) ?? unescapeInList(word);
  if (field.inputType !== 'stringRange')
    return { anyOf: text.split(',').flatMap((word) => (word === '' ? [] : [valueOf(word)])) };
  const cut = text.indexOf('..');
  return cut < 0 ? { from: text } : bounds(text.slice(0, cut), text.slice(cut + 2), valueOf);
}

function bounds(from: string, to: string, valueOf = (word: string) => word): Record<string, unknown> {
  return { ...(from === '' ? {} : { from: valueOf(from) }), ...(to === '' ? {} : { to: valueOf(to) }) };
}
