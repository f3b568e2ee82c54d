// Fails downloads that make no progress, so that no leads are kept back for ever: billing never
// times a hold out by itself.
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { readScoped } from '@leadwright/postgres/scope';
import { createSignal } from '@leadwright/runtime/process/signal';
import { stuckDownloads } from '../projections/download.ts';
import { giveUp, type FileParts } from './finish-file.ts';

export type SweeperParts = Pick<FileParts, 'store' | 'database' | 'clickhouse' | 'objects'> & {
  logger: Logger;
  noProgressSeconds: number;
  everyMs?: number;
};

export type Sweeper = { stop(): Promise<void> };

const EVERY_MS = 60_000;

/** Fails every download that made no progress for so long; answers how many. One that ended meanwhile stays as it ended. */
export async function sweep(parts: SweeperParts): Promise<number> {
  const stuck = await readScoped(parts.database.db, 'all', (trx) => stuckDownloads(trx, parts.noProgressSeconds));
  for (const row of stuck) {
    parts.logger.warn({ downloadId: row.downloadId, accountId: row.accountId }, 'a download makes no progress');
    await giveUp(parts, row, 'no-progress');
  }
  return stuck.length;
}

/** Sweeps for the first time one interval after the start: what stood still while nothing ran gets its chance. */
export function startSweeper(parts: SweeperParts): Sweeper {
  const signal = createSignal();
  let stopping = false;
  const loop = async (): Promise<void> => {
    for (;;) {
      await signal.wait(parts.everyMs ?? EVERY_MS);
      if (stopping) return;
      try {
        await sweep(parts);
      } catch (error) {
        parts.logger.error({ err: error }, 'the sweeper will try again');
      }
    }
  };
  const looping = loop();
  return {
    stop: async () => {
      stopping = true;
      signal.wake();
      await looping;
    },
  };
}
