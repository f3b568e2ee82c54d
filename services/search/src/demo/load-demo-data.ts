// A repeat is harmless: active leads are kept, and an interrupted version is built again.
import { findFilledFilters } from '@leadwright/leads/compile/filled-filters';
import { dictionaries, dictionaryOf } from '@leadwright/leads/dictionaries';
import { filterColumns } from '@leadwright/leads/dictionary';
import type { DerivedLeads } from '@leadwright/leads/synthetic/derived-leads';
import { syntheticLeadsOf, type DrawnLeads } from '@leadwright/leads/synthetic/synthetic-leads';
import { derivedSource, isDrawn, syntheticOf, syntheticSource } from '@leadwright/leads/imports/version-source';
import { drawnFaults, emptyColumns, rowsThatFillAll, unfilled } from '../datasets/check-dataset.ts';
import { figuresOf } from '../datasets/compare-versions.ts';
import { createDataset, type DatasetProgress } from '../datasets/create-dataset.ts';
import { rowsOf } from '../datasets/dataset-table.ts';
import { deriveDataset } from '../datasets/derive-dataset.ts';
import { leadsLeft } from '../projections/removal.ts';
import { liveOf, type LeadsParts } from '../routes/leads/leads-parts.ts';
import { clearDead } from './clear-dead.ts';
import { importMadeUp, type MadeUp } from './import-made-up.ts';

export type LoadProgress = { dictId: string; rows: number; of: number; rowsPerSecond: number };

export type DemoData = Omit<LeadsParts, 'markKeys'> & {
  /** By which people who asked to be in no list are known. None is an error once somebody asked. */
  markKeys?: LeadsParts['markKeys'];
  /** Leads by dictionary; the same seed makes the same leads. Absent: as in the active version. */
  rows?: Readonly<Record<string, number | undefined>>;
  seed?: number | undefined;
  onProgress?: (progress: LoadProgress) => void;
  /** Why it does not begin yet. */
  onWait?: (said: string) => void;
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

async function loadOne(parts: DemoData, dictId: string): Promise<boolean> {
  const active = await activeOf(parts, dictId);
  await clearDead(parts, dictId);
  const leads = syntheticLeadsOf(dictId);
  const made = 'usualRows' in leads ? drawn(parts, leads, { dictId, active }) : await derived(parts, leads, dictId);
  if (made === undefined) return false;
  const rowsAsked = parts.rows?.['usualRows' in leads ? dictId : leads.of.dictId];
  // Never made anew: rows of people who were deleted are missing on purpose.
  if (isImported(active, rowsAsked, parts.seed)) return false;
  const kept = active.source === made.source;
  const asks = rowsAsked !== undefined || parts.seed !== undefined;
  if (
    kept &&
    (await rowsOf(parts.clickhouse, dictId, active.version)) === active.rows &&
    !(asks && (await lacksFilter(parts, dictId, active)))
  )
    return false;
  return importMadeUp({ ...parts, markKeys: parts.markKeys ?? [] }, made);
}

type Active = Awaited<ReturnType<typeof liveOf>>;

async function activeOf({ database }: DemoData, dictId: string): Promise<Active> {
  const live = await liveOf({ database }, dictId);
  // Who asked to be in no list may have been taken out since.
  return { ...live, rows: (await leadsLeft(database.db, dictId, live.version)) ?? live.rows };
}

function drawn(
  { clickhouse, onProgress, ...asked }: DemoData,
  { usualRows }: DrawnLeads,
  { dictId, active }: { dictId: string; active: Active },
): MadeUp {
  const known = syntheticOf(active.source);
  const rows = asked.rows?.[dictId] ?? known?.rows ?? usualRows;
  const seed = asked.seed ?? known?.seed ?? usualSeed;
  const say = (progress: DatasetProgress) => onProgress?.({ ...progress, dictId });
  return {
    dictId,
    source: syntheticSource(seed, rows),
    expected: rows,
    make: async (version) => (await createDataset(clickhouse, { dictId, version, rows, seed, onProgress: say })).rows,
    judge: () => Promise.resolve(drawnFaults),
  };
}

// To people who were not invented nothing is added.
async function derived(parts: DemoData, leads: DerivedLeads, dictId: string): Promise<MadeUp | undefined> {
  const { clickhouse, onProgress } = parts;
  const of = await activeOf(parts, leads.of.dictId);
  const known = syntheticOf(of.source);
  if (known === undefined) return undefined;
  const source = { ...known, version: of.version };
  const say = (progress: DatasetProgress) => onProgress?.({ ...progress, dictId });
  return {
    dictId,
    source: derivedSource(leads.of.dictId, of.version),
    expected: 0,
    make: (version) => deriveDataset(clickhouse, { dictId, leads, version, source, onProgress: say }),
    // People of an older version lack what was added to their kind since, and so does who is made from them.
    judge: async () => {
      const known = unfilled(await figuresOf(clickhouse, leads.of.dictId, of.version));
      const inherited = known.filter((field) => !(field in leads.columns));
      return (figures) => emptyColumns(figures, inherited);
    },
  };
}

// Leads from another source are kept unless the command line asks for synthetic ones.
function isImported({ version, source }: Active, rows: number | undefined, seed: number | undefined): boolean {
  return version > 0 && !isDrawn(source) && rows === undefined && seed === undefined;
}

// Leads older than a filter are kept until the command line names a number; then they are built again.
async function lacksFilter(
  { clickhouse }: DemoData,
  dictId: string,
  { version, rows, source }: Active,
): Promise<boolean> {
  const dictionary = dictionaryOf(dictId);
  if (!dictionary || rows < rowsThatFillAll || !isDrawn(source)) return false;
  return (await findFilledFilters(clickhouse, dictionary, version)).size < filterColumns(dictionary).length;
}
