// The table of a kind of leads, as a migration makes it.
import { columnSql, tableColumns, type Dictionary } from '../dictionary.ts';

export type LeadTable = Pick<Dictionary, 'index' | 'columns' | 'keys'>;

/**
 * Every version beside the others: a partition is one immutable version and is dropped whole. The order serves
 * geography first; city and area code do not follow it, hence their skip indexes.
 */
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
