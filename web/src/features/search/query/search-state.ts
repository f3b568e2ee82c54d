// The state of a search page, and the address that encodes it.
//
// ?v=1&g=zip:85001,85002&age=35-55&income=25000-34999..50000-74999&gender=female
//
// A negated filter is age=not:35-55. Addresses are readable, in a stable order, and safe to paste anywhere. Anything
// that the dictionary does not know (an old link, a typing error) is dropped and named, never fatal.
import { previewPagesMax } from '@leadwright/leads/rules/limits';
import { placesMax } from '@leadwright/leads/rules/places';
import type {
  Dictionary,
  Filter,
  FilterField,
  FilterItem,
  Geography,
  GeographyKind,
} from '../../../server/api-types.ts';

export type SearchState = { geography: Geography | null; filters: Filter[]; page: number };
export type Decoded = SearchState & { dropped: string[] };

export const emptySearch: SearchState = { geography: null, filters: [], page: 1 };

// No value's word has a colon.
const roundSign = 'not:';

const kindNames: Record<GeographyKind, string> = {
  ST: 'st',
  COUNTY: 'county',
  CITY: 'city',
  ZIP: 'zip',
  AREA_CODE: 'area',
};

/** The query string of a search, without the question mark; empty for an empty search. */
export function encodeSearch(state: SearchState, dictionary: Dictionary): string {
  const parts: string[] = [];
  if (state.geography !== null) parts.push(`g=${encodeGeography(state.geography)}`);
  for (const field of dictionary.filters) {
    const filter = state.filters.find((candidate) => candidate.field === field.field);
    const text = filter === undefined ? '' : encodeFilter(filter, field);
    if (text !== '')
      parts.push(`${escapeText(field.field)}=${filter?.omit === true ? roundSign : ''}${escapeText(text)}`);
  }
  if (state.page > 1) parts.push(`page=${state.page}`);
  return parts.length === 0 ? '' : ['v=1', ...parts].join('&');
}

/** The names in an address, filters among them. */
export function fieldsIn(search: string): string[] {
  return partsOf(search).map(({ name }) => name);
}

/** Reads an address. Never throws; what it does not understand is listed in `dropped`. */
export function decodeSearch(search: string, dictionary: Dictionary): Decoded {
  const decoded: Decoded = { ...emptySearch, filters: [], dropped: [] };
  const found = new Map<string, Filter>();
  for (const { name, text } of partsOf(search)) {
    if (name === 'v') continue;
    if (name === 'page') decoded.page = pageOf(text);
    else if (name === 'g') decodeGeography(text, dictionary, decoded);
    else decodeInto(found, name, text, dictionary, decoded.dropped);
  }
  decoded.filters = dictionary.filters.flatMap((field) => found.get(field.field) ?? []);
  return decoded;
}

function partsOf(search: string): { name: string; text: string }[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .map((part) => ({ part, cut: part.indexOf('=') }))
    .filter(({ cut }) => cut > 0)
    .map(({ part, cut }) => ({ name: unescapeText(part.slice(0, cut)), text: unescapeText(part.slice(cut + 1)) }));
}

function decodeInto(
  found: Map<string, Filter>,
  name: string,
  text: string,
  dictionary: Dictionary,
  dropped: string[],
): void {
  const field = dictionary.filters.find((candidate) => candidate.field === name);
  const round = text.startsWith(roundSign);
  const filter =
    field === undefined ? undefined : decodeFilter(round ? text.slice(roundSign.length) : text, field, dropped);
  if (filter === undefined) dropped.push(field?.label ?? name);
  else found.set(name, round ? { ...filter, omit: true } : filter);
}

function pageOf(text: string): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, previewPagesMax) : 1;
}

function encodeGeography(geography: Geography): string {
  if (geography.kind === 'nationwide') return 'us';
  return `${kindNames[geography.kind]}:${geography.values.map((value) => escapeText(escapeComma(value))).join(',')}`;
}

function decodeGeography(text: string, dictionary: Dictionary, into: Decoded): void {
  if (text === 'us') {
    into.geography = { kind: 'nationwide' };
    return;
  }
  const cut = text.indexOf(':');
  const kind = dictionary.geography.find((candidate) => kindNames[candidate] === text.slice(0, cut));
  const values = [
    ...new Set(
      text
        .slice(cut + 1)
        .split(',')
        .map(unescapeComma),
    ),
  ].filter((value) => value !== '');
  if (cut < 1 || kind === undefined || values.length === 0) {
    into.dropped.push('place');
    return;
  }
  const most = placesMax[kind];
  if (values.length > most) into.dropped.push(`places beyond ${most}`);
  into.geography = { kind, values: values.slice(0, most) };
}

function encodeFilter(filter: Filter, field: FilterField): string {
  if (field.inputType === 'range') {
    return 'anyOf' in filter ? '' : `${filter.from ?? ''}-${filter.to ?? ''}`;
  }
  const words = wordsOf(field.items ?? []);
  const word = (value: number | string | undefined): string => words.get(String(value)) ?? '';
  if ('anyOf' in filter)
    return filter.anyOf
      .map(word)
      .filter((text) => text !== '')
      .join(',');
  return `${filter.from === undefined ? '' : word(filter.from)}..${filter.to === undefined ? '' : word(filter.to)}`;
}

function decodeFilter(text: string, field: FilterField, dropped: string[]): Filter | undefined {
  if (field.inputType === 'range') return decodeRange(text, field);
  const values = new Map([...wordsOf(field.items ?? [])].map(([value, word]) => [word, value]));
  if (field.inputType === 'stringRange') return decodeBand(text, field, values);
  const words = [...new Set(text.split(','))].filter((word) => word !== '');
  const asked = new Set(words.flatMap((word) => values.get(word) ?? []));
  if (asked.size === 0) return undefined;
  if (asked.size < words.length) dropped.push(`a value of ${field.label}`);
  // The dictionary's order, so that equal searches have equal addresses.
  return {
    field: field.field,
    anyOf: (field.items ?? []).map((item) => item.value).filter((value) => asked.has(value)),
  };
}

function decodeRange(text: string, field: FilterField): Filter | undefined {
  const match = /^(\d{0,9})-(\d{0,9})$/.exec(text);
  if (match === null) return undefined;
  return bounds(field.field, numberOf(match[1], field), numberOf(match[2], field));
}

function numberOf(digits: string | undefined, field: FilterField): number | undefined {
  if (digits === undefined || digits === '') return undefined;
  return Math.min(Math.max(Number(digits), field.min ?? 0), field.max ?? Number.MAX_SAFE_INTEGER);
}

function decodeBand(text: string, field: FilterField, values: Map<string, string>): Filter | undefined {
  const cut = text.indexOf('..');
  if (cut < 0) return undefined;
  const from = values.get(text.slice(0, cut));
  const to = values.get(text.slice(cut + 2));
  const order = (field.items ?? []).map((item) => item.value);
  if (from !== undefined && to !== undefined && order.indexOf(from) > order.indexOf(to)) return undefined;
  return bounds(field.field, from, to);
}

function bounds<Bound extends number | string>(
  field: string,
  from: Bound | undefined,
  to: Bound | undefined,
): Filter | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (typeof from === 'number' && typeof to === 'number' && from > to) return undefined;
  return { field, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** One short word per value: "$25,000 - $34,999" is 25000-34999. Values that read alike get a number. */
export function wordsOf(items: readonly FilterItem[]): Map<string, string> {
  const taken = new Set<string>();
  const words = new Map<string, string>();
  for (const { value } of items) {
    if (words.has(value)) continue;
    const plain =
      value
        .toLowerCase()
        .replace(/(\d),(?=\d{3})/g, '$1')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'x';
    let word = plain;
    for (let again = 2; taken.has(word); again += 1) word = `${plain}~${again}`;
    taken.add(word);
    words.set(value, word);
  }
  return words;
}

// Values inside a list are escaped twice, so that a comma in a value does not split it.
const escapeComma = (value: string): string => value.replace(/[%,]/g, (sign) => (sign === ',' ? '%2C' : '%25'));
const unescapeComma = (value: string): string => value.replace(/%2C|%25/g, (code) => (code === '%2C' ? ',' : '%'));

const escapeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/%3A/g, ':')
    .replace(/%2C/g, ',')
    .replace(/%20/g, '+');

function unescapeText(text: string): string {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // An escape that was cut in half on the way here.
    return spaced;
  }
}
