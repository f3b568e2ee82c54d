// Text comes from the dictionary alone; what a person typed travels in parameters, whose names follow the fields.
import type { CheckedQuery } from '../check-query.ts';
import { dictionaryOf } from '../dictionaries.ts';
import {
  type BandColumn,
  type ChoiceColumn,
  type Dictionary,
  type FilterColumn,
  type Level,
  type RangeColumn,
} from '../dictionary.ts';
import { storedIn, type FlagSlot } from '../do-not-call/flag-slots.ts';
import { searchFields, type Link } from '../links.ts';
import type { Filter } from '../query.ts';
import type { Condition, Params } from './condition.ts';
import { whereBeside } from './where-beside.ts';
import { wherePlaces } from './where-places.ts';

export type { Condition, Params };

export function dictionaryFor(query: CheckedQuery): Dictionary {
  const dictionary = dictionaryOf(query.dictId);
  if (!dictionary) throw new Error(`a checked query names the unknown dictionary ${query.dictId}`);
  return dictionary;
}

type Asked = { column: FilterColumn; filter: Filter };
/** `version`: of the other kind, fixed with the search. */
export type AskedBeside = { link: Link; filters: readonly Asked[]; version: number };

/** A search's filters, or some of them, with their columns, and by kind those of other kinds. Throws for one that there is not. */
export function askedOf(
  query: CheckedQuery,
  filters: readonly Filter[] = query.filters,
): { own: Asked[]; beside: AskedBeside[] } {
  const fields = searchFields(dictionaryFor(query));
  const asked = filters.map((filter) => {
    const field = fields.find((candidate) => candidate.asked.fieldName === filter.field);
    if (!field) throw new Error('a checked query names an unknown filter');
    return { ...field, filter };
  });
  const beside = [...new Set(asked.flatMap((field) => field.link ?? []))].map((link) => {
    const version = query.beside?.[link.dictionary.dictId];
    if (version === undefined) throw new Error(`no version of ${link.dictionary.dictId} is named`);
    return { link, version, filters: asked.filter((field) => field.link === link) };
  });
  return { own: asked.filter(({ link }) => link === undefined), beside };
}

/** The rows of one version that match; terms in the lead table's order of pruning: version, place, filters. */
export function compileWhere(query: CheckedQuery, version: number): Condition {
  const terms: Condition[] = [{ text: 'dataset_version = {version:UInt32}', params: { version } }];
  const { geography } = query;
  const places = wherePlaces(geography);
  if (places) terms.push(places);
  const own = dictionaryFor(query);
  const asked = askedOf(query);
  const ofKind = (dictId: string) => (column: FilterColumn, filter: Filter) =>
    compileFilter(column, filter, query.flags?.[dictId]);
  for (const { column, filter } of asked.own) terms.push(ofKind(own.dictId)(column, filter));
  for (const { link, filters, version } of asked.beside) {
    const term = whereBeside({ link, filters, version }, { own, places }, ofKind(link.dictionary.dictId));
    if (term) terms.push(term);
  }
  return {
    text: terms.map((term) => term.text).join('\n  AND '),
    params: Object.assign({}, ...terms.map((term) => term.params)) as Params,
  };
}

/** The same without what is asked of other kinds: where rows were chosen, it finds them without asking twice. */
export function withoutBeside(query: CheckedQuery): CheckedQuery {
  const fields = new Map(searchFields(dictionaryFor(query)).map((field) => [field.asked.fieldName, field]));
  return { ...query, filters: query.filters.filter(({ field }) => fields.get(field)?.link === undefined) };
}

function compileFilter(column: FilterColumn, filter: Filter, slot?: FlagSlot): Condition {
  switch (column.inputType) {
    case 'select':
    case 'checkbox':
      return choice(column, filter, slot);
    case 'range':
      return between(column, filter);
    case 'stringRange':
      return bands(column, filter);
  }
}

function choice(column: ChoiceColumn, filter: Filter, slot?: FlagSlot): Condition {
  const values = 'anyOf' in filter ? filter.anyOf : [];
  const omit = filter.omit === true;
  if (column.levels !== undefined) return codes(column, column.levels, values, omit);
  if (values.length === 0) throw new Error('a checked query chooses nothing');
  if (column.many) return someOf(column, values, omit);
  return oneOf(column, (value) => values.includes(value) !== omit, storedIn(column, slot));
}

// A lead with several values is found by each of them; the other side is what is known and has none of them.
function someOf({ fieldName }: ChoiceColumn, values: readonly string[], omit: boolean): Condition {
  const any = `hasAny(${fieldName}, {${fieldName}:Array(String)})`;
  return { text: omit ? `(notEmpty(${fieldName}) AND NOT ${any})` : any, params: { [fieldName]: values } };
}

// The other side is a list too: what is not known is the empty text, which no list has.
function oneOf(
  { fieldName, items }: ChoiceColumn | BandColumn,
  wanted: (value: string, place: number) => boolean,
  stored = fieldName,
): Condition {
  return {
    text: `${stored} IN {${fieldName}:Array(String)}`,
    params: { [fieldName]: items.map((item) => item.value).filter(wanted) },
  };
}

function codes(
  { fieldName }: ChoiceColumn,
  levels: readonly Level[],
  values: readonly string[],
  omit: boolean,
): Condition {
  const parts = levels.flatMap((level): Condition[] => {
    const own = values.filter((value) => value.length === level.length);
    const name = `${fieldName}_${level.length}`;
    return own.length === 0 ? [] : [{ text: `${compared(level)} IN {${name}:Array(String)}`, params: { [name]: own } }];
  });
  if (parts.length === 0) throw new Error('a checked query chooses nothing');
  const any = parts.map((part) => part.text).join(' OR ');
  const text = parts.length === 1 && !omit ? any : `(${any})`;
  return {
    text: omit ? `(${fieldName} != '' AND NOT ${text})` : text,
    params: Object.assign({}, ...parts.map((part) => part.params)) as Params,
  };
}

function compared(level: Level): string {
  return 'column' in level ? level.column : `substring(${level.prefixOf}, 1, ${level.length})`;
}

// 0 means not known and `min` is above it: an open end is the dictionary's end, so no range finds the unknown.
function between(column: RangeColumn, filter: Filter): Condition {
  const { fieldName, clickhouseType } = column;
  const from = 'from' in filter && filter.from !== undefined ? Number(filter.from) : column.min;
  const to = 'to' in filter && filter.to !== undefined ? Number(filter.to) : column.max;
  const within = `BETWEEN {${fieldName}_from:${clickhouseType}} AND {${fieldName}_to:${clickhouseType}}`;
  const params = { [`${fieldName}_from`]: from, [`${fieldName}_to`]: to };
  if (filter.omit !== true) return { text: `${fieldName} ${within}`, params };
  const known = `${fieldName} BETWEEN {${fieldName}_min:${clickhouseType}} AND {${fieldName}_max:${clickhouseType}}`;
  return {
    text: `(${known} AND ${fieldName} NOT ${within})`,
    params: { ...params, [`${fieldName}_min`]: column.min, [`${fieldName}_max`]: column.max },
  };
}

// Bands become the list of their values: it stays right when the dictionary gets a band in between.
function bands(column: BandColumn, filter: Filter): Condition {
  const values = column.items.map((item) => item.value);
  const first = 'from' in filter && filter.from !== undefined ? values.indexOf(String(filter.from)) : 0;
  const last = 'to' in filter && filter.to !== undefined ? values.indexOf(String(filter.to)) : values.length - 1;
  return oneOf(column, (_value, place) => (place >= first && place <= last) !== (filter.omit === true));
}
