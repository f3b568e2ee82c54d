// The words that a search reads, each with the mask of its leads that the search finds.
import type { CheckedQuery } from '../check-query.ts';
import type { Compiled } from '../compile/compile.ts';
import type { Condition, Params } from '../compile/condition.ts';
import { askedOf, dictionaryFor, type AskedBeside } from '../compile/where.ts';
import { wantedOf } from '../compile/where-beside.ts';
import { wherePlaces } from '../compile/where-places.ts';
import type { Dictionary } from '../dictionary.ts';
import type { FlagSlot } from '../do-not-call/flag-slots.ts';
import { hasOne } from '../links.ts';
import type { Filter } from '../query.ts';
import { besideWordsIndex } from './beside-words.ts';
import { allOf, NO_LEAD } from './bit-tree.ts';
import { maskOf } from './mask-of-filter.ts';
import { wordsIndex } from './words-table.ts';

/**
 * `columns` of a version's words in the search's places, and `base`: the mask of a word's leads that all of `filters` find.
 * `some` is SQL that says of a column `word` which ones. What is asked of other kinds has to be laid beside the version.
 */
export function wordsWithBase(
  query: CheckedQuery,
  version: number,
  { filters, columns, some }: { filters: readonly Filter[]; columns: string; some?: string },
): Compiled {
  const dictionary = dictionaryFor(query);
  const asked = askedOf(query, filters);
  const places = wherePlaces(query.geography);
  const terms = [
    'dataset_version = {version:UInt32}',
    ...(places ? [places.text] : []),
    ...(some === undefined ? [] : [some]),
  ];
  const beside = asked.beside.flatMap((each) => {
    const slot = query.flags?.[each.link.dictionary.dictId];
    return foundBeside(dictionary, each, { terms, slot }) ?? [];
  });
  const own = asked.own.map(({ column, filter }) =>
    maskOf(dictionary, { ...filter, field: column.fieldName }, query.flags?.[query.dictId]),
  );
  const base = allOf(['present', ...own, ...beside.map(({ mask }) => mask)]);
  const joins = beside.flatMap(({ join }) => (join === undefined ? [] : [`\n  ${join.text}`]));
  return {
    sql: [
      `(SELECT ${columns}, ${base} AS base FROM ${wordsIndex(dictionary)}${joins.join('')}`,
      `  WHERE ${terms.join(' AND ')})`,
    ].join('\n'),
    params: Object.assign({ version, ...places?.params }, ...beside.map(({ join }) => join?.params)) as Params,
  };
}

/** Undefined where nothing is asked. All filters of a kind must hold for one lead of it. */
function foundBeside(
  own: Dictionary,
  { link: { dictionary }, filters, version }: AskedBeside,
  { terms, slot }: { terms: readonly string[]; slot: FlagSlot | undefined },
): { mask: string; join?: Condition } | undefined {
  const wanted = wantedOf(filters.find(({ column }) => column === hasOne)?.filter);
  if (wanted.length === 2) return undefined;
  if (wanted.length === 0) return { mask: NO_LEAD };
  const masks = filters
    .filter(({ column }) => column !== hasOne)
    .map(({ column, filter }) => maskOf(dictionary, { ...filter, field: column.fieldName }, slot));
  const name = `beside_${dictionary.dictId}`;
  const where = [...terms, `beside_version = {${name}_version:UInt32}`].join(' AND ');
  const found = `SELECT word, groupBitOr(${allOf(['present', ...masks])}) AS ${name}`;
  return {
    mask: wanted[0] === 'no' ? `bitNot(${name})` : name,
    join: {
      text: `LEFT JOIN (${found} FROM ${besideWordsIndex(own, dictionary)} WHERE ${where} GROUP BY word) AS of_${name} USING (word)`,
      params: { [`${name}_version`]: version },
    },
  };
}
