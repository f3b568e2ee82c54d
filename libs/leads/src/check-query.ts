// Only its result can be compiled. Normal form: order of places and filters, no duplicates, digits as numbers.
import { dictionaryOf } from './dictionaries.ts';
import {
  type BandColumn,
  type ChoiceColumn,
  type Dictionary,
  type FilterColumn,
  type RangeColumn,
} from './dictionary.ts';
import type { FlagSlots } from './do-not-call/flag-slots.ts';
import { kindsBeside, searchFields } from './links.ts';
import type { Filter, Geography, GeographyKind, LeadQuery } from './query.ts';
import { placesLimit, placesMax, placeWords } from './rules/places.ts';

declare const checked: unique symbol;

export type CheckedQuery = LeadQuery & { readonly [checked]: true };

/** `path` is `dictId`, `geography` or the filter's field; `message` is a sentence for people. */
export type QueryProblem = { path: string; message: string };

export type QueryCheck = { ok: true; query: CheckedQuery } | { ok: false; problems: QueryProblem[] };

type Checked<Value> = { value: Value } | { problem: QueryProblem };

// The format of each kind of value; geography/ knows whether the place exists.
const placeForms: Readonly<Record<GeographyKind, RegExp>> = {
  ST: /^[A-Z]{2}$/,
  COUNTY: /^\d{5}$/,
  CITY: /^[A-Z]{2}:[^\p{Cc}]{1,80}$/u,
  ZIP: /^\d{5}$/,
  AREA_CODE: /^\d{3}$/,
};

/** The query with the versions of the other kinds that it asks of; of those that are not named there is none. */
export function withBeside(query: CheckedQuery, versions: Readonly<Record<string, number | undefined>>): CheckedQuery {
  const dictionary = dictionaryOf(query.dictId);
  const asked = dictionary ? kindsBeside(dictionary, query.filters) : [];
  const beside = asked.flatMap((dictId) => (versions[dictId] === undefined ? [] : [[dictId, versions[dictId]]]));
  const { beside: _before, ...bare } = query;
  return { ...bare, ...(beside.length === 0 ? {} : { beside: Object.fromEntries(beside) as Record<string, number> }) };
}

/** The query as it reads scrubbed flags of its own kind and of those that it asks beside it. */
export function withFlags(query: CheckedQuery, flags: FlagSlots): CheckedQuery {
  const asked = Object.entries(flags).filter(
    ([dictId, slot]) => slot !== 0 && (dictId === query.dictId || query.beside?.[dictId] !== undefined),
  );
  const { flags: _before, ...bare } = query;
  return asked.length === 0 ? bare : { ...bare, flags: Object.fromEntries(asked) };
}

/** Checks everything and reports every problem at once. Never throws, whatever the input. */
export function checkQuery(input: unknown): QueryCheck {
  const { dictId, geography, filters } = asRecord(input);
  const dictionary = typeof dictId === 'string' ? dictionaryOf(dictId) : undefined;
  if (!dictionary) return { ok: false, problems: [{ path: 'dictId', message: 'There is no such list of leads.' }] };

  const place = checkGeography(dictionary, geography);
  const asked = checkFilters(dictionary, filters);
  const problems = [...('problem' in place ? [place.problem] : []), ...asked.problems];
  if ('problem' in place || problems.length > 0) return { ok: false, problems };
  const query: LeadQuery = { dictId: dictionary.dictId, geography: place.value, filters: asked.filters };
  return { ok: true, query: query as CheckedQuery };
}

function checkGeography(dictionary: Dictionary, input: unknown): Checked<Geography> {
  const { kind, values } = asRecord(input);
  if (kind === 'nationwide') return { value: { kind } };
  const known = dictionary.geography.find((candidate) => candidate === kind);
  if (!known || !Array.isArray(values))
    return bad('geography', 'Choose a geography: nationwide, or one kind of place.');
  const { many } = placeWords[known];
  if (values.length === 0) return bad('geography', `Choose the ${many} to search.`);
  const wrong: unknown = values.find((value: unknown) => typeof value !== 'string' || !placeForms[known].test(value));
  if (wrong !== undefined) return bad('geography', `One of the ${many} is not written as it should be.`);
  const distinct = [...new Set(values as string[])].sort();
  if (distinct.length > placesMax[known]) return bad('geography', `A search takes ${placesLimit(known)}.`);
  return { value: { kind: known, values: distinct } };
}

function checkFilters(dictionary: Dictionary, input: unknown): { filters: Filter[]; problems: QueryProblem[] } {
  if (!Array.isArray(input)) return { filters: [], problems: [{ path: 'filters', message: 'Filters are a list.' }] };
  const columns = searchFields(dictionary).map(({ asked }) => asked);
  const problems: QueryProblem[] = [];
  const byField = new Map<string, Filter>();
  for (const filter of input as unknown[]) {
    const { field } = asRecord(filter);
    const column = columns.find((candidate) => candidate.fieldName === field);
    const result = column ? checkSide(column, asRecord(filter)) : bad('filters', 'This list has no such filter.');
    if ('problem' in result) problems.push(result.problem);
    else if (byField.has(result.value.field))
      problems.push({ path: result.value.field, message: `${column?.label ?? 'A filter'} stands twice.` });
    else byField.set(result.value.field, result.value);
  }
  const filters = columns.flatMap((column) => byField.get(column.fieldName) ?? []);
  return { filters, problems };
}

function checkSide(column: FilterColumn, { omit, ...filter }: Record<string, unknown>): Checked<Filter> {
  if (omit !== undefined && typeof omit !== 'boolean')
    return bad(column.fieldName, `${column.label} is either turned round or not.`);
  const result = checkFilter(column, filter);
  return 'problem' in result || omit !== true ? result : { value: { ...result.value, omit } };
}

function checkFilter(column: FilterColumn, filter: Record<string, unknown>): Checked<Filter> {
  switch (column.inputType) {
    case 'select':
    case 'checkbox':
      return checkChoice(column, filter);
    case 'range':
      return checkRange(column, filter);
    case 'stringRange':
      return checkBands(column, filter);
  }
}

function checkChoice(column: ChoiceColumn, filter: Record<string, unknown>): Checked<Filter> {
  const { anyOf } = filter;
  if (!hasOnly(filter, ['anyOf']) || !Array.isArray(anyOf) || anyOf.length === 0)
    return bad(column.fieldName, `Choose at least one value of ${column.label}.`);
  const asked = new Set<unknown>(anyOf);
  const values = column.items.map((item) => item.value).filter((value) => asked.has(value));
  if (values.length < asked.size) return bad(column.fieldName, `${column.label} has no such value.`);
  return { value: { field: column.fieldName, anyOf: values } };
}

function checkRange(column: RangeColumn, filter: Record<string, unknown>): Checked<Filter> {
  const from = filter['from'] === undefined ? undefined : wholeNumber(filter['from']);
  const to = filter['to'] === undefined ? undefined : wholeNumber(filter['to']);
  const between = `${column.label} goes from ${column.min} to ${column.max}.`;
  if (!hasOnly(filter, ['from', 'to']) || (from === undefined && to === undefined))
    return bad(column.fieldName, between);
  for (const bound of [from, to]) {
    if (bound !== undefined && !(bound >= column.min && bound <= column.max)) return bad(column.fieldName, between);
  }
  if (from !== undefined && to !== undefined && from > to)
    return bad(column.fieldName, `${column.label}: the first number is above the second.`);
  return { value: bounded(column.fieldName, from, to) };
}

function checkBands(column: BandColumn, filter: Record<string, unknown>): Checked<Filter> {
  const { from, to } = filter;
  const place = (value: unknown): number => column.items.findIndex((item) => item.value === value);
  if (!hasOnly(filter, ['from', 'to']) || (from === undefined && to === undefined))
    return bad(column.fieldName, `Choose from where to where ${column.label} goes.`);
  if ((from !== undefined && place(from) < 0) || (to !== undefined && place(to) < 0))
    return bad(column.fieldName, `${column.label} has no such value.`);
  if (from !== undefined && to !== undefined && place(from) > place(to))
    return bad(column.fieldName, `${column.label}: the first value is above the second.`);
  return { value: bounded(column.fieldName, from as string | undefined, to as string | undefined) };
}

function bounded(field: string, from: number | string | undefined, to: number | string | undefined): Filter {
  return { field, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

// Texts of digits are taken as numbers (they come from addresses); anything else is not a number.
function wholeNumber(input: unknown): number {
  if (typeof input === 'number') return Number.isSafeInteger(input) ? input : Number.NaN;
  return typeof input === 'string' && /^\d{1,9}$/.test(input) ? Number(input) : Number.NaN;
}

function hasOnly(filter: Record<string, unknown>, keys: string[]): boolean {
  return Object.keys(filter).every((key) => key === 'field' || keys.includes(key));
}

function bad(path: string, message: string): { problem: QueryProblem } {
  return { problem: { path, message } };
}

function asRecord(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
}
