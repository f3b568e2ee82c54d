// Makes the files of started downloads: one of an account at a time, a few accounts at once. What a
// crash left behind is simply still `in-progress` in the table, and is begun again from the start.
import type { Logger } from '@leadwright/runtime/logger';
import { openDatabase } from '@leadwright/runtime/database';
import { readScoped } from '@leadwright/runtime/scope';
import { createSignal } from '@leadwright/runtime/signal';
import { nextFiles, type DownloadRow } from '../projections/download.ts';
import { withAccountLock } from './account-lock.ts';
import { finishFile, giveUp, type FileParts } from './finish-file.ts';

export type FileWorkerParts = FileParts & {
  logger: Logger;
  /** Files at once in this process. */
  concurrency: number;
  /** Calls the listener when something was appended; answers how to stop that. */
  onAppend: (listener: () => void) => () => void;
  /** How long to look away when nothing calls, milliseconds. */
  pollMs?: number;
  /** The pauses after each failed try; after the last one the download fails as `broken`. */
  retryMs?: readonly number[];
};

export type FileWorker = {
  /** Ends running statements; their downloads begin again at the next start. */
  stop(): Promise<void>;
  health(): { ok: boolean; detail: string };
};

const RETRY_MS = [1_000, 5_000, 15_000, 30_000, 60_000, 60_000, 60_000];
const POLL_MS = 1_000;

export function startFileWorker(parts: FileWorkerParts): FileWorker {
  const { database, logger, concurrency, pollMs = POLL_MS, retryMs = RETRY_MS } = parts;
  const sessions = openDatabase(database.url, { max: concurrency });
  const signal = createSignal();
  const abort = new AbortController();
  const running = new Map<string, Promise<void>>();
  const tries = new Map<string, number>();
  // Accounts whose file failed or is made by another replica, and until when to leave them alone.
  const resting = new Map<string, number>();
  const state = { ok: true, detail: 'watching' };
  const unsubscribe = parts.onAppend(() => signal.wake());

  const afterFailure = async (row: DownloadRow, error: unknown): Promise<void> => {
    if (abort.signal.aborted) return;
    const failed = (tries.get(row.downloadId) ?? 0) + 1;
    logger.error({ err: error, downloadId: row.downloadId, tries: failed }, 'the file could not be made');
    const pause = retryMs[failed - 1];
    if (pause !== undefined) {
      tries.set(row.downloadId, failed);
      resting.set(row.accountId, performance.now() + pause);
      return;
    }
    tries.delete(row.downloadId);
    await giveUp(parts, row, 'broken');
  };

  const make = async (row: DownloadRow): Promise<void> => {
    try {
      const mine = await withAccountLock(sessions, row.accountId, async () => {
        await finishFile(parts, row, abort.signal);
        tries.delete(row.downloadId);
      });
      if (!mine) resting.set(row.accountId, performance.now() + pollMs);
    } catch (error) {
      await afterFailure(row, error);
    }
  };

  const begin = (row: DownloadRow): void => {
    const work = make(row)
      .catch((error: unknown) => {
        resting.set(row.accountId, performance.now() + pollMs);
        logger.error({ err: error, downloadId: row.downloadId }, 'the file worker will try again');
      })
      .finally(() => {
        running.delete(row.accountId);
        signal.wake();
      });
    running.set(row.accountId, work);
  };

  const look = async (): Promise<void> => {
    for (const [accountId, until] of resting) if (until <= performance.now()) resting.delete(accountId);
    const free = concurrency - running.size;
    if (free <= 0) return;
    const away = [...running.keys(), ...resting.keys()];
    for (const row of await readScoped(database.db, 'all', (trx) => nextFiles(trx, free, away))) begin(row);
  };

  const loop = async (): Promise<void> => {
    while (!abort.signal.aborted) {
      try {
        await look();
        Object.assign(state, { ok: true, detail: 'watching' });
      } catch (error) {
        Object.assign(state, { ok: false, detail: error instanceof Error ? error.message : 'unknown' });
        logger.error({ err: error }, 'the file worker cannot look for work');
      }
      if (!abort.signal.aborted) await signal.wait(pollMs);
    }
  };
  const looping = loop();

  return {
    health: () => ({ ...state }),
    stop: async () => {
      abort.abort();
      unsubscribe();
      signal.wake();
      await looping;
      await Promise.all(running.values());
      await sessions.close();
    },
  };
}
