// Files are read by an engine of the import's own, in a folder that goes with it: the lead store sees finished leads only.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { openEmbeddedClickHouse } from '@leadwright/clickhouse/clickhouse.embedded';
import { placeRows, placeTableColumns } from '@leadwright/leads/imports/place-rows';

export type ImportEngine = { clickhouse: ClickHouse; folder: string; close(): Promise<void> };

const rowsPerUpload = 20_000;

/** Opens an empty one below `under`. A folder that a killed import left is nobody's and may be deleted. */
export async function openImportEngine(under: string): Promise<ImportEngine> {
  await mkdir(under, { recursive: true });
  const folder = await mkdtemp(path.join(under, 'leadwright-import-'));
  const clickhouse = await openEmbeddedClickHouse({ folder: path.join(folder, 'engine') });
  return {
    clickhouse,
    folder,
    close: async () => {
      await clickhouse.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Of one import; made anew each time. */
export async function makeImportTables({ clickhouse }: ImportEngine): Promise<void> {
  await clickhouse.command({ sql: 'DROP DATABASE IF EXISTS imports' });
  await clickhouse.command({ sql: 'CREATE DATABASE imports' });
  const tables = {
    places: Object.entries(placeTableColumns).map(([name, type]) => `${name} ${type}`),
    bad: ['file UInt16', 'pass UInt8', 'at UInt64', 'ordinal UInt64', 'lines UInt64', 'code String'],
    unread: ['file UInt16', 'pass UInt8', 'line UInt64', 'code String'],
    jumps: ['file UInt16', 'pass UInt8', 'at UInt64', 'plus UInt64'],
    segments: ['file UInt16', 'pass UInt8', 'from UInt64', 'to UInt64'],
    origins: ['file UInt16', 'pass UInt8', 'at UInt64', 'line UInt64'],
  };
  for (const [table, columns] of Object.entries(tables))
    await clickhouse.command({
      sql: `CREATE TABLE imports.${table} (${columns.join(', ')}) ENGINE = MergeTree ORDER BY tuple()`,
    });
  const places = placeRows();
  for (let from = 0; from < places.length; from += rowsPerUpload)
    await clickhouse.insert('imports.places', places.slice(from, from + rowsPerUpload));
}
