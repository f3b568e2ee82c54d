// Leads by their numbers: places are the first columns of both tables, so only their own parts are read.
import type { CheckedQuery } from '../check-query.ts';
import { previewCells, seededOrder, type Compiled } from '../compile/compile.ts';
import { dictionaryFor } from '../compile/where.ts';
import { LEAD_KEY } from '../dictionary.ts';
import { LEAD_KEYS, LEADS_OF_WORD, wordsIndex } from './words-table.ts';

/** A lead as a sample names it. */
export type PlacedLead = { number: number; state: string; county: string; zip: string };

/** What a preview shows of these leads of a version, as `previewLeads`, in the seed's order. */
export function previewOfLeads(
  query: CheckedQuery,
  version: number,
  { leads, seed }: { leads: readonly PlacedLead[]; seed: string },
): Compiled {
  const dictionary = dictionaryFor(query);
  const inPlaces = [
    'dataset_version = {version:UInt32}',
    'state IN {states:Array(String)}',
    'county_fips IN {counties:Array(String)}',
    'zip IN {zips:Array(String)}',
  ].join(' AND ');
  return {
    sql: [
      'SELECT',
      `  ${previewCells(dictionary, query.flags?.[query.dictId])}`,
      `FROM ${dictionary.index}`,
      `WHERE ${inPlaces}`,
      `  AND ${LEAD_KEY} IN (`,
      `    SELECT ${LEAD_KEYS}[number % ${LEADS_OF_WORD} + 1] FROM ${wordsIndex(dictionary)}`,
      `    ARRAY JOIN arrayFilter(one -> intDiv(one, ${LEADS_OF_WORD}) = word, {numbers:Array(UInt64)}) AS number`,
      `    WHERE ${inPlaces} AND word IN {words:Array(UInt32)}`,
      '  )',
      `ORDER BY ${seededOrder}`,
    ].join('\n'),
    params: {
      version,
      seed,
      states: distinct(leads.map(({ state }) => state)),
      counties: distinct(leads.map(({ county }) => county)),
      zips: distinct(leads.map(({ zip }) => zip)),
      numbers: leads.map(({ number }) => number),
      words: distinct(leads.map(({ number }) => Math.floor(number / LEADS_OF_WORD))),
    },
  };
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
