// The facets of several fields from the words, in one statement: the leads under the filters of other fields are one mask,
// made once, and each value is a number of bits.
import type { CheckedQuery } from '../check-query.ts';
import type { Compiled } from '../compile/compile.ts';
import { dictionaryFor } from '../compile/where.ts';
import type { FilterColumn } from '../dictionary.ts';
import { allOf } from '../words/bit-tree.ts';
import { maskOf } from '../words/mask-of-filter.ts';
import { wordsWithBase } from '../words/words-with-base.ts';
import { barsOf, type CountedValues } from './facet.ts';

/** An expression costs the engine more than a value of a scan: above so many values the lead table is asked. */
const VALUES_MAX = 64;

/** Whether words say it: of few values. */
export function isInWords(column: FilterColumn): boolean {
  return choicesOf(column).length <= VALUES_MAX;
}

/** The columns in statements of at most `VALUES_MAX` values each. */
export function statementsOf(columns: readonly FilterColumn[]): FilterColumn[][] {
  const statements: { columns: FilterColumn[]; values: number }[] = [];
  for (const column of columns) {
    const values = choicesOf(column).length;
    const last = statements.at(-1);
    if (last && last.values + values <= VALUES_MAX) {
      last.columns.push(column);
      last.values += values;
    } else statements.push({ columns: [column], values });
  }
  return statements.map((statement) => statement.columns);
}

/** One row of numbers, which `readFacets` reads. */
export function facetsByWords(query: CheckedQuery, version: number, columns: readonly FilterColumn[]): Compiled {
  const dictionary = dictionaryFor(query);
  const mask = (filter: Choice['filter']): string => maskOf(dictionary, filter, query.flags?.[query.dictId]);
  const asked = new Set(columns.map(({ fieldName }) => fieldName));
  const common = query.filters.filter(({ field }) => !asked.has(field));
  const own = query.filters.filter(({ field }) => asked.has(field));
  const numbers = columns.flatMap((column, place) => {
    const others = own.filter(({ field }) => field !== column.fieldName).map(mask);
    const leads = (...masks: string[]): string => `sum(bitCount(${allOf(['base', ...others, ...masks])}))`;
    return [
      `${leads()} AS f${place}_total`,
      `${leads(mask(anythingOf(column)))} AS f${place}_known`,
      ...choicesOf(column).map((choice, at) => `${leads(mask(choice.filter))} AS f${place}_${at}`),
    ];
  });
  const words = wordsWithBase(query, version, { filters: common, columns: '*' });
  return { ...words, sql: `SELECT\n  ${numbers.join(',\n  ')}\nFROM ${words.sql}` };
}

/** By field, what `facetOf` reads. */
export function readFacets(row: Readonly<Record<string, number | string>>, columns: readonly FilterColumn[]) {
  return columns.map((column, place): CountedValues => {
    const number = (name: string): number => Number(row[`f${place}_${name}`]);
    const values = choicesOf(column).map(({ key }, at): [string, number] => [key, number(String(at))]);
    return new Map([...values, ['', number('total') - number('known')]]);
  });
}

type Choice = { key: string; filter: CheckedQuery['filters'][number] };

function choicesOf(column: FilterColumn): Choice[] {
  const field = column.fieldName;
  if (column.inputType === 'range')
    return barsOf(column).map(({ from, to }, place) => ({ key: String(place + 1), filter: { field, from, to } }));
  return column.items.map(({ value }) => ({
    key: value,
    filter: column.inputType === 'stringRange' ? { field, from: value, to: value } : { field, anyOf: [value] },
  }));
}

// Every known value: an open range, or all that can be chosen.
function anythingOf(column: FilterColumn): Choice['filter'] {
  const field = column.fieldName;
  if (column.inputType === 'range') return { field, from: column.min };
  if (column.inputType === 'stringRange') return { field, from: column.items[0]?.value ?? '' };
  return { field, anyOf: column.items.map(({ value }) => value) };
}
