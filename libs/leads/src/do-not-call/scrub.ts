// A scrub of one version: which leads are listed is found out number by number, then said of every lead in a column that
// nobody reads, in the lead table and, bit by bit, wherever words hold the lead.
import type { Compiled } from '../compile/compile.ts';
import type { Params } from '../compile/condition.ts';
import { LEAD_KEY, type Dictionary } from '../dictionary.ts';
import type { LeadMarkKey } from '../removal/lead-marks.ts';
import { allOf, anyOf } from '../words/bit-tree.ts';
import { BESIDE_KEYS, besideWordsIndex } from '../words/beside-words.ts';
import { codedFields } from '../words/coded-field.ts';
import { maskOf } from '../words/mask-of-filter.ts';
import { LEAD_KEYS, wordsIndex } from '../words/words-table.ts';
import { storedIn, type FlagSlot } from './flag-slots.ts';
import { numbersTable } from './lists.ts';
import { areaOf, hashSql, numberOfLead } from './number-hash.ts';
import { scrubbedColumn } from './scrubbed-column.ts';

/** Leads of a scrub that are listed (`what` 1), or whose number no list speaks of (0). */
export const foundTable = 'leads.do_not_call_found';

export type ScrubOf = { dictionary: Dictionary; version: number; slot: FlagSlot };
export type ListsByKey = readonly { key: LeadMarkKey; lists: readonly number[] }[];

export const foundPartition = ({ dictionary, version }: Pick<ScrubOf, 'dictionary' | 'version'>): string =>
  `${dictionary.dictId}-${version}`;

/** Finds leads whose number is on a list, of some area codes. */
export function findListed(of: ScrubOf, lists: ListsByKey, areas: readonly number[]): Compiled {
  const { dictionary, version } = of;
  const compared = lists.map(({ key, lists: numbers }, place) => {
    const name = `lists_${place}`;
    const hash = hashSql('number', key, name);
    return {
      sql: `${hash.sql} IN (SELECT hash FROM ${numbersTable} WHERE list IN {${name}:Array(UInt32)} AND area IN {areas:Array(UInt16)})`,
      params: { ...hash.params, [name]: numbers } as Params,
    };
  });
  return {
    sql: [
      `INSERT INTO ${foundTable} (of, what, ${LEAD_KEY})`,
      `SELECT {of:String}, 1, ${LEAD_KEY} FROM (`,
      `  SELECT ${LEAD_KEY}, ${numberOfLead} AS number FROM ${dictionary.index}`,
      `  WHERE dataset_version = {version:UInt32} AND phone != '' AND ${areaOf('number')} IN {areas:Array(UInt16)}`,
      `) WHERE ${compared.map(({ sql }) => sql).join(' OR ')}`,
    ].join('\n'),
    params: Object.assign(
      { of: foundPartition(of), version, areas },
      ...compared.map(({ params }) => params),
    ) as Params,
  };
}

/** Finds leads with a number of an area code that the registry's list does not have: nobody checked them. */
export function findUnchecked(of: ScrubOf, areas: readonly number[]): Compiled {
  const { dictionary, version } = of;
  return {
    sql: [
      `INSERT INTO ${foundTable} (of, what, ${LEAD_KEY})`,
      `SELECT {of:String}, 0, ${LEAD_KEY} FROM ${dictionary.index}`,
      `WHERE dataset_version = {version:UInt32} AND has_phone = 'yes' AND ${areaOf(numberOfLead)} NOT IN {areas:Array(UInt16)}`,
    ].join('\n'),
    params: { of: foundPartition(of), version, areas },
  };
}

const foundKeys = (of: ScrubOf, what: 0 | 1): string =>
  `(SELECT ${LEAD_KEY} FROM ${foundTable} WHERE of = '${foundPartition(of)}' AND what = ${what})`;

// Whoever reads waits for no part of it, since nobody reads the column.
const settings = { mutations_sync: 2 };

/** `byRegistry`: the registry's list is among those; without it, what the leads' file said stands where no list says more. */
export function flagLeads(of: ScrubOf, { byRegistry }: { byRegistry: boolean }): Compiled {
  const { dictionary, version, slot } = of;
  const { own, written } = columnsOf(dictionary, slot);
  const others = byRegistry
    ? `has_phone != 'yes', '', ${LEAD_KEY} IN ${foundKeys(of, 0)}, '', 'clear'`
    : `has_phone != 'yes', '', ${own}`;
  return {
    sql: `ALTER TABLE ${dictionary.index} UPDATE ${written} = multiIf(${LEAD_KEY} IN ${foundKeys(of, 1)} OR ${own} = 'listed', 'listed', ${others}) IN PARTITION ${version} WHERE 1`,
    params: {},
    settings,
  };
}

/** The same in a version's words. */
export const flagWords = (of: ScrubOf, given: { byRegistry: boolean }): Compiled =>
  flagBits(of, given, {
    table: wordsIndex(of.dictionary),
    partition: String(of.version),
    keys: LEAD_KEYS,
    places: `arrayMap(place -> place - 1, arrayEnumerate(${LEAD_KEYS}))`,
  });

/** The same where its leads are laid beside those of another kind. */
export const flagBeside = (
  of: ScrubOf,
  given: { byRegistry: boolean },
  own: { dictionary: Dictionary; version: number },
): Compiled =>
  flagBits(of, given, {
    table: besideWordsIndex(own.dictionary, of.dictionary),
    partition: `(${own.version}, ${of.version})`,
    keys: BESIDE_KEYS,
    places: 'bitPositionsToArray(present)',
  });

type BitsOf = { table: string; partition: string; keys: string; places: string };

function flagBits(
  of: ScrubOf,
  { byRegistry }: { byRegistry: boolean },
  { table, partition, keys, places }: BitsOf,
): Compiled {
  const { dictionary, slot } = of;
  const { own, written } = columnsOf(dictionary, slot);
  const [clearBit, listedBit] = codedFields(dictionary).get(written)?.bits ?? [];
  const masked = (what: 0 | 1): string => {
    // Where a statement that changes rows writes a number down, its type is lost.
    const bit = `toUInt64(bitShiftLeft(toUInt64(key IN ${foundKeys(of, what)}), place))`;
    return `arrayReduce('groupBitOr', arrayMap((key, place) -> ${bit}, ${keys}, ${places}))`;
  };
  const said = (value: string): string => maskOf(dictionary, { field: own, anyOf: [value] });
  const withPhone = maskOf(dictionary, { field: 'has_phone', anyOf: ['yes'] });
  const listed = anyOf([masked(1), said('listed')]);
  const clear = allOf([withPhone, `bitNot(${listed})`, byRegistry ? `bitNot(${masked(0)})` : said('clear')]);
  return {
    sql: `ALTER TABLE ${table} UPDATE ${clearBit} = ${clear}, ${listedBit} = ${listed} IN PARTITION ${partition} WHERE 1`,
    params: {},
    settings,
  };
}

/** One row `{ listed, callable }`. */
export function countFlags({ dictionary, version, slot }: ScrubOf): Compiled {
  const { written } = columnsOf(dictionary, slot);
  return {
    sql: `SELECT countIf(${written} = 'listed') AS listed, countIf(${written} = 'clear') AS callable FROM ${dictionary.index} WHERE dataset_version = {version:UInt32}`,
    params: { version },
  };
}

function columnsOf(dictionary: Dictionary, slot: FlagSlot): { own: string; written: string } {
  const column = scrubbedColumn(dictionary);
  if (!column) throw new Error(`${dictionary.dictId} has no flag that is scrubbed`);
  return { own: column.fieldName, written: storedIn(column, slot) };
}
