// Nobody reads the version before it is activated. So a crash is harmless: the next build clears it.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { wrongPlaces } from './check-dataset.ts';
import { dictionaryNamed, dropVersion } from './dataset-table.ts';
import { drawSlots } from '@leadwright/leads/synthetic/draw-slots';
import { insertLeadsSql } from '@leadwright/leads/synthetic/generate-leads';
import type { LeadColumns } from '@leadwright/leads/synthetic/lead-columns';
import { planPlaces } from '@leadwright/leads/synthetic/place-plan';
import { drawnLeads } from '@leadwright/leads/synthetic/synthetic-leads';
import { syntheticSource } from '@leadwright/leads/imports/version-source';

export type DatasetOrder = {
  dictId: string;
  /** Must not be a version that anyone reads. */
  version: number;
  rows: number;
  /** A whole number from 0; the same seed makes the same rows. */
  seed: number;
  /** The year for which ages are computed; another year makes other rows. */
  year?: number;
  onProgress?: (progress: DatasetProgress) => void;
  /** Cancels the build between or within batches; written rows remain until the version is cleared. */
  signal?: AbortSignal;
};

/** `rowsPerSecond` counts from the start of the first batch. */
export type DatasetProgress = { rows: number; of: number; rowsPerSecond: number };
export type CreatedDataset = { rows: number; seconds: number; rowsPerSecond: number; source: string };

export const defaultYear = 2026;
// A batch takes about 300 bytes a row of memory. Large versions use larger ones: the engine merges small parts again.
const batchRows = (rows: number) => Math.min(Math.max(Math.ceil(rows / 10), 200_000), 500_000);
const rowsPerUpload = 20_000;

/** Resolves when all rows are there. Throws where their places do not agree. */
export async function createDataset(clickhouse: ClickHouse, order: DatasetOrder): Promise<CreatedDataset> {
  const { dictId, version, rows, seed } = order;
  if (!Number.isSafeInteger(rows) || rows < 1) throw new RangeError(`${rows} is no number of leads`);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new RangeError(`${seed} is no seed`);
  const started = performance.now();
  const build = `${dictId}-${version}`;
  await dropVersion(clickhouse, dictId, version);
  await clearDraws(clickhouse, build);
  await upload(clickhouse, 'leads.draw_places', build, planPlaces(rows));
  await upload(clickhouse, 'leads.draw_slots', build, drawSlots());
  await writeBatches(clickhouse, build, order);
  const fault = await wrongPlaces(clickhouse, { dictId, version, build });
  if (fault !== undefined) throw new Error(`version ${version} of ${dictId} is not usable: ${fault}`);
  await clearDraws(clickhouse, build);
  const seconds = (performance.now() - started) / 1000;
  return { rows, seconds, rowsPerSecond: Math.round(rows / seconds), source: syntheticSource(seed, rows) };
}

async function writeBatches(clickhouse: ClickHouse, build: string, order: DatasetOrder): Promise<void> {
  const { version, rows, seed, year = defaultYear, onProgress, signal } = order;
  const sql = insertLeadsSql(dictionaryNamed(order.dictId), drawn(order.dictId));
  const rowsPerBatch = batchRows(rows);
  const started = performance.now();
  for (let from = 0; from < rows; from += rowsPerBatch) {
    const to = Math.min(from + rowsPerBatch, rows);
    await clickhouse.command({ sql, params: { version, build, seed, year, from, to }, ...(signal ? { signal } : {}) });
    onProgress?.({ rows: to, of: rows, rowsPerSecond: Math.round((to * 1000) / (performance.now() - started)) });
  }
}

function drawn(dictId: string): LeadColumns {
  const [, leads] = drawnLeads.find(([id]) => id === dictId) ?? [];
  if (!leads) throw new Error(`${dictId} is not drawn by itself`);
  return leads;
}

export async function upload(
  clickhouse: ClickHouse,
  table: string,
  build: string,
  rows: readonly object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerUpload) {
    await clickhouse.insert(
      table,
      rows.slice(from, from + rowsPerUpload).map((row) => ({ build, ...row })),
    );
  }
}

export async function clearDraws(clickhouse: ClickHouse, build: string): Promise<void> {
  // The build's name is made above from a dictionary's id and a number, so it needs no escaping.
  for (const table of ['leads.draw_places', 'leads.draw_slots'])
    await clickhouse.command({ sql: `ALTER TABLE ${table} DROP PARTITION '${build}'` });
}
