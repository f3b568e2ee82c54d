// What was taken out of a lead table is read by nobody from then on, and lies in the engine's files until they are written
// anew: which the engine does when it likes, and this at the latest.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { Database } from '@leadwright/postgres/database';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { maskedVersions, noteUnmasked } from '../../projections/removal.ts';
import { leadTable, versionsPresent } from '../dataset-table.ts';

type Parts = { clickhouse: ClickHouse; database: Database };

const EVERY_MS = 6 * 3_600_000;
// People search meanwhile.
const inPeace = { mutations_sync: 2, max_threads: 1 };

export function purgeRemovedWork(parts: Parts): PeriodicWork {
  return {
    name: 'rows of leads that were taken out',
    everyMs: EVERY_MS,
    runsIn: 'one',
    failure: 'rows of leads that were taken out are removed from files later',
    round: (stopping) => purgeRemoved(parts, stopping),
  };
}

/** One round. A repeat is harmless. */
export async function purgeRemoved({ clickhouse, database: { db } }: Parts, signal: AbortSignal): Promise<void> {
  for (const masked of await maskedVersions(db)) {
    if ((await versionsPresent(clickhouse, masked.dictId)).includes(masked.version))
      await clickhouse.command({
        sql: `ALTER TABLE ${leadTable(masked.dictId)} APPLY DELETED MASK IN PARTITION ${masked.version}`,
        settings: inPeace,
        signal,
      });
    await noteUnmasked(db, masked);
  }
}
