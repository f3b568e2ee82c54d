// So that no leads are kept back for ever: billing never times a hold out by itself.
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { inScope } from '@leadwright/postgres/scope';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import { stuckDownloads } from '../projections/download.ts';
import { giveUp, type FileParts } from './finish-file.ts';

export type SweeperParts = Pick<FileParts, 'store' | 'database' | 'clickhouse' | 'objects'> & {
  logger: Logger;
  noProgressSeconds: number;
};

/** Answers how many it failed. A download that ended meanwhile is left alone. */
export async function sweep(parts: SweeperParts): Promise<number> {
  const stuck = await inScope(parts.database.db, 'all', (trx) => stuckDownloads(trx, parts.noProgressSeconds));
  for (const row of stuck) {
    parts.logger.warn({ downloadId: row.downloadId, accountId: row.accountId }, 'a download makes no progress');
    await giveUp(parts, row, 'no-progress');
  }
  return stuck.length;
}

/** The first round comes one interval after the start: what stood still while nothing ran gets its chance. */
export function sweepDownloadsWork(parts: SweeperParts): PeriodicWork {
  return {
    name: 'sweeper',
    everyMs: 60_000,
    runsIn: 'one',
    readiness: 'needed',
    failure: 'the sweeper will try again',
    round: async () => void (await sweep(parts)),
  };
}
