import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { dictionaries } from '@leadwright/leads/dictionaries';
import type { Database } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { dropLeadImport } from '../../projections/lead-import.ts';
import { dropVersion } from '../dataset-table.ts';
import { listVersions } from './list-versions.ts';

type Parts = { clickhouse: ClickHouse; database: Database; logger: Logger; now(): Date };

const EVERY_MS = 3_600_000;

export function dropOldVersionsWork(parts: Parts): PeriodicWork {
  return {
    name: 'old versions of leads',
    everyMs: EVERY_MS,
    runsIn: 'one',
    failure: 'old versions of leads are deleted later',
    round: () => dropOldVersions(parts),
  };
}

/** One round. A repeat is harmless: a crash in between leaves rows of a version that the next round deletes. */
export async function dropOldVersions({ clickhouse, database, logger, now }: Parts): Promise<void> {
  for (const { dictId } of dictionaries)
    for (const { version, rows, goesAt, why } of await listVersions({ clickhouse, database }, dictId)) {
      if (goesAt === null || Date.parse(goesAt) > now().getTime()) continue;
      await dropVersion(clickhouse, dictId, version);
      await dropLeadImport(database.db, dictId, version);
      logger.info({ dictId, version, leads: rows, why }, 'an old version of leads was deleted');
    }
}
