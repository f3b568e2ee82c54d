// Loads synthetic leads where an installation has none of its own. A repeat is harmless: active leads are kept, and an
// interrupted version is built again.
import { randomUUID } from 'node:crypto';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { execute } from '@leadwright/eventsourcing/store/execute';
import { findFilledFilters } from '@leadwright/leads/compile/filled-filters';
import { dictionaries, dictionaryOf } from '@leadwright/leads/dictionaries';
import { filterColumns } from '@leadwright/leads/dictionary';
import { syntheticLeadsOf } from '@leadwright/leads/synthetic/synthetic-leads';
import type { SearchStored } from '../contracts.ts';
import { dataset, datasetStream, type Dataset } from '../domain/dataset.ts';
import { rowsThatFillAll } from './check-dataset.ts';
import { createDataset, syntheticOf, syntheticSource } from './create-dataset.ts';
import { clearUnfinished, leadTable } from './dataset-table.ts';

export type LoadProgress = { dictId: string; rows: number; of: number; rowsPerSecond: number };

export type DemoData = {
  clickhouse: ClickHouse;
  store: EventStore<SearchStored>;
  /** Leads by dictionary; the same seed makes the same leads. Absent: as in the active version. */
  rows?: Readonly<Record<string, number | undefined>>;
  seed?: number | undefined;
  onProgress?: (progress: LoadProgress) => void;
};

const usualSeed = 1;

/** Loads and activates missing leads. Returns the dictionaries that were built. */
export async function loadDemoData(parts: DemoData): Promise<string[]> {
  const built: string[] = [];
  for (const { dictId } of dictionaries) {
    if (await loadOne(parts, dictId)) built.push(dictId);
  }
  return built;
}

async function loadOne({ clickhouse, store, onProgress, ...asked }: DemoData, dictId: string): Promise<boolean> {
  const stream = datasetStream(dictId);
  const active = await store.transaction([stream.accountId], (tx) => tx.load(stream, dataset));
  const known = syntheticOf(active.source);
  const askedRows = asked.rows?.[dictId];
  const rows = askedRows ?? known?.rows ?? syntheticLeadsOf(dictId).usualRows;
  const seed = asked.seed ?? known?.seed ?? usualSeed;
  const source = syntheticSource(seed, rows);
  // Clears an interrupted build even if this start wants another number of rows.
  await clearUnfinished(clickhouse, dictId, active.version);
  const kept = active.source === source || isImported(active, askedRows, asked.seed);
  const asks = askedRows !== undefined || asked.seed !== undefined;
  if (
    kept &&
    (await rowsThere(clickhouse, dictId, active)) === active.rows &&
    !(asks && (await lacksFilter(clickhouse, dictId, active)))
  )
    return false;

  const version = active.version + 1;
  await createDataset(clickhouse, {
    dictId,
    version,
    rows,
    seed,
    onProgress: (progress) => onProgress?.({ ...progress, dictId }),
  });
  const activated = await execute(
    store,
    stream,
    dataset,
    { type: 'ActivateDataset', dictId, version, rows, source },
    {
      actorId: 'service:search',
      correlationId: randomUUID(),
    },
  );
  if (!activated.accepted)
    throw new Error(`${dictId} version ${version} could not be activated: ${activated.refusal.code}`);
  return true;
}

// Leads from another source are kept unless the command line asks for synthetic ones.
function isImported({ version, source }: Dataset, rows: number | undefined, seed: number | undefined): boolean {
  return version > 0 && syntheticOf(source) === undefined && rows === undefined && seed === undefined;
}

// Leads older than a filter are kept until the command line names a number; then they are built again.
async function lacksFilter(
  clickhouse: ClickHouse,
  dictId: string,
  { version, rows, source }: Dataset,
): Promise<boolean> {
  const dictionary = dictionaryOf(dictId);
  if (!dictionary || rows < rowsThatFillAll || syntheticOf(source) === undefined) return false;
  return (await findFilledFilters(clickhouse, dictionary, version)).size < filterColumns(dictionary).length;
}

// Events and leads are in two databases; after a reset of one, the active version may be missing.
async function rowsThere(clickhouse: ClickHouse, dictId: string, { version }: Dataset): Promise<number> {
  const sql = `SELECT count() AS n FROM ${leadTable(dictId)} WHERE dataset_version = {version:UInt32}`;
  const [row] = await clickhouse.rows<{ n: number }>({ sql, params: { version } });
  return row?.n ?? 0;
}
