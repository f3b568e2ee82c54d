// A start that is killed leaves a version that nobody finishes: each start makes its own.
import { clearUnfinished, dropVersion } from '../datasets/dataset-table.ts';
import { dropSilentImport, listLeadImports, SILENT_SECONDS_MAX, type LeadImport } from '../projections/lead-import.ts';
import { liveOf, type LeadsParts } from '../routes/leads/leads-parts.ts';

/** Who begins made-up leads. */
export const MAKER = 'service:search';

type Parts = Pick<LeadsParts, 'clickhouse' | 'database'>;

/** What a start was about to activate. */
const isMadeReady = ({ state, begunBy }: LeadImport): boolean => state === 'ready' && begunBy === MAKER;

/**
 * What a killed start or import left, even if this start makes nothing of the kind. What an operator wrote and waits is the
 * operator's. Answers the version of a start that may live yet.
 */
export async function clearDead({ clickhouse, database }: Parts, dictId: string): Promise<LeadImport | undefined> {
  const live = (await liveOf({ database }, dictId)).version;
  for (const each of await listLeadImports(database.db, dictId)) {
    const { version, state, silentSeconds } = each;
    if (state !== 'writing' && !(isMadeReady(each) && version !== live)) continue;
    if (silentSeconds <= SILENT_SECONDS_MAX) continue;
    if (await dropSilentImport(database.db, dictId, { version, state })) await dropVersion(clickhouse, dictId, version);
  }
  const imports = await listLeadImports(database.db, dictId);
  const kept = imports.filter(({ state }) => state === 'ready' || state === 'writing');
  await clearUnfinished(clickhouse, dictId, {
    active: (await liveOf({ database }, dictId)).version,
    kept: kept.map(({ version }) => version),
  });
  return kept.find((each) => isMadeReady(each) && each.version !== live);
}
