// What a crash left is still `in-progress` in the table, and is begun again. The same lock guards removing remains.
import type { PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { HELD_SESSION_IDLE_MS } from '@leadwright/postgres/held-session';
import { inScope } from '@leadwright/postgres/scope';
import { isTransient } from '@leadwright/runtime/faults/transient';
import { createSignal } from '@leadwright/runtime/process/signal';
import { SpanKind, traced, type Tracer } from '@leadwright/runtime/telemetry/tracing';
import type { ExportStored } from '../contracts.ts';
import { nextFiles, type DownloadRow } from '../projections/download.ts';
import { withAccountLock } from './account-lock.ts';
import { clearRemains, finishFile, giveUp, type FileParts } from './finish-file.ts';
import { createPauses, type Pauses } from './pauses.ts';

export type FileWorkerParts = FileParts & {
  logger: Logger;
  concurrency: number;
  store: Pick<PostgresEventStore<ExportStored>, 'onAppend'>;
  /** Milliseconds between looks when nothing calls. */
  pollMs?: number;
  /** The pauses after each failed try; after the last one the download fails as `broken`. */
  retryMs?: readonly number[];
  tracer?: Tracer | undefined;
};

export type FileWorker = {
  /** Ends running statements; their downloads begin again at the next start. */
  stop(): Promise<void>;
  health(): { ok: boolean; detail: string };
};

const RETRY_MS = [1_000, 5_000, 15_000, 30_000, 60_000, 60_000, 60_000];
const POLL_MS = 1_000;
// The leads are given back already, so this may wait; the account's next file does not wait for long.
const REMAINS_REST_MS = 5_000;

export function startFileWorker(parts: FileWorkerParts): FileWorker {
  const { database, logger, concurrency, pollMs = POLL_MS, retryMs = RETRY_MS } = parts;
  const sessions = openDatabase(database.url, { max: concurrency, idleMsMax: HELD_SESSION_IDLE_MS });
  const signal = createSignal();
  const abort = new AbortController();
  const pauses = createPauses(retryMs, () => performance.now());
  const making = { ...parts, pollMs, sessions, pauses, signal: abort.signal };
  const running = new Map<string, Promise<void>>();
  const state = { ok: true, detail: 'watching' };
  const unsubscribe = parts.store.onAppend(() => signal.wake());

  const begin = (row: DownloadRow): void => {
    const work = makeOne(making, row).finally(() => {
      running.delete(row.accountId);
      signal.wake();
    });
    running.set(row.accountId, work);
  };
  const look = async (): Promise<void> => {
    const free = concurrency - running.size;
    if (free <= 0) return;
    const away = [...running.keys(), ...pauses.accounts()];
    for (const row of await inScope(database.db, 'all', (trx) => nextFiles(trx, free, away))) begin(row);
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

type Making = FileParts &
  Pick<FileWorkerParts, 'logger' | 'tracer'> & {
    sessions: Database;
    pauses: Pauses;
    signal: AbortSignal;
    pollMs: number;
  };

/** One try of one file; never throws, because the next look begins again whatever happened. */
async function makeOne(parts: Making, row: DownloadRow): Promise<void> {
  const { sessions, pauses, signal, logger, tracer } = parts;
  try {
    // The request ended long ago; its trace goes on from what the download's row keeps of it.
    const span = {
      name: 'make file',
      kind: SpanKind.CONSUMER,
      parent: row.traceparent ?? undefined,
      attributes: { 'leadwright.stream_id': `download-${row.downloadId}` },
    };
    const mine = await withAccountLock(sessions, row.accountId, () =>
      row.status === 'cancelled'
        ? clearRemains(parts, row)
        : traced(tracer, span, () => finishFile(parts, row, signal)),
    );
    if (mine) pauses.forget(row.downloadId);
    else pauses.rest(row.accountId, parts.pollMs);
  } catch (error) {
    // A stop cancels the statements in hand; that is no failure of the file.
    if (signal.aborted) return;
    if (row.status === 'cancelled') {
      pauses.rest(row.accountId, REMAINS_REST_MS);
      logger.error(
        { err: error, downloadId: row.downloadId },
        'what is left of a cancelled file will be removed later',
      );
      return;
    }
    const { tries, again } = pauses.failed(row, isTransient(error));
    logger.error({ err: error, downloadId: row.downloadId, tries }, 'the file could not be made');
    if (again) return;
    await giveUp(parts, row, 'broken').catch((reason: unknown) => {
      pauses.rest(row.accountId, parts.pollMs);
      logger.error(
        { err: reason, downloadId: row.downloadId },
        'the download could not be given up; it is tried again',
      );
    });
  }
}
