import { columnSql, tableColumns, type Dictionary } from '../dictionary.ts';

export type LeadTable = Pick<Dictionary, 'index' | 'columns' | 'keys'>;

/** A partition is one immutable version, dropped whole. City and area code do not follow the order: so skip indexes. */
export function leadTableSql(table: LeadTable): string {
  const fields = tableColumns(table).map(columnSql);
  return [
    `CREATE TABLE IF NOT EXISTS ${table.index} (`,
    [
      ...fields,
      'INDEX zip_range zip TYPE minmax GRANULARITY 1',
      'INDEX city_set city TYPE set(100) GRANULARITY 1',
      'INDEX area_code_set area_code TYPE set(40) GRANULARITY 1',
    ]
      .map((line) => `  ${line}`)
      .join(',\n'),
    ')',
    'ENGINE = MergeTree',
    'PARTITION BY dataset_version',
    'ORDER BY (state, county_fips, zip)',
  ].join('\n');
}
