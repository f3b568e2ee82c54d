// Leads of one place, 64 to a row: a mask of those that exist, and one for each bit of each filter's code.
import { columnSql, geographyColumns, type Dictionary, type TableColumn } from '../dictionary.ts';
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

/** Bits of random leads do not compress, and what is not packed is read at the speed of memory. */
const mask = (fieldName: string): TableColumn => ({ fieldName, clickhouseType: 'UInt64', codec: 'NONE' });

export function wordsColumns(table: WordsTable): TableColumn[] {
  const bits = [...codedFields(table).values()].flatMap((field) => field.bits);
  return [
    { fieldName: 'dataset_version', clickhouseType: 'UInt32' },
    ...wordPlaces.map((fieldName) => ({ fieldName, clickhouseType: typeOf(table, fieldName) })),
    { fieldName: 'word', clickhouseType: 'UInt32' },
    ...['present', ...bits].map(mask),
  ];
}

export function wordsTableSql(table: WordsTable): string {
  return [
    `CREATE TABLE IF NOT EXISTS ${wordsIndex(table)} (`,
    wordsColumns(table)
      .map((column) => `  ${columnSql(column)}`)
      .join(',\n'),
    ')',
    'ENGINE = MergeTree',
    'PARTITION BY dataset_version',
    `ORDER BY (${[...wordPlaces, 'word'].join(', ')})`,
  ].join('\n');
}

function typeOf({ columns }: WordsTable, name: string): string {
  const column = columns.find(({ fieldName }) => fieldName === name);
  if (!column) throw new Error(`a lead table without ${name}`);
  return column.clickhouseType;
}

/** Makes the words of some states' leads: those of a place in the order of their keys, which are hashes. */
export function insertWords(table: WordsTable, version: number, states: readonly string[]): Compiled {
  const fields = [...codedFields(table).values()];
  const [state] = wordPlaces;
  const masks = fields.flatMap(({ column, bits }) =>
    bits.map((_, bit) => `sum(bitShiftLeft(toUInt64(bitTest(code_of_${column}, ${bit})), number % ${LEADS_OF_WORD}))`),
  );
  const names = fields.flatMap(({ bits }) => bits);
  return {
    sql: [
      `INSERT INTO ${wordsIndex(table)} (dataset_version, ${wordPlaces.join(', ')}, word, present, ${names.join(', ')})`,
      `SELECT {version:UInt32}, ${wordPlaces.join(', ')}, intDiv(number, ${LEADS_OF_WORD}) AS word,`,
      `  sum(bitShiftLeft(toUInt64(1), number % ${LEADS_OF_WORD})),`,
      `  ${masks.join(',\n  ')}`,
      'FROM (',
      `  SELECT ${wordPlaces.join(', ')},`,
      `    row_number() OVER (PARTITION BY ${wordPlaces.join(', ')} ORDER BY lead_key) - 1 AS number,`,
      `    ${fields.map(({ column, sql }) => `${sql} AS code_of_${column}`).join(',\n    ')}`,
      `  FROM ${table.index} WHERE dataset_version = {version:UInt32} AND ${state} IN {states:Array(String)}`,
      ')',
      `GROUP BY ${wordPlaces.join(', ')}, word`,
    ].join('\n'),
    params: Object.assign({ version, states }, ...fields.map(({ params }) => params)) as Compiled['params'],
  };
}
