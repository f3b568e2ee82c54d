// The rows of the files become checked leads (`imports.checked`); which of two alike stays is decided in `imports.repeats`.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { checkedRowsSql, rowColumns } from '@leadwright/leads/imports/check-rows';
import type { ImportMap } from '@leadwright/leads/imports/import-map';
import { knownAreaCodes } from '@leadwright/leads/imports/place-rows';
import { dictionaryNamed } from '../datasets/dataset-table.ts';
import type { ImportEngine } from './import-engine.ts';
import { readSettings } from './reading/read-settings.ts';
import { withLines } from './reading/record-lines.ts';

const understood = `rejected = '' AND (file, record) NOT IN (SELECT file, record FROM imports.repeats)`;
/** Rows that became leads: no fault of a needed cell, and the one of those alike that stays. */
export const keptRows = `removes = 0 AND ${understood}`;
/** Rows of a file of changes that take a lead away. */
export const removingRows = `removes = 1 AND ${understood}`;

/** `columns`: the file's, in its order, as they stand in `imports.raw`. */
export async function checkRows(
  { clickhouse }: ImportEngine,
  { map, columns, year, isDelta }: { map: ImportMap; columns: readonly string[]; year: number; isDelta: boolean },
): Promise<void> {
  const dictionary = dictionaryNamed(map.kind);
  const fields = [
    ...rowColumns,
    ...dictionary.columns.map(({ fieldName, clickhouseType }) => [fieldName, clickhouseType]),
  ];
  await clickhouse.command({
    sql: `CREATE TABLE imports.checked (${fields.map(([name, type]) => `${name} ${type}`).join(', ')}) ENGINE = MergeTree ORDER BY lead_key`,
  });
  const rows = checkedRowsSql({
    map,
    cell: (column) => `c${columns.indexOf(column) + 1}`,
    from: "(SELECT * FROM imports.raw WHERE skip = '')",
    places: 'imports.places',
    areaCodes: knownAreaCodes(),
    year,
    isDelta,
  });
  const names = [
    'file',
    'record',
    'rejected',
    'faults',
    'filled',
    'removes',
    'vendor_key',
    'lead_key',
    ...dictionary.columns.map(({ fieldName }) => fieldName),
  ];
  await clickhouse.command({
    sql: `INSERT INTO imports.checked (${names.join(', ')}) SELECT ${names.join(', ')} FROM (${rows})`,
    settings: { ...readSettings, max_threads: 2 },
  });
}

const understoodRows = `FROM imports.checked WHERE rejected = ''`;
// Records stand in the order of lines, but what an open quote swallowed, which was read after the others.
const alike = `SELECT lead_key, filled, file, record AS line, record ${understoodRows}`;
const alikeByLine = withLines(
  `SELECT lead_key, filled, file, record, toUInt64(0) AS known ${understoodRows}
    AND lead_key IN (SELECT lead_key ${understoodRows} GROUP BY lead_key HAVING count() > 1)`,
  ['lead_key', 'filled'],
);

async function isReadAgain(clickhouse: ClickHouse): Promise<boolean> {
  return (await clickhouse.rows({ sql: 'SELECT 1 FROM imports.origins LIMIT 1' })).length > 0;
}

/**
 * Of rows with one key that with the most filled cells stays, of equally full ones the last; of changes the last. The table
 * is ordered by the key, so that the engine looks at one key after another.
 */
export async function findRepeats({ clickhouse }: ImportEngine, isDelta: boolean): Promise<void> {
  await clickhouse.command({
    sql: 'CREATE TABLE imports.repeats (file UInt16, record UInt64) ENGINE = MergeTree ORDER BY (file, record)',
  });
  await clickhouse.command({
    sql: `INSERT INTO imports.repeats SELECT row.2, row.4 FROM (
        SELECT arrayJoin(arrayPopBack(arraySort(groupArray((${isDelta ? 'toUInt16(0)' : 'filled'}, file, line, record))))) AS row
        FROM (${(await isReadAgain(clickhouse)) ? alikeByLine : alike})
        GROUP BY lead_key HAVING count() > 1)`,
    settings: { optimize_aggregation_in_order: 1, max_threads: 1 },
  });
}
