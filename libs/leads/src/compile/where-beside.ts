import type { Dictionary, FilterColumn } from '../dictionary.ts';
import { hasOne, type Link } from '../links.ts';
import type { Filter, LeadQuery } from '../query.ts';
import type { Condition, Params } from './condition.ts';

export type Beside = {
  link: Link;
  filters: readonly { column: FilterColumn; filter: Filter }[];
  version: number;
};

/** Undefined where nothing is asked. Keys are made from the ZIP code too, so the other table is read there alone. */
export function whereBeside(
  { link, filters, version }: Beside,
  { own, places }: { own: Dictionary; places: Condition | undefined },
  compile: (column: FilterColumn, filter: Filter) => Condition,
): Condition | undefined {
  const wanted = wantedOf(filters.find(({ column }) => column === hasOne)?.filter);
  if (wanted.length === 2) return undefined;
  if (wanted.length === 0) return { text: 'false', params: {} };
  const { dictionary, key, ownKey } = link;
  const terms = filters.filter(({ column }) => column !== hasOne).map(({ column, filter }) => compile(column, filter));
  const named = terms.map((term) => renamed(term, dictionary.dictId));
  const versionName = `${dictionary.dictId}__version`;
  const text = [
    `dataset_version = {${versionName}:UInt32}`,
    ...(places === undefined ? [] : [zipsOf(own, places)]),
    ...named.map((term) => term.text),
  ].join('\n    AND ');
  return {
    text: `${ownKey} ${wanted[0] === 'no' ? 'NOT IN' : 'IN'} (\n    SELECT ${key} FROM ${dictionary.index}\n    WHERE ${text}\n  )`,
    params: Object.assign({ [versionName]: version }, ...named.map((term) => term.params)) as Params,
  };
}

// The outer statement has the parameters of its places.
const zipsOf = ({ index }: Dictionary, { text }: Condition): string =>
  `zip IN (SELECT zip FROM ${index} WHERE dataset_version = {version:UInt32} AND ${text})`;

/** What is asked of there being one: "yes", "no", both or neither; "yes" where only its values are asked for. */
export function wantedOf(filter: Filter | undefined): string[] {
  if (filter === undefined) return ['yes'];
  const chosen = 'anyOf' in filter ? filter.anyOf : [];
  return hasOne.items.map(({ value }) => value).filter((value) => chosen.includes(value) !== (filter.omit === true));
}

// Both kinds may have a column of the same name.
function renamed({ text, params }: Condition, dictId: string): Condition {
  return {
    text: text.replaceAll(/\{(\w+):/g, `{${dictId}__$1:`),
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [`${dictId}__${name}`, value])),
  };
}

/** Sorting sets of keys, which no index has, took five times as long as the count; sets of ZIP codes are worth it. */
export function settingsBeside({ beside, geography }: Pick<LeadQuery, 'beside' | 'geography'>): Record<string, number> {
  if (beside === undefined) return {};
  return geography.kind === 'nationwide'
    ? { use_index_for_in_with_subqueries: 0 }
    : { use_index_for_in_with_subqueries_max_values: 50_000 };
}
