// A count of a fixed share of the words, and how far the whole may lie from it.
import type { CheckedQuery } from '../check-query.ts';
import type { Compiled } from '../compile/compile.ts';
import { dictionaryFor } from '../compile/where.ts';
import { wordsWithBase } from './words-with-base.ts';
import { wordsIndex } from './words-table.ts';

// Words lie in the order of places, so one block of each so many is a share of every region; a block is read as a whole.
const usual = { wordsOfBlock: 1024, share: 16, place: 8 };
/** So many standard errors lie within the bound: nineteen of twenty times the number does. */
const STANDARD_ERRORS = 2;
// A spread that few blocks show may itself be off: Student's t of 95 %, within a hundredth from eleven blocks on.
const standardErrors = (blocks: number): number => STANDARD_ERRORS + 2.5 / (blocks - 1);

export type Estimate = {
  count: number;
  /** Nineteen of twenty times the number lies within so many of `count`. */
  bound: number;
};

/** One row that `readEstimate` reads. */
export function estimateByWords(
  query: CheckedQuery,
  version: number,
  { wordsOfBlock, share, place } = usual,
): Compiled {
  const block = `intDiv(word, ${wordsOfBlock})`;
  const words = wordsWithBase(query, version, {
    filters: query.filters,
    columns: 'word, present',
    some: `${block} % ${share} = ${place}`,
  });
  return {
    sql: [
      'SELECT count() AS blocks, sum(f) AS found, sum(h) AS held,',
      '  sum(pow(f, 2)) AS found_found, sum(toFloat64(f) * h) AS found_held, sum(pow(h, 2)) AS held_held,',
      `  (SELECT sum(bitCount(present)) FROM ${wordsIndex(dictionaryFor(query))} WHERE dataset_version = {version:UInt32}) AS leads`,
      `FROM (SELECT ${block} AS block, sum(bitCount(base)) AS f, sum(bitCount(present)) AS h`,
      `  FROM ${words.sql} GROUP BY block)`,
    ].join('\n'),
    params: words.params,
  };
}

/**
 * The leads of all words by the share of those that were looked at: a ratio estimate, with the spread of blocks around it
 * (W. G. Cochran, Sampling Techniques, 3rd edition, 6.3). Where few leads were found, or nearly all, that spread says too
 * little, and of none nothing: so the bound is Wilson's, of as many leads as the blocks are worth. Undefined where too few
 * blocks say nothing of a spread.
 */
export function readEstimate(
  row: Readonly<Record<string, number | string>>,
  { filters }: Pick<CheckedQuery, 'filters'>,
  { share }: { share: number } = usual,
): Estimate | undefined {
  const number = (name: string): number => Number(row[name]);
  const [blocks, found, held, leads] = ['blocks', 'found', 'held', 'leads'].map(number) as [
    number,
    number,
    number,
    number,
  ];
  if (filters.length === 0) return { count: leads, bound: 0 };
  if (blocks < 2 || held === 0) return undefined;
  const ratio = found / held;
  const squares = number('found_found') - 2 * ratio * number('found_held') + ratio ** 2 * number('held_held');
  const spread = (blocks * Math.max(0, squares)) / (blocks - 1);
  // What leads would spread that were drawn one by one.
  const alone = found * (1 - ratio);
  const unseen = Math.max(1, alone > 0 ? spread / alone : 1) * (1 - 1 / share);
  const farthest = wilson(ratio, unseen / held, standardErrors(blocks));
  return { count: Math.round(ratio * leads), bound: Math.ceil(farthest * leads) };
}

/** How far a share may lie from `ratio`, which one of so many draws is `each` of (E. B. Wilson, JASA 22, 1927). */
function wilson(ratio: number, each: number, errors: number): number {
  const square = errors ** 2 * each;
  const middle = (ratio + square / 2) / (1 + square);
  const half = (errors * Math.sqrt(each * ratio * (1 - ratio) + (square * each) / 4)) / (1 + square);
  return Math.abs(middle - ratio) + half;
}
