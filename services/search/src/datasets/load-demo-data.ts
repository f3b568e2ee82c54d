// The synthetic leads that a start without own data searches. Safe to repeat: what is active and
// still there is left alone, and a start that was killed in the middle begins that version again.
import { randomUUID } from 'node:crypto';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { execute } from '@leadwright/eventsourcing/store/execute';
import type { SearchStored } from '../contracts.ts';
import { dataset, datasetStream, type Dataset } from '../domain/dataset.ts';
import { createDataset, syntheticOf, syntheticSource } from './create-dataset.ts';
import { clearUnfinished, leadTable } from './dataset-table.ts';
import type { SyntheticDictId } from './generate-leads.ts';

/** `rows` of `of` are written, at `rowsPerSecond` so far. */
export type LoadProgress = { dictId: SyntheticDictId; rows: number; of: number; rowsPerSecond: number };

export type DemoData = {
  clickhouse: ClickHouse;
  store: EventStore<SearchStored>;
  /** How many leads of each; the same seed makes the same leads. What is absent stays as the active leads have it. */
  consumers?: number | undefined;
  businesses?: number | undefined;
  seed?: number | undefined;
  onProgress?: (progress: LoadProgress) => void;
};

/** What a person can try everything with, and a laptop loads in a minute: made where nothing else is asked for. */
const usual = { consumers: 1_000_000, businesses: 100_000, seed: 1 } as const;

/** Loads and activates whatever is missing. Answers which dictionaries were built now. */
export async function loadDemoData(parts: DemoData): Promise<SyntheticDictId[]> {
  const built: SyntheticDictId[] = [];
  for (const dictId of ['consumers', 'businesses'] as const) {
    if (await loadOne(parts, dictId)) built.push(dictId);
  }
  return built;
}

async function loadOne(
  { clickhouse, store, onProgress, ...asked }: DemoData,
  dictId: SyntheticDictId,
): Promise<boolean> {
  const stream = datasetStream(dictId);
  const active = await store.transaction([stream.accountId], (tx) => tx.load(stream, dataset));
  const known = syntheticOf(active.source);
  const rows = asked[dictId] ?? known?.rows ?? usual[dictId];
  const seed = asked.seed ?? known?.seed ?? usual.seed;
  const source = syntheticSource(seed, rows);
  // What a start that was killed left beside the active version, also if this start wants other rows.
  await clearUnfinished(clickhouse, dictId, active.version);
  const kept = active.source === source || isImported(active, asked[dictId], asked.seed);
  if (kept && (await rowsThere(clickhouse, dictId, active)) === active.rows) return false;

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

// Leads that were not made here stay until others are asked for.
function isImported({ version, source }: Dataset, rows: number | undefined, seed: number | undefined): boolean {
  return version > 0 && syntheticOf(source) === undefined && rows === undefined && seed === undefined;
}

// The log and the lead tables stand in two engines: after a reset of one, the other may promise too much.
async function rowsThere(clickhouse: ClickHouse, dictId: SyntheticDictId, { version }: Dataset): Promise<number> {
  const sql = `SELECT count() AS n FROM ${leadTable(dictId)} WHERE dataset_version = {version:UInt32}`;
  const [row] = await clickhouse.rows<{ n: number }>({ sql, params: { version } });
  return row?.n ?? 0;
}
