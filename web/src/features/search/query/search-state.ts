// The state of a search page, and the address that encodes it.
//
// ?v=1&g=zip:85001,85002&age=35-55&income=25000-34999..50000-74999&gender=female
//
// A negated filter is age=not:35-55. Addresses are readable, in a stable order, and safe to paste anywhere. A part that
// cannot be taken exactly as it is written (an old link, a typing error) is left out whole, named, and kept in the
// address until somebody says yes to the search without it.
import { checkGeography } from '@leadwright/leads/rules/check-geography';
import { previewPagesMax } from '@leadwright/leads/rules/limits';
import type { Dictionary, Filter, Geography, GeographyKind } from '../../../server/api-types.ts';
import { escapeInList, escapeText, partsOf, unescapeInList, type AddressPart } from './address-text.ts';
import { decodeFilter, encodeFilter } from './filter-text.ts';

/** A part of the address that is not in the search; `why` is a sentence. */
export type LeftOutPart = AddressPart & { label: string; why: string };

/** Why a search is neither ordered nor saved while its address asks for more. */
export const partLeftOut = 'Part of the link is left out. Agree to that first, or choose anew.';

export type SearchState = { geography: Geography | null; filters: Filter[]; page: number; leftOut: LeftOutPart[] };

export const emptySearch: SearchState = { geography: null, filters: [], page: 1, leftOut: [] };

/** The name of the places among the parts of an address. */
export const placePart = 'g';
const version = '1';
// What mail and advertising add to links of others, and no search has.
const added = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id)$/;

const kindNames: Record<GeographyKind, string> = {
  ST: 'st',
  COUNTY: 'county',
  CITY: 'city',
  ZIP: 'zip',
  AREA_CODE: 'area',
};

type Encoded = Pick<SearchState, 'geography' | 'filters'> & Partial<SearchState>;

/** The query string of a search, without the question mark; empty for an empty search. */
export function encodeSearch({ geography, filters, page = 1, leftOut = [] }: Encoded, dictionary: Dictionary): string {
  const parts: string[] = [];
  if (geography !== null) parts.push(`${placePart}=${encodeGeography(geography)}`);
  const place = ({ field }: Filter): number => dictionary.filters.findIndex((known) => known.field === field);
  const inOrder = [...filters].sort((a, b) => (place(a) >>> 0) - (place(b) >>> 0));
  for (const filter of inOrder) {
    const text = encodeFilter(filter, dictionary.filters[place(filter)]);
    parts.push(`${escapeText(filter.field)}=${escapeText(text)}`);
  }
  parts.push(...leftOut.map(({ name, text }) => `${escapeText(name)}=${escapeText(text)}`));
  if (page > 1) parts.push(`page=${page}`);
  return parts.length === 0 ? '' : [`v=${version}`, ...parts].join('&');
}

/** The names in an address, filters among them. */
export function fieldsIn(search: string): string[] {
  return partsOf(search).map(({ name }) => name);
}

/** Reads an address. Never throws; what is not in the search is in `leftOut`. */
export function decodeSearch(search: string, dictionary: Dictionary): SearchState {
  const state: SearchState = { ...emptySearch, filters: [], leftOut: [] };
  const found = new Map<string, Filter>();
  for (const [name, texts] of textsByName(search)) {
    const leaveOut = (label: string, why: string) =>
      state.leftOut.push(...texts.map((text) => ({ name, text, label, why })));
    const [text = '', ...more] = texts;
    const field = dictionary.filters.find((candidate) => candidate.field === name);
    const label = name === placePart ? 'Place' : (field?.label ?? name);
    if (name === 'page') state.page = pageOf(text);
    else if (more.length > 0) leaveOut(label, `${label} stands twice.`);
    else if (name === 'v') leaveOut('Version', 'This link is of another version of the search page.');
    else if (name === placePart) {
      const place = decodeGeography(text, dictionary);
      if ('problem' in place) leaveOut(label, place.problem);
      else state.geography = place.value;
    } else {
      const filter = field ? decodeFilter(text, field) : { problem: `${dictionary.name} have no such filter.` };
      if ('problem' in filter) leaveOut(label, filter.problem);
      else found.set(name, filter.value);
    }
  }
  state.filters = dictionary.filters.flatMap((field) => found.get(field.field) ?? []);
  return state;
}

/** The different texts of each name, in the order of the address. */
function textsByName(search: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { name, text } of partsOf(search)) {
    if (added.test(name) || (name === 'v' && text === version)) continue;
    const known = texts.get(name) ?? [];
    if (!known.includes(text)) texts.set(name, [...known, text]);
  }
  return texts;
}

function pageOf(text: string): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, previewPagesMax) : 1;
}

function encodeGeography(geography: Geography): string {
  if (geography.kind === 'nationwide') return 'us';
  const values = geography.values.map((value) => escapeText(escapeInList(value)));
  return `${kindNames[geography.kind]}:${values.join(',')}`;
}

function decodeGeography(text: string, dictionary: Dictionary): { value: Geography } | { problem: string } {
  if (text === 'us') return { value: { kind: 'nationwide' } };
  const { kind, list } = placesOf(text);
  const values = [...new Set(list.split(',').map(unescapeInList))].filter((value) => value !== '');
  const checked = checkGeography(dictionary.geography, { kind, values });
  // In the order of the address, in which people read them.
  return 'problem' in checked || kind === undefined ? checked : { value: { kind, values } };
}

/** The places that an address names, as they are written there. */
export function placesOf(text: string): { kind: GeographyKind | undefined; list: string } {
  const cut = text.indexOf(':');
  const name = text.slice(0, Math.max(0, cut));
  const kind = (Object.keys(kindNames) as GeographyKind[]).find((candidate) => kindNames[candidate] === name);
  return { kind, list: text.slice(cut + 1) };
}
