// How many leads of a search can be reached, and how.
import type { CheckedQuery } from '../check-query.ts';
import { besideOf, type Compiled } from '../compile/compile.ts';
import { compileWhere, dictionaryFor } from '../compile/where.ts';
import { filterColumns, type Dictionary } from '../dictionary.ts';
import { storedIn } from '../do-not-call/flag-slots.ts';
import { allOf } from '../words/bit-tree.ts';
import { maskOf } from '../words/mask-of-filter.ts';
import { wordsWithBase } from '../words/words-with-base.ts';

const phone = { field: 'has_phone', value: 'yes' };
const email = { field: 'has_email', value: 'yes' };
const reached = {
  phone: [phone],
  email: [email],
  phoneAndEmail: [phone, email],
  callable: [phone, { field: 'do_not_call', value: 'clear' }],
};

/**
 * Leads of a search: all, with a phone, with an e-mail address, with both, and with a phone that was checked against the
 * do-not-call registry and is not listed. What a kind of leads has no filter for is left out.
 */
export type Fill = { leads: number } & { [Way in keyof typeof reached]?: number };

const waysOf = (dictionary: Pick<Dictionary, 'columns'>) => {
  const fields = new Set(filterColumns(dictionary).map(({ fieldName }) => fieldName));
  return Object.entries(reached).filter(([, asked]) => asked.every(({ field }) => fields.has(field)));
};

/** One row, a `Fill`, of a version. */
export function countFill(query: CheckedQuery, version: number): Compiled {
  const where = compileWhere(query, version);
  const dictionary = dictionaryFor(query);
  const stored = new Map(
    dictionary.columns.map((column) => [column.fieldName, storedIn(column, query.flags?.[query.dictId])]),
  );
  const numbers = waysOf(dictionary).map(
    ([way, asked]) =>
      `countIf(${asked.map(({ field, value }) => `${stored.get(field)} = '${value}'`).join(' AND ')}) AS ${way}`,
  );
  return {
    sql: `SELECT ${['count() AS leads', ...numbers].join(', ')}\nFROM ${dictionary.index}\nWHERE ${where.text}`,
    params: where.params,
    ...besideOf(query),
  };
}

/** The same of the words. */
export function fillByWords(query: CheckedQuery, version: number): Compiled {
  const dictionary = dictionaryFor(query);
  const numbers = waysOf(dictionary).map(([way, asked]) => {
    const masks = asked.map(({ field, value }) =>
      maskOf(dictionary, { field, anyOf: [value] }, query.flags?.[query.dictId]),
    );
    return `sum(bitCount(${allOf(['base', ...masks])})) AS ${way}`;
  });
  const words = wordsWithBase(query, version, { filters: query.filters, columns: '*' });
  return { ...words, sql: `SELECT ${['sum(bitCount(base)) AS leads', ...numbers].join(', ')}\nFROM ${words.sql}` };
}
