// A count is the number of bits of a mask.
import type { CheckedQuery } from '../check-query.ts';
import type { Compiled } from '../compile/compile.ts';
import { wordsWithBase } from './words-with-base.ts';

/** One row `{ count }` of the words of a version, as `countLeads` of its leads. */
export function countByWords(query: CheckedQuery, version: number): Compiled {
  const words = wordsWithBase(query, version, { filters: query.filters, columns: 'word' });
  return { ...words, sql: `SELECT sum(bitCount(base)) AS count FROM ${words.sql}` };
}
