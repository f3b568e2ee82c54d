// The versions of a kind that are kept, with their disk and when they go.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Database } from '@leadwright/postgres/database';
import { listActivations, readActiveDataset } from '../../projections/active-dataset.ts';
import { listLeadImports, type ImportState, type LeadImport } from '../../projections/lead-import.ts';
import { dictionaryNamed, rowsOf, versionsPresent } from '../dataset-table.ts';
import { lookAtDisk } from './lead-disk.ts';
import { fatesOf, type Fate, type VersionState } from './version-fates.ts';

export type VersionView = Fate & {
  dictId: string;
  version: number;
  rows: number;
  state: VersionState;
  source: string;
  begunBy: string | null;
  begunAt: string | null;
  bytes: number;
  hasReport: boolean;
  work: LeadImport['work'];
  failure: string | null;
};

/** The newest first. */
export async function listVersions(
  { clickhouse, database: { db } }: { clickhouse: ClickHouse; database: Pick<Database, 'db'> },
  dictId: string,
): Promise<VersionView[]> {
  const live = await readActiveDataset(db, dictId);
  const imports = await listLeadImports(db, dictId);
  const inState = (...states: ImportState[]) =>
    imports.filter(({ state }) => states.includes(state)).map(({ version }) => version);
  const dropped = new Set(inState('dropped'));
  const present = await versionsPresent(clickhouse, dictId);
  const numbers = [...new Set([...present, ...inState('writing', 'ready')])].filter((version) => !dropped.has(version));
  const disk = await lookAtDisk(clickhouse);
  const dictionary = dictionaryNamed(dictId);
  const versions = await Promise.all(
    numbers
      .sort((a, b) => b - a)
      .map(async (version) => {
        const known = imports.find((each) => each.version === version);
        const isLive = version === live?.version;
        return {
          dictId,
          version,
          rows: await rowsOf(clickhouse, dictId, version),
          state: isLive ? ('live' as const) : stateOf(known?.state),
          source: isLive ? live.source : (known?.source ?? ''),
          begunBy: known?.begunBy ?? null,
          begunAt: known?.begunAt ?? null,
          bytes: disk.bytesOf(dictionary, version),
          // What is being written was not compared yet.
          hasReport: known !== undefined && known.comparison !== null && 'report' in (known.facts as object),
          work: known?.work ?? null,
          failure: known?.failure ?? null,
        };
      }),
  );
  const fates = fatesOf(versions, await listActivations(db, dictId));
  return versions.map((each) => ({ ...each, ...(fates.get(each.version) ?? { goesAt: null, why: '' }) }));
}

// Leads that were made up were active once, or a start would have cleared them.
const stateOf = (known: ImportState | undefined): 'before' | 'ready' | 'writing' =>
  known === 'ready' || known === 'writing' ? known : 'before';
