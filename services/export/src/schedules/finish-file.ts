// Or somebody cancels the download first: then the work stops, and nothing of the file is left.
import type { Context, EventStore } from '@leadwright/eventsourcing/event-store';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { ExportStored } from '../contracts.ts';
import { download, downloadStream, type DownloadCommand, type FailedBecause } from '../domain/download.ts';
import { discardFile, makeFile, type Made, type MakeFileParts } from '../files/make-file.ts';
import type { Progress } from '../files/progress.ts';
import { findDownload, noteCleared, noteProgress, type DownloadRow } from '../projections/download.ts';
import { createProgressNotes } from './progress-notes.ts';
import { whileInProgress } from './while-in-progress.ts';

export type FileParts = Pick<MakeFileParts, 'clickhouse' | 'objects' | 'maxSeconds'> & {
  store: EventStore<ExportStored>;
  database: Database;
  progress: Progress;
  pollMs?: number;
};

const NOTE_EVERY_MS = 10_000;

/** Does nothing if it has ended meanwhile. Throws if the engine or the store fails; then it may be tried again. */
export async function finishFile(parts: FileParts, row: DownloadRow, signal: AbortSignal): Promise<void> {
  // The row was read before the account's lock was granted: its last holder may have made this very file.
  if (!(await note(parts, row))) return;
  const notes = createProgressNotes(
    () => note(parts, row),
    NOTE_EVERY_MS,
    () => performance.now(),
  );
  const onRows = (written: number, chosen: number): void => {
    parts.progress.report(row, written, chosen);
    notes.due();
  };
  const watch = whileInProgress(parts, row, signal);
  try {
    const made = await makeFile({ ...parts, signal: watch.signal, onRows }, row);
    await notes.kept();
    await end(parts, row, made);
  } catch (error) {
    // It may have failed or been cancelled meanwhile, before this try stored the file.
    await discardIfWithoutFile(parts, row).catch(() => undefined);
    if (!watch.hasEnded()) throw error;
  } finally {
    await watch.stop();
    parts.progress.end(row.downloadId);
    // A failed note is worth nothing by itself; the file's own error is the one to report.
    await notes.settled();
  }
}

/** Removes what a cancelled download's file left. Under the account's lock, so that nobody is writing it. Idempotent. */
export async function clearRemains(
  parts: Pick<FileParts, 'database' | 'clickhouse' | 'objects'>,
  row: DownloadRow,
): Promise<void> {
  crashpoint('export:before-remains-removed');
  await discardFile(parts, row);
  await inScope(parts.database.db, [row.accountId], (trx) => noteCleared(trx, row.accountId, row.downloadId));
}

function note({ database }: FileParts, { accountId, downloadId }: DownloadRow): Promise<boolean> {
  return inScope(database.db, [accountId], (trx) => noteProgress(trx, accountId, downloadId));
}

async function end(parts: FileParts, row: DownloadRow, made: Made): Promise<void> {
  const { accountId, downloadId } = row;
  const command: DownloadCommand = made.ok
    ? { type: 'CompleteDownload', downloadId, file: made.file, removals: row.removals }
    : { type: 'FailDownload', downloadId, reason: made.reason };
  const executed = await parts.store.execute(downloadStream(accountId, downloadId), download, command, contextOf(row));
  // Its rows are chosen again, without those that are out of the lists.
  if (!executed.accepted && executed.refusal.code === 'download-rows-removed')
    throw new TransientError(`leads were taken out while the file of ${downloadId} was made`);
  if (made.ok && executed.accepted) crashpoint('export:download-completed');
  await discardIfWithoutFile(parts, row);
}

export async function giveUp(
  parts: Pick<FileParts, 'store' | 'database' | 'clickhouse' | 'objects'>,
  row: DownloadRow,
  reason: FailedBecause,
): Promise<void> {
  const { accountId, downloadId } = row;
  await parts.store.execute(
    downloadStream(accountId, downloadId),
    download,
    { type: 'FailDownload', downloadId, reason },
    contextOf(row),
  );
  await discardIfWithoutFile(parts, row);
}

// Read again: a refusal may mean that the sweeper failed it, that somebody cancelled it, or that another replica completed
// the very file.
async function discardIfWithoutFile(
  parts: Pick<FileParts, 'database' | 'clickhouse' | 'objects'>,
  row: DownloadRow,
): Promise<void> {
  const now = await inScope(parts.database.db, [row.accountId], (trx) =>
    findDownload(trx, row.accountId, row.downloadId),
  );
  if (now?.status === 'failed') await discardFile(parts, row);
  if (now?.status === 'cancelled') await clearRemains(parts, row);
}

/** What export itself decides about a download belongs to the request that its row keeps. */
export function contextOf({ correlationId, onBehalfOf, traceparent, lastEventId }: DownloadRow): Context {
  return {
    actorId: 'service:export',
    onBehalfOf: onBehalfOf ?? undefined,
    correlationId,
    causationId: lastEventId,
    traceparent: traceparent ?? undefined,
  };
}
