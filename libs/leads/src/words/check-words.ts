// The words say of every lead what the lead table says: both are read as leads again, and hashed.
import { LEAD_KEY } from '../dictionary.ts';
import type { Compiled } from '../compile/compile.ts';
import { codedFields, type CodedField } from './coded-field.ts';
import { LEAD_KEYS, wordPlaces, wordsIndex, type WordsTable } from './words-table.ts';

/** Without `states` those of all; `isChecked`: which columns, all without it. */
export type Checked = { states?: readonly string[]; isChecked?: (column: string) => boolean };

/** A row `{ state }` for each state whose leads and words differ in any key, place or code; none where all are true. */
export function wrongWords(
  table: WordsTable,
  version: number,
  { states, isChecked = () => true }: Checked = {},
): Compiled {
  const fields = [...codedFields(table).values()].filter(({ column }) => isChecked(column));
  const [state] = wordPlaces;
  const inStates = states === undefined ? '' : ` AND ${state} IN {states:Array(String)}`;
  const codes = fields.map(({ column }) => `code_of_${column}`);
  const sums = `SELECT ${state}, count() AS leads, sum(cityHash64(${[LEAD_KEY, ...wordPlaces, ...codes].join(', ')})) AS hashes`;
  return {
    sql: [
      `SELECT ${state} FROM (`,
      `  ${sums} FROM (`,
      `    SELECT ${[LEAD_KEY, ...wordPlaces, ...fields.map(({ column, sql }) => `toUInt64(${sql}) AS code_of_${column}`)].join(', ')}`,
      `    FROM ${table.index} WHERE dataset_version = {version:UInt32}${inStates}`,
      `  ) GROUP BY ${state}`,
      '  UNION ALL',
      `  ${sums} FROM (`,
      `    SELECT ${wordPlaces.join(', ')}, arrayJoin(bitPositionsToArray(present)) AS place,`,
      `      ${LEAD_KEYS}[place + 1] AS ${LEAD_KEY},`,
      `      ${fields.map(codeOfWord).join(', ')}`,
      `    FROM ${wordsIndex(table)} WHERE dataset_version = {version:UInt32}${inStates}`,
      `  ) GROUP BY ${state}`,
      `) GROUP BY ${state} HAVING count() != 2 OR uniqExact(leads, hashes) != 1`,
      `ORDER BY ${state}`,
    ].join('\n'),
    params: Object.assign(
      { version, ...(states === undefined ? {} : { states }) },
      ...fields.map(({ params }) => params),
    ) as Compiled['params'],
  };
}

/** A lead's code from the bits at its `place`. */
export const codeOfWord = ({ column, bits }: CodedField): string =>
  `${bits.map((name, bit) => `bitShiftLeft(toUInt64(bitTest(${name}, place)), ${bit})`).join(' + ')} AS code_of_${column}`;
