// A new version beside the live one, counted before anybody reads it.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { VersionFigures, VersionChange } from '../imports/gates.ts';
import { dictionaryNamed } from './dataset-table.ts';
import { groupingOnDisk } from './grouping-on-disk.ts';

/** Rows, share of rows with a value in each column, and rows per state. */
export async function figuresOf(clickhouse: ClickHouse, dictId: string, version: number): Promise<VersionFigures> {
  const { index, columns } = dictionaryNamed(dictId);
  const fields = columns.map(({ fieldName }) => fieldName);
  const [row = {}] = await clickhouse.rows<Record<string, number | string>>({
    sql: `SELECT count() AS rows, ${fields.map((field) => `countIf(${field} != defaultValueOfArgumentType(${field})) AS f_${field}`).join(', ')}
      FROM ${index} WHERE dataset_version = {version:UInt32}`,
    params: { version },
  });
  const states = await clickhouse.rows<{ state: string; rows: number | string }>({
    sql: `SELECT state, count() AS rows FROM ${index} WHERE dataset_version = {version:UInt32} GROUP BY state ORDER BY state`,
    params: { version },
  });
  const rows = Number(row['rows'] ?? 0);
  return {
    rows,
    fill: Object.fromEntries(fields.map((field) => [field, rows === 0 ? 0 : Number(row[`f_${field}`] ?? 0) / rows])),
    states: Object.fromEntries(states.map((each) => [each.state, Number(each.rows)])),
  };
}

/** How many leads are new, gone, in both but with another cell, and the same. One pass, whatever their number. */
export async function changeBetween(
  clickhouse: ClickHouse,
  dictId: string,
  { live, version }: { live: number; version: number },
): Promise<VersionChange> {
  const { index, columns } = dictionaryNamed(dictId);
  const cells = columns.map(({ fieldName }) => fieldName).join(', ');
  const [row] = await clickhouse.rows<Record<keyof VersionChange, number | string>>({
    sql: `SELECT countIf(is_new AND NOT is_old) AS added, countIf(is_old AND NOT is_new) AS gone,
        countIf(is_old AND is_new AND low != high) AS changed, countIf(is_old AND is_new AND low = high) AS same
      FROM (SELECT lead_key, max(dataset_version = {version:UInt32}) AS is_new, max(dataset_version = {live:UInt32}) AS is_old,
          min(cells) AS low, max(cells) AS high
        FROM (SELECT lead_key, dataset_version, cityHash64(${cells}) AS cells FROM ${index}
          WHERE dataset_version IN ({version:UInt32}, {live:UInt32}))
        GROUP BY lead_key)`,
    params: { version, live },
    settings: groupingOnDisk,
  });
  const { added = 0, gone = 0, changed = 0, same = 0 } = row ?? {};
  return { added: Number(added), gone: Number(gone), changed: Number(changed), same: Number(same) };
}
