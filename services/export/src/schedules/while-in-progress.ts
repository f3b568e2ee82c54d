// Any replica, or the sweeper, may have ended the download, so the row is asked again and again.
import { inScope } from '@leadwright/postgres/scope';
import type { Database } from '@leadwright/postgres/database';
import { findDownload, type DownloadRow } from '../projections/download.ts';

const POLL_MS = 1_000;

export type Watch = {
  /** Aborts when the download has ended, or when `stop` of the process was asked for. */
  signal: AbortSignal;
  hasEnded(): boolean;
  /** Resolves when no look is under way. */
  stop(): Promise<void>;
};

/** Watches the row until `stop`. A look that fails is left to the next: the stream itself refuses a file that is too late. */
export function whileInProgress(
  { database, pollMs = POLL_MS }: { database: Database; pollMs?: number },
  { accountId, downloadId }: Pick<DownloadRow, 'accountId' | 'downloadId'>,
  signal: AbortSignal,
): Watch {
  const ended = new AbortController();
  let looking: Promise<void> = Promise.resolve();
  let isLooking = false;
  const look = async (): Promise<void> => {
    try {
      const now = await inScope(database.db, [accountId], (trx) => findDownload(trx, accountId, downloadId));
      if (now?.status !== 'in-progress') ended.abort();
    } catch {
      // The next look comes soon.
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    looking = look();
  }, pollMs).unref();
  return {
    signal: AbortSignal.any([signal, ended.signal]),
    hasEnded: () => ended.signal.aborted,
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
