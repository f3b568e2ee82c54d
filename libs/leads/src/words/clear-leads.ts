// Leads that are taken out of a version keep their numbers: only the bit that says that they exist is cleared.
import type { Compiled } from '../compile/compile.ts';
import { LEAD_KEY, type Dictionary } from '../dictionary.ts';
import { LEAD_KEYS, wordsIndex, type WordsTable } from './words-table.ts';

export type LeadsOfPlaces = {
  version: number;
  keys: readonly string[];
  states: readonly string[];
  zips: readonly string[];
};

// A key above 2^53 travels as text alone.
export const leadsGiven = 'arrayMap(key -> toUInt64(key), {leads:Array(String)})';
const inPlaces =
  'dataset_version = {version:UInt32} AND state IN {states:Array(String)} AND zip IN {zips:Array(String)}';
const params = ({ version, keys, states, zips }: LeadsOfPlaces): Compiled['params'] => ({
  version,
  leads: keys,
  states,
  zips,
});

/** Clears their bits. A repeat is harmless, and so is a version without words. */
export function clearLeadsInWords(table: WordsTable, leads: LeadsOfPlaces): Compiled {
  // Where a statement that changes rows writes a number down, its type is lost.
  const bit = `toUInt64(bitShiftLeft(toUInt64(has(${leadsGiven}, key)), place - 1))`;
  const bits = `arrayMap((key, place) -> ${bit}, ${LEAD_KEYS}, arrayEnumerate(${LEAD_KEYS}))`;
  return {
    sql: `ALTER TABLE ${wordsIndex(table)} UPDATE present = bitAnd(present, bitNot(arrayReduce('groupBitOr', ${bits}))) WHERE ${inPlaces} AND hasAny(${LEAD_KEYS}, ${leadsGiven})`,
    params: params(leads),
    settings: { mutations_sync: 2 },
  };
}

/** Takes them out of the lead table: after their bits, since what is found once more is cleared once more. */
export function deleteLeads({ index }: Pick<Dictionary, 'index'>, leads: LeadsOfPlaces): Compiled {
  return {
    sql: `DELETE FROM ${index} WHERE ${inPlaces} AND ${LEAD_KEY} IN ${leadsGiven}`,
    params: params(leads),
    settings: { lightweight_deletes_sync: 2 },
  };
}
