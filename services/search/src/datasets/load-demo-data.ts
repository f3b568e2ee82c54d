// A repeat is harmless: active leads are kept, and an interrupted version is built again.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { findFilledFilters } from '@leadwright/leads/compile/filled-filters';
import { dictionaries, dictionaryOf } from '@leadwright/leads/dictionaries';
import { filterColumns } from '@leadwright/leads/dictionary';
import type { DerivedLeads } from '@leadwright/leads/synthetic/derived-leads';
import { syntheticLeadsOf, type DrawnLeads } from '@leadwright/leads/synthetic/synthetic-leads';
import { dataset, datasetStream, type Dataset } from '../domain/dataset.ts';
import { leadsLeft } from '../projections/removal.ts';
import { activateVersion, type ActivateParts } from './activate-version.ts';
import { listLeadImports } from '../projections/lead-import.ts';
import { rowsThatFillAll } from './check-dataset.ts';
import { createDataset, syntheticOf, syntheticSource, type DatasetProgress } from './create-dataset.ts';
import { clearUnfinished, rowsOf } from './dataset-table.ts';
import { derivedSource, deriveDataset } from './derive-dataset.ts';
import { isDrawn } from './made-up.ts';

export type LoadProgress = { dictId: string; rows: number; of: number; rowsPerSecond: number };

export type DemoData = ActivateParts & {
  /** Leads by dictionary; the same seed makes the same leads. Absent: as in the active version. */
  rows?: Readonly<Record<string, number | undefined>>;
  seed?: number | undefined;
  onProgress?: (progress: LoadProgress) => void;
};

const usualSeed = 1;

/** Returns the dictionaries that were built. */
export async function loadDemoData(parts: DemoData): Promise<string[]> {
  const built: string[] = [];
  for (const { dictId } of dictionaries) {
    if (await loadOne(parts, dictId)) built.push(dictId);
  }
  return built;
}

type Build = { source: string; make: (version: number) => Promise<number> };

async function loadOne(parts: DemoData, dictId: string): Promise<boolean> {
  const { clickhouse } = parts;
  const active = await activeOf(parts, dictId);
  // Clears an interrupted build even if this start wants another number of rows.
  const { numbers, waiting } = await imported(parts, dictId);
  await clearUnfinished(clickhouse, dictId, { active: active.version, kept: waiting });
  const leads = syntheticLeadsOf(dictId);
  const build = 'usualRows' in leads ? drawn(parts, leads, { dictId, active }) : await derived(parts, leads, dictId);
  if (build === undefined) return false;
  const rowsAsked = parts.rows?.['usualRows' in leads ? dictId : leads.of.dictId];
  // Never made anew: rows of people who were deleted are missing on purpose.
  if (isImported(active, rowsAsked, parts.seed)) return false;
  const kept = active.source === build.source;
  const asks = rowsAsked !== undefined || parts.seed !== undefined;
  if (
    kept &&
    (await rowsOf(clickhouse, dictId, active.version)) === active.rows &&
    !(asks && (await lacksFilter(clickhouse, dictId, active)))
  )
    return false;

  const version = Math.max(active.version, ...numbers) + 1;
  const rows = await build.make(version);
  // Of a few people perhaps nobody has any.
  if (rows === 0) return false;
  await activateVersion(parts, { dictId, version, source: build.source });
  return true;
}

const activeOf = ({ store }: DemoData, dictId: string): Promise<Dataset> => {
  const stream = datasetStream(dictId);
  return store.transaction([stream.accountId], async (tx) => {
    const state = await tx.load(stream, dataset);
    // Who asked to be in no list may have been taken out since.
    return { ...state, rows: (await leadsLeft(tx.db, dictId, state.version)) ?? state.rows };
  });
};

// What waits or is written meanwhile is the operator's, and no number is given twice.
const imported = ({ store }: DemoData, dictId: string): Promise<{ numbers: number[]; waiting: number[] }> =>
  store.transaction([datasetStream(dictId).accountId], async (tx) => {
    const imports = await listLeadImports(tx.db, dictId);
    const waiting = imports.filter(({ state }) => state === 'ready' || state === 'writing');
    return { numbers: imports.map(({ version }) => version), waiting: waiting.map(({ version }) => version) };
  });

function drawn(
  { clickhouse, onProgress, ...asked }: DemoData,
  { usualRows }: DrawnLeads,
  { dictId, active }: { dictId: string; active: Dataset },
): Build {
  const known = syntheticOf(active.source);
  const rows = asked.rows?.[dictId] ?? known?.rows ?? usualRows;
  const seed = asked.seed ?? known?.seed ?? usualSeed;
  const say = (progress: DatasetProgress) => onProgress?.({ ...progress, dictId });
  return {
    source: syntheticSource(seed, rows),
    make: async (version) => (await createDataset(clickhouse, { dictId, version, rows, seed, onProgress: say })).rows,
  };
}

// To people who were not invented nothing is added.
async function derived(parts: DemoData, leads: DerivedLeads, dictId: string): Promise<Build | undefined> {
  const { clickhouse, onProgress } = parts;
  const of = await activeOf(parts, leads.of.dictId);
  const known = syntheticOf(of.source);
  if (known === undefined) return undefined;
  const source = { ...known, version: of.version };
  const say = (progress: DatasetProgress) => onProgress?.({ ...progress, dictId });
  return {
    source: derivedSource(leads.of.dictId, of.version),
    make: (version) => deriveDataset(clickhouse, { dictId, leads, version, source, onProgress: say }),
  };
}

// Leads from another source are kept unless the command line asks for synthetic ones.
function isImported({ version, source }: Dataset, rows: number | undefined, seed: number | undefined): boolean {
  return version > 0 && !isDrawn(source) && rows === undefined && seed === undefined;
}

// Leads older than a filter are kept until the command line names a number; then they are built again.
async function lacksFilter(
  clickhouse: ClickHouse,
  dictId: string,
  { version, rows, source }: Dataset,
): Promise<boolean> {
  const dictionary = dictionaryOf(dictId);
  if (!dictionary || rows < rowsThatFillAll || !isDrawn(source)) return false;
  return (await findFilledFilters(clickhouse, dictionary, version)).size < filterColumns(dictionary).length;
}
