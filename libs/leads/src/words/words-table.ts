// Leads of one place, 64 to a row: a mask of those that exist, one for each bit of each filter's code, and their keys.
// A lead's number in its version is its word x 64 and its place in it.
import { columnSql, geographyColumns, LEAD_KEY, type Dictionary, type TableColumn } from '../dictionary.ts';
import type { Compiled } from '../compile/compile.ts';
import { codedFields } from './coded-field.ts';

export const LEADS_OF_WORD = 64;

export type WordsTable = Pick<Dictionary, 'index' | 'columns'>;

/** The places that a search names: leads that share all of them share words. */
export const wordPlaces = [
  geographyColumns.ST,
  geographyColumns.COUNTY,
  geographyColumns.ZIP,
  geographyColumns.CITY,
  geographyColumns.AREA_CODE,
] as const;

export const wordsIndex = ({ index }: Pick<Dictionary, 'index'>): string => `${index}_words`;

/** The keys of a word's leads, in the order of its bits. */
export const LEAD_KEYS = 'lead_keys';

// Bits of random leads do not compress, nor do hashes, and what is not packed is read at the speed of memory.
export const unpackedColumn = (fieldName: string, clickhouseType: string): TableColumn => ({
  fieldName,
  clickhouseType,
  codec: 'NONE',
});

// Few words are read where some of all words are asked for.
const wordsOfGranule = 1024;

export function wordsColumns(table: WordsTable): TableColumn[] {
  const bits = [...codedFields(table).values()].flatMap((field) => field.bits);
  return [
    { fieldName: 'dataset_version', clickhouseType: 'UInt32' },
    ...wordPlaces.map((fieldName) => ({ fieldName, clickhouseType: typeOf(table, fieldName) })),
    { fieldName: 'word', clickhouseType: 'UInt32' },
    ...['present', ...bits].map((name) => unpackedColumn(name, 'UInt64')),
    unpackedColumn(LEAD_KEYS, 'Array(UInt64)'),
  ];
}

/** Words are numbered in the order of their places, so each part of a table says which it has. */
export const wordRange = 'word_range word TYPE minmax GRANULARITY 1';

export function wordsTableSql(table: WordsTable): string {
  return tableOfWordsSql(wordsIndex(table), wordsColumns(table), { partition: 'dataset_version', order: ['word'] });
}

/** A table whose rows are words; `order`: after the places. */
export function tableOfWordsSql(
  index: string,
  columns: readonly TableColumn[],
  { partition, order }: { partition: string; order: readonly string[] },
): string {
  return [
    `CREATE TABLE IF NOT EXISTS ${index} (`,
    [...columns.map(columnSql), `INDEX ${wordRange}`].map((line) => `  ${line}`).join(',\n'),
    ')',
    'ENGINE = MergeTree',
    `PARTITION BY ${partition}`,
    `ORDER BY (${[...wordPlaces, ...order].join(', ')})`,
    `SETTINGS index_granularity = ${wordsOfGranule}`,
  ].join('\n');
}

function typeOf({ columns }: WordsTable, name: string): string {
  const column = columns.find(({ fieldName }) => fieldName === name);
  if (!column) throw new Error(`a lead table without ${name}`);
  return column.clickhouseType;
}

/**
 * Makes the words of some states' leads: those of a place in the order of their keys, which are hashes. `first` is the
 * number of their first word: as many as the version has before.
 */
export function insertWords(
  table: WordsTable,
  version: number,
  { states, first }: { states: readonly string[]; first: number },
): Compiled {
  const fields = [...codedFields(table).values()];
  const [state] = wordPlaces;
  const places = wordPlaces.join(', ');
  const masks = fields.flatMap(({ column, bits }) =>
    bits.map((name, bit) => maskOfLeads(`toUInt64(bitTest(code_of_${column}, ${bit}))`, name)),
  );
  const names = ['present', ...fields.flatMap(({ bits }) => bits), LEAD_KEYS].join(', ');
  return {
    sql: [
      `INSERT INTO ${wordsIndex(table)} (dataset_version, ${places}, word, ${names})`,
      `SELECT {version:UInt32}, ${places}, {first:UInt32} + row_number() OVER (ORDER BY ${places}, nth) - 1, ${names}`,
      'FROM (',
      `  SELECT ${places}, intDiv(number, ${LEADS_OF_WORD}) AS nth,`,
      `    ${[maskOfLeads('toUInt64(1)', 'present'), ...masks].join(',\n    ')},`,
      `    arraySort(groupArray(${LEAD_KEY})) AS ${LEAD_KEYS}`,
      '  FROM (',
      `    SELECT ${places}, ${LEAD_KEY},`,
      `      row_number() OVER (PARTITION BY ${places} ORDER BY ${LEAD_KEY}) - 1 AS number,`,
      `      ${fields.map(({ column, sql }) => `${sql} AS code_of_${column}`).join(',\n      ')}`,
      `    FROM ${table.index} WHERE dataset_version = {version:UInt32} AND ${state} IN {states:Array(String)}`,
      '  )',
      `  GROUP BY ${places}, nth`,
      ')',
    ].join('\n'),
    params: Object.assign({ version, states, first }, ...fields.map(({ params }) => params)) as Compiled['params'],
  };
}

/** A bit of each lead as one mask; `number` says the lead's place in its word. */
export const maskOfLeads = (bit: string, name: string): string =>
  `sum(bitShiftLeft(${bit}, number % ${LEADS_OF_WORD})) AS ${name}`;
