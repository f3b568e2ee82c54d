// Tables of do-not-call lists. A list is a number of its own: made beside the one that counts, and dropped whole.
import type { Compiled } from '../compile/compile.ts';
import type { LeadMarkKey } from '../removal/lead-marks.ts';
import { areaOf, hashSql } from './number-hash.ts';

/** Lines of a list that is being loaded, in the clear; `listed` 0: the number is taken off it. */
export const linesTable = 'leads.do_not_call_lines';
/** The numbers of lists as keyed hashes, each once. */
export const numbersTable = 'leads.do_not_call_numbers';

type Areas = readonly number[];
const inAreas = (column: string): string => `${column} IN {areas:Array(UInt16)}`;

/** Rows `{ area, numbers }` of a list's lines, or of lists that are kept. */
export const areasOfLines = (list: number): Compiled => ({
  sql: `SELECT ${areaOf('number')} AS area, count() AS numbers FROM ${linesTable} WHERE list = {list:UInt32} GROUP BY area ORDER BY area`,
  params: { list },
});

export const areasOfLists = (lists: readonly number[]): Compiled => ({
  sql: `SELECT area, count() AS numbers FROM ${numbersTable} WHERE list IN {lists:Array(UInt32)} GROUP BY area ORDER BY area`,
  params: { lists },
});

/** Area codes in groups whose numbers are put into memory at once. */
export function areaGroups(
  areas: readonly { area: number; numbers: number | string }[],
  numbersAtOnce: number,
): number[][] {
  const groups: number[][] = [];
  let room = 0;
  for (const { area, numbers } of areas) {
    if (Number(numbers) > room) {
      groups.push([]);
      room = numbersAtOnce;
    }
    groups.at(-1)?.push(Number(area));
    room -= Number(numbers);
  }
  return groups;
}

/** Keeps the numbers of some area codes: those of a whole list. */
export function keepWhole(list: number, areas: Areas, key: LeadMarkKey): Compiled {
  const hash = hashSql('number', key);
  return {
    sql: [
      `INSERT INTO ${numbersTable} (list, area, hash)`,
      `SELECT DISTINCT {list:UInt32}, ${areaOf('number')} AS area, ${hash.sql} AS hash FROM ${linesTable}`,
      `WHERE list = {list:UInt32} AND listed = 1 AND ${inAreas(areaOf('number'))}`,
    ].join('\n'),
    params: { list, areas, ...hash.params },
  };
}

/** Keeps those of the list before, without what its changes take off and with what they add; the last line of a number counts. */
export function keepChanged(
  { list, before }: { list: number; before: number },
  areas: Areas,
  key: LeadMarkKey,
): Compiled {
  const hash = hashSql('number', key);
  const changes = [
    `SELECT ${hash.sql} AS hash, argMax(listed, line) AS listed FROM ${linesTable}`,
    `WHERE list = {list:UInt32} AND ${inAreas(areaOf('number'))} GROUP BY hash`,
  ].join(' ');
  return {
    sql: [
      `INSERT INTO ${numbersTable} (list, area, hash)`,
      `SELECT {list:UInt32}, area, hash FROM ${numbersTable}`,
      `WHERE list = {before:UInt32} AND ${inAreas('area')} AND hash NOT IN (SELECT hash FROM (${changes}))`,
      'UNION ALL',
      `SELECT DISTINCT {list:UInt32}, ${areaOf('number')} AS area, ${hash.sql} AS hash FROM ${linesTable}`,
      `WHERE list = {list:UInt32} AND ${inAreas(areaOf('number'))} AND hash IN (SELECT hash FROM (${changes}) WHERE listed = 1)`,
    ].join('\n'),
    params: { list, before, areas, ...hash.params },
  };
}

/** One row `{ numbers }`: how many of these area codes are on the list before and not on this one. */
export function countLeaving({ list, before }: { list: number; before: number }, areas: Areas): Compiled {
  return {
    sql: `SELECT count() AS numbers FROM ${numbersTable} WHERE list = {before:UInt32} AND ${inAreas('area')}
      AND hash NOT IN (SELECT hash FROM ${numbersTable} WHERE list = {list:UInt32} AND ${inAreas('area')})`,
    params: { list, before, areas },
  };
}

export const countNumbers = (list: number): Compiled => ({
  sql: `SELECT count() AS numbers FROM ${numbersTable} WHERE list = {list:UInt32}`,
  params: { list },
});
