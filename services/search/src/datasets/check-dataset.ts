// Checks a version before it is activated. Reads only the finished table.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import type { Dictionary } from '@leadwright/leads/dictionary';
import { dictionaryNamed, leadTable } from './dataset-table.ts';
import { groupingOnDisk } from './grouping-on-disk.ts';
import { stateShares } from '@leadwright/leads/synthetic/place-plan';

export type BuiltVersion = { dictId: string; version: number; rows: number; build: string };

/** A smaller version need not have a value in every column. */
export const rowsThatFillAll = 1000;

/** One sentence per fault; none if the version may be activated. */
export async function checkDataset(clickhouse: ClickHouse, built: BuiltVersion): Promise<string[]> {
  const faults = [
    await wrongCount(clickhouse, built),
    await repeatedKeys(clickhouse, built),
    await wrongPlaces(clickhouse, built),
    await wrongShares(clickhouse, built),
    await emptyColumns(clickhouse, built),
  ];
  return faults.filter((fault) => fault !== undefined);
}

export async function checkDerived(
  clickhouse: ClickHouse,
  built: Omit<BuiltVersion, 'build'>,
  source: { of: Dictionary; version: number },
): Promise<string[]> {
  const whole = { ...built, build: '' };
  const faults = [
    await repeatedKeys(clickhouse, built),
    await strangers(clickhouse, built, source),
    await emptyColumns(clickhouse, whole),
  ];
  return faults.filter((fault) => fault !== undefined);
}

async function strangers(
  clickhouse: ClickHouse,
  { dictId, version }: Omit<BuiltVersion, 'build'>,
  source: { of: Dictionary; version: number },
): Promise<string | undefined> {
  const own = dictionaryNamed(dictId);
  const shared = own.columns
    .map(({ fieldName }) => fieldName)
    .filter((field) => source.of.columns.some(({ fieldName }) => fieldName === field))
    .join(', ');
  const sql = `SELECT count() AS number FROM ${own.index} WHERE dataset_version = {version:UInt32} AND (${shared}) NOT IN
    (SELECT ${shared} FROM ${source.of.index} WHERE dataset_version = {source:UInt32})`;
  const [row] = await clickhouse.rows<{ number: number | string }>({
    sql,
    params: { version, source: source.version },
  });
  const rows = Number(row?.number ?? 0);
  return rows === 0 ? undefined : `${rows} rows of people whom ${source.of.dictId} does not have`;
}

async function numberOf(
  clickhouse: ClickHouse,
  { dictId, version, build }: BuiltVersion,
  text: string,
  where = 'true',
): Promise<number> {
  const sql = `SELECT ${text} AS number FROM ${leadTable(dictId)} WHERE dataset_version = {version:UInt32} AND ${where}`;
  const params = where.includes('{build:String}') ? { version, build } : { version };
  const [row] = await clickhouse.rows<{ number: number | string }>({ sql, params });
  return Number(row?.number ?? 0);
}

async function wrongCount(clickhouse: ClickHouse, built: BuiltVersion): Promise<string | undefined> {
  const rows = await numberOf(clickhouse, built, 'count()');
  return rows === built.rows ? undefined : `${rows} rows instead of ${built.rows}`;
}

/** A sentence where some do. One pass over the keys, whatever their number: what does not fit in memory waits on disk. */
export async function repeatedKeys(
  clickhouse: ClickHouse,
  { dictId, version }: Omit<BuiltVersion, 'build'>,
): Promise<string | undefined> {
  const [row] = await clickhouse.rows<{ repeated: number | string }>({
    sql: `SELECT sum(rows - 1) AS repeated FROM (SELECT count() AS rows FROM ${leadTable(dictId)}
      WHERE dataset_version = {version:UInt32} GROUP BY lead_key HAVING rows > 1)`,
    params: { version },
    settings: groupingOnDisk,
  });
  const repeated = Number(row?.repeated ?? 0);
  return repeated === 0 ? undefined : `${repeated} rows repeat the lead key of another`;
}

async function wrongPlaces(clickhouse: ClickHouse, built: BuiltVersion): Promise<string | undefined> {
  const place =
    'SELECT toFixedString(zip, 5), state, county_fips, county_name, city, city_name FROM leads.draw_places WHERE build = {build:String}';
  const codes =
    'SELECT toFixedString(zip, 5), arrayJoin(area_codes) FROM leads.draw_places WHERE build = {build:String}';
  const wrong = `((zip, state, county_fips, county_name, city, city_name) NOT IN (${place}) OR (zip, area_code) NOT IN (${codes}))`;
  const rows = await numberOf(clickhouse, built, 'count()', wrong);
  return rows === 0 ? undefined : `${rows} rows whose ZIP, city, county, state and area code do not agree`;
}

async function wrongShares(clickhouse: ClickHouse, built: BuiltVersion): Promise<string | undefined> {
  const sql = `SELECT state, count() AS rows FROM ${leadTable(built.dictId)} WHERE dataset_version = {version:UInt32} GROUP BY state`;
  const found = new Map(
    (await clickhouse.rows<{ state: string; rows: number }>({ sql, params: { version: built.version } })).map(
      ({ state, rows }) => [state, rows],
    ),
  );
  // People are whole numbers per ZIP: a state's share may be off by a few hundred, and by one lead of rounding.
  const off = [...stateShares()].filter(
    ([state, share]) => Math.abs((found.get(state) ?? 0) - share * built.rows) > 1 + built.rows / 100_000,
  );
  return off.length === 0
    ? undefined
    : `states whose share of the rows is wrong: ${off.map(([state]) => state).join(', ')}`;
}

async function emptyColumns(clickhouse: ClickHouse, built: BuiltVersion): Promise<string | undefined> {
  const fields = dictionaryOf(built.dictId)?.columns.map(({ fieldName }) => fieldName) ?? [];
  const sql = `SELECT ${fields.map((field) => `countIf(${field} != defaultValueOfArgumentType(${field})) AS \`filled_${field}\``).join(', ')}
    FROM ${leadTable(built.dictId)} WHERE dataset_version = {version:UInt32}`;
  const [row] = await clickhouse.rows<Record<string, number>>({ sql, params: { version: built.version } });
  const empty =
    built.rows < rowsThatFillAll ? [] : fields.filter((field) => Number(row?.[`filled_${field}`] ?? 0) === 0);
  return empty.length === 0 ? undefined : `columns without any value: ${empty.join(', ')}`;
}
