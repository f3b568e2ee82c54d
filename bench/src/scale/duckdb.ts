// DuckDB on the same codes, where its Python package is installed: `python3 -m pip install duckdb`.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { plainTable } from './plain-table.ts';

const run = promisify(execFile);
const MINUTES_MAX = 30;

export type DuckDbFigures = { count: number; ms: number[]; loadSeconds: number; version: string };

/** Undefined where there is none. Needs as much disk as the plain table, twice. */
export async function countInDuckDb(
  clickhouse: ClickHouse,
  { folder, condition, runs }: { folder: string; condition: string; runs: number },
): Promise<DuckDbFigures | undefined> {
  try {
    await run('python3', ['-c', 'import duckdb']);
  } catch {
    return undefined;
  }
  const parquet = path.join(folder, 'plain.parquet');
  await clickhouse.command({
    sql: `INSERT INTO FUNCTION file('${parquet}', 'Parquet') SELECT * EXCEPT (county_fips, zip, city, area_code) FROM ${plainTable}`,
  });
  const script = path.join(import.meta.dirname, 'duckdb_count.py');
  const { stdout } = await run('python3', [script, parquet, path.join(folder, 'duck.db'), String(runs), condition], {
    timeout: MINUTES_MAX * 60_000,
  });
  return JSON.parse(stdout) as DuckDbFigures;
}
