// The same leads as a peer would hold them: a code of one byte for each filter that is asked, in the order of places.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import type { Filter } from '@leadwright/leads/query';
import { codedFields, type CodedField } from '@leadwright/leads/words/coded-field';

export const plainTable = 'leads.plain_consumers';

const places = ['state', 'county_fips', 'zip', 'city', 'area_code'];

function fieldsOf(filters: readonly Filter[]): CodedField[] {
  const known = codedFields(consumers);
  return filters.map(({ field }) => {
    const coded = known.get(field);
    if (!coded || coded.values.length > 255) throw new Error(`${field} is no code of one byte`);
    return coded;
  });
}

/** Makes it of a version, with the columns that `filters` ask. */
export async function makePlainTable(
  clickhouse: ClickHouse,
  version: number,
  filters: readonly Filter[],
): Promise<void> {
  const fields = fieldsOf(filters);
  await clickhouse.command({ sql: `DROP TABLE IF EXISTS ${plainTable}` });
  await clickhouse.command({
    sql: `CREATE TABLE ${plainTable} (${[
      ...places.map((place) => `${place} LowCardinality(String)`),
      ...fields.map(({ column }) => `${column} UInt8`),
    ].join(', ')}) ENGINE = MergeTree ORDER BY (state, county_fips, zip)`,
  });
  await clickhouse.command({
    sql: `INSERT INTO ${plainTable} SELECT ${[...places, ...fields.map(({ sql }) => sql)].join(', ')}
      FROM leads.consumers WHERE dataset_version = {version:UInt32}`,
    params: Object.assign({ version }, ...fields.map(({ params }) => params)) as Record<string, number>,
    settings: { allow_suspicious_low_cardinality_types: 1 },
  });
}

/** The condition of `filters` on the codes, as SQL that DuckDB understands too. */
export function plainCondition(filters: readonly Filter[]): string {
  const fields = fieldsOf(filters);
  return filters.map((filter, place) => onCodes(filter, fields[place] as CodedField)).join(' AND ');
}

function onCodes(filter: Filter, { column, values }: CodedField): string {
  const codeOf = (value: unknown): number => values.findIndex((known) => String(known) === String(value)) + 1;
  if ('anyOf' in filter) return `${column} IN (${filter.anyOf.map(codeOf).join(', ')})`;
  const [from, to] = ['from' in filter ? filter.from : undefined, 'to' in filter ? filter.to : undefined];
  return `${column} BETWEEN ${from === undefined ? 1 : codeOf(from)} AND ${to === undefined ? values.length : codeOf(to)}`;
}
