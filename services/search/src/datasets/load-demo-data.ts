// The synthetic leads that a start without own data searches. Safe to repeat: what is active and
// still there is left alone, and a start that was killed in the middle begins that version again.
import { randomUUID } from 'node:crypto';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { execute } from '@leadwright/eventsourcing/execute';
import type { SearchStored } from '../contracts.ts';
import { dataset, datasetStream, type Dataset } from '../domain/dataset.ts';
import { createDataset, syntheticSource } from './create-dataset.ts';
import { clearUnfinished, leadTable } from './dataset-table.ts';
import type { SyntheticDictId } from './generate-leads.ts';

/** `rows` of `of` are written, at `rowsPerSecond` so far. */
export type LoadProgress = { dictId: SyntheticDictId; rows: number; of: number; rowsPerSecond: number };

export type DemoData = {
  clickhouse: ClickHouse;
  store: EventStore<SearchStored>;
  /** How many leads of each; the same seed makes the same leads. */
  consumers: number;
  businesses: number;
  seed: number;
  onProgress?: (progress: LoadProgress) => void;
};

/** Loads and activates whatever is missing. Answers which dictionaries were built now. */
export async function loadDemoData(parts: DemoData): Promise<SyntheticDictId[]> {
  const built: SyntheticDictId[] = [];
  for (const dictId of ['consumers', 'businesses'] as const) {
    if (await loadOne(parts, dictId, parts[dictId])) built.push(dictId);
  }
  return built;
}

async function loadOne({ clickhouse, store, seed, onProgress }: DemoData, dictId: SyntheticDictId, rows: number): Promise<boolean> {
  const stream = datasetStream(dictId);
  const source = syntheticSource(seed, rows);
  const active = await store.transaction([stream.accountId], (tx) => tx.load(stream, dataset));
  // What a start that was killed left beside the active version, also if this start wants other rows.
  await clearUnfinished(clickhouse, dictId, active.version);
  if (active.source === source && (await rowsThere(clickhouse, dictId, active)) === active.rows) return false;

  const version = active.version + 1;
  await createDataset(clickhouse, { dictId, version, rows, seed, onProgress: (progress) => onProgress?.({ ...progress, dictId }) });
  const activated = await execute(store, stream, dataset, { type: 'ActivateDataset', dictId, version, rows, source }, {
    actorId: 'service:search', correlationId: randomUUID(),
  });
  if (!activated.accepted) throw new Error(`${dictId} version ${version} could not be activated: ${activated.refusal.code}`);
  return true;
}

// The log and the lead tables stand in two engines: after a reset of one, the other may promise too much.
async function rowsThere(clickhouse: ClickHouse, dictId: SyntheticDictId, { version }: Dataset): Promise<number> {
  const sql = `SELECT count() AS n FROM ${leadTable(dictId)} WHERE dataset_version = {version:UInt32}`;
  const [row] = await clickhouse.rows<{ n: number }>({ sql, params: { version } });
  return row?.n ?? 0;
}
