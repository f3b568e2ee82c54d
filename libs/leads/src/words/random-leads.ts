// Leads at random, chosen without reading them. Each lead has a random number whose bits lie in masks of its word, so that
// all leads of a word get a bit at once: every mask that is asked for halves what is left, and those that come first in the
// order are among what is left. So the same leads are chosen whatever number of masks was asked for.
import type { CheckedQuery } from '../check-query.ts';
import type { Compiled } from '../compile/compile.ts';
import { dictionaryFor } from '../compile/where.ts';
import { allOf } from './bit-tree.ts';
import { wordsWithBase } from './words-with-base.ts';
import { LEADS_OF_WORD, wordsIndex } from './words-table.ts';

/** The bits of a lead's random number; leads that share all of them are in the order of a hash of their own. */
const HALVINGS_MAX = 16;

/** How often `leads` may be halved so that half as many again as `rows` are left. */
export function halvingsFor(leads: number, rows: number): number {
  return leads > 0 ? Math.min(HALVINGS_MAX, Math.max(0, Math.floor(Math.log2(leads / (1.5 * rows))))) : 0;
}

// Enough to say what all of them hold.
const BLOCKS_SHARE = 16;
const wordsOfBlock = 1024;

// A hash of integers, because one of texts takes seven times as long; each word has 32 of its own.
const randomMask = (at: number): string => `intHash64(bitXor(sipHash64({seed:String}), toUInt64(word) * 32 + ${at}))`;
const randomBlock = `intHash64(bitXor(sipHash64({seed:String}), toUInt64(intDiv(word, ${wordsOfBlock}))))`;
const numberOfLead = `toUInt64(word) * ${LEADS_OF_WORD} + place`;
const hashOfLead = 'sipHash64(number, {seed:String}), number';

/** One row `{ leads }`: about how many a search finds, counted in one block of its words of sixteen. */
export function countSomeByWords(query: CheckedQuery, version: number, seed: string): Compiled {
  const words = wordsWithBase(query, version, {
    filters: query.filters,
    columns: 'word',
    some: `${randomBlock} % ${BLOCKS_SHARE} = 0`,
  });
  return {
    sql: `SELECT sum(bitCount(base)) * ${BLOCKS_SHARE} AS leads FROM ${words.sql}`,
    params: { ...words.params, seed },
  };
}

/**
 * Rows `{ number }`, lead numbers in the seed's order: its first `rows`, or fewer where `halvings` left fewer. The order has
 * no more to do with places and values than throws of a coin.
 */
export function chooseByWords(
  query: CheckedQuery,
  version: number,
  { seed, rows, halvings }: { seed: string; rows: number; halvings: number },
): Compiled {
  const words = wordsWithBase(query, version, { filters: query.filters, columns: 'word' });
  const asked = Array.from({ length: halvings }, (_, at) => randomMask(at + 1));
  const others = Array.from({ length: HALVINGS_MAX - halvings }, (_, at) => randomMask(halvings + at + 1));
  const bits = others.map((mask, at) => `bitShiftLeft(toUInt32(bitTest(${mask}, place)), ${others.length - at - 1})`);
  return {
    sql: [
      `SELECT ${numberOfLead} AS number FROM (`,
      '  SELECT word, arrayJoin(bitPositionsToArray(chosen)) AS place FROM (',
      `    SELECT word, ${allOf(['base', ...asked])} AS chosen FROM ${words.sql} WHERE chosen != 0`,
      '  )',
      ')',
      `ORDER BY ${bits.length > 0 ? `${bits.join(' + ')} DESC, ` : ''}${hashOfLead}`,
      'LIMIT {rows:UInt64}',
    ].join('\n'),
    params: { ...words.params, seed, rows },
  };
}

/** Some of a version's words: drawn from that many blocks at random, or about one of so many. */
export type SomeWords = { blocks: number } | { share: number };

// An index says where a word lies, so that only the blocks are read.
const drawnOfBlock = 32;
const drawnBlock = `intHash64(bitXor(sipHash64({seed:String}), intDiv(number, ${drawnOfBlock})))`;
const drawnPlace = `intHash64(bitXor(sipHash64({seed:String}, 'place'), number)) % ${wordsOfBlock}`;
const drawnWords = (index: string, blocks: number): string => {
  const all = `(SELECT intDiv(max(word), ${wordsOfBlock}) + 1 FROM ${index} WHERE dataset_version = {version:UInt32})`;
  const drawn = `toUInt32(${drawnBlock} % ${all} * ${wordsOfBlock} + ${drawnPlace})`;
  return `word IN (SELECT ${drawn} FROM numbers(${blocks * drawnOfBlock}))`;
};

/**
 * Rows `{ number, state, county, zip }`, at most `rows`: of each of `some` words one lead, of every word all leads where they
 * are all.
 */
export function sampleByWords(
  query: CheckedQuery,
  version: number,
  { seed, rows, some }: { seed: string; rows: number; some: SomeWords | 'every' },
): Compiled {
  const words = wordsWithBase(query, version, {
    filters: query.filters,
    columns: 'word, state, county_fips, zip',
    ...(some === 'every' ? {} : { some: ofThese(some, wordsIndex(dictionaryFor(query))) }),
  });
  return {
    sql: [
      `SELECT ${numberOfLead} AS number, state, county_fips AS county, zip FROM (`,
      `  SELECT word, state, county_fips, zip, arrayJoin(bitPositionsToArray(base)) AS place FROM ${words.sql}`,
      ')',
      `ORDER BY ${hashOfLead}`,
      ...(some === 'every' ? [] : ['LIMIT 1 BY word']),
      'LIMIT {rows:UInt64}',
    ].join('\n'),
    params: { ...words.params, seed, rows },
  };
}

const ofThese = (some: SomeWords, index: string): string =>
  'blocks' in some ? drawnWords(index, some.blocks) : `${randomMask(0)} % ${some.share} = 0`;
