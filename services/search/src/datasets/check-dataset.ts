// What is wrong with a version, before it is activated: by its table, or by what was counted in it.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Dictionary } from '@leadwright/leads/dictionary';
import type { VersionFigures } from '../imports/gates.ts';
import { dictionaryNamed, leadTable } from './dataset-table.ts';
import { groupingOnDisk } from './grouping-on-disk.ts';
import { stateShares } from '@leadwright/leads/synthetic/place-plan';

export type BuiltVersion = { dictId: string; version: number };

/** A smaller version need not have a value in every column. */
export const rowsThatFillAll = 1000;

/** What drawn leads never are, by their figures: in other states than people live in, or without a value in a column. */
export function drawnFaults(figures: VersionFigures): string[] {
  return [...wrongShares(figures), ...emptyColumns(figures)];
}

/** Rows of people whom the kind does not have that they are drawn from. */
export async function strangers(
  clickhouse: ClickHouse,
  { dictId, version }: BuiltVersion,
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

/** A sentence where some do. One pass over the keys, whatever their number: what does not fit in memory waits on disk. */
export async function repeatedKeys(
  clickhouse: ClickHouse,
  { dictId, version }: BuiltVersion,
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

/** A sentence where the places of some do not agree; `build`: the draw that they were made by. */
export async function wrongPlaces(
  clickhouse: ClickHouse,
  { dictId, version, build }: BuiltVersion & { build: string },
): Promise<string | undefined> {
  const place =
    'SELECT toFixedString(zip, 5), state, county_fips, county_name, time_zone, city, city_name FROM leads.draw_places WHERE build = {build:String}';
  const codes =
    'SELECT toFixedString(zip, 5), arrayJoin(area_codes) FROM leads.draw_places WHERE build = {build:String}';
  const [row] = await clickhouse.rows<{ number: number | string }>({
    sql: `SELECT count() AS number FROM ${leadTable(dictId)} WHERE dataset_version = {version:UInt32}
      AND ((zip, state, county_fips, county_name, time_zone, city, city_name) NOT IN (${place}) OR (zip, area_code) NOT IN (${codes}))`,
    params: { version, build },
  });
  const rows = Number(row?.number ?? 0);
  return rows === 0 ? undefined : `${rows} rows whose ZIP, city, county, state, time zone and area code do not agree`;
}

function wrongShares({ rows, states }: VersionFigures): string[] {
  // People are whole numbers per ZIP: a state's share may be off by a few hundred, and by one lead of rounding.
  const off = [...stateShares()].filter(
    ([state, share]) => Math.abs((states[state] ?? 0) - share * rows) > 1 + rows / 100_000,
  );
  return off.length === 0 ? [] : [`states whose share of the rows is wrong: ${off.map(([state]) => state).join(', ')}`];
}

/** `known`: those that its source does not fill either. */
export function emptyColumns(
  { rows, fill }: Pick<VersionFigures, 'rows' | 'fill'>,
  known: readonly string[] = [],
): string[] {
  const empty = rows < rowsThatFillAll ? [] : unfilled({ fill }).filter((field) => !known.includes(field));
  return empty.length === 0 ? [] : [`columns without any value: ${empty.join(', ')}`];
}

export const unfilled = ({ fill }: Pick<VersionFigures, 'fill'>): string[] =>
  Object.keys(fill).filter((field) => fill[field] === 0);
