// Checks every finished file, and first those that a customer reported: a bad one is credited before anybody complains.
import type { PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { ObjectStore } from '@leadwright/objects/object-store';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import type { ExportStored } from '../contracts.ts';
import { download, downloadStream } from '../domain/download.ts';
import { checkFile } from '../files/check-file.ts';
import { findDownload } from '../projections/download.ts';
import { nextCheck, noteFailed, noteGood, type DueCheck } from '../projections/due-checks.ts';
import { contextOf } from './finish-file.ts';

export type CheckFilesParts = {
  store: PostgresEventStore<ExportStored>;
  database: Database;
  objects: Pick<ObjectStore, 'read'>;
  logger: Logger;
  /** The pause after the first failed check, seconds; it doubles with each. Default 5. */
  retrySeconds?: number;
};

const RETRY_SECONDS = 5;

/** Checks the files that wait, one after the other, until none does; answers how many checks ended. */
export async function checkFiles(parts: CheckFilesParts, stopping: AbortSignal): Promise<number> {
  let ended = 0;
  while (!stopping.aborted) {
    const due = await inScope(parts.database.db, 'all', (trx) => nextCheck(trx));
    if (!due) break;
    if (await checkOne(parts, due, stopping)) ended += 1;
  }
  return ended;
}

/** False if nothing can be said of the file now: it is tried again later, and never credited for that. */
async function checkOne(parts: CheckFilesParts, due: DueCheck, stopping: AbortSignal): Promise<boolean> {
  const { database, logger, retrySeconds = RETRY_SECONDS } = parts;
  try {
    await settle(parts, due, stopping);
    return true;
  } catch (error) {
    if (stopping.aborted) return false;
    const { accountId, downloadId, tries } = due;
    logger.error({ err: error, accountId, downloadId, tries: tries + 1 }, 'a file could not be checked');
    await inScope(database.db, [accountId], (trx) => noteFailed(trx, due, retrySeconds));
    return false;
  }
}

async function settle(parts: CheckFilesParts, due: DueCheck, signal: AbortSignal): Promise<void> {
  const { store, database, objects } = parts;
  const { accountId, downloadId } = due;
  const row = await inScope(database.db, [accountId], (trx) => findDownload(trx, accountId, downloadId));
  if (!row) throw new Error(`download ${downloadId} is to be checked and is not in its table`);
  const finding = await checkFile({ objects, signal }, row);
  crashpoint('export:file-checked');
  const executed = await store.execute(
    downloadStream(accountId, downloadId),
    download,
    { type: 'SettleCheck', downloadId, finding },
    contextOf(row),
  );
  if (!executed.accepted) throw new Error(`the check of ${downloadId} is refused: ${executed.refusal.code}`);
  // FileReported has ended the check already. Without it the file is good and nobody reported it.
  await inScope(database.db, [accountId], (trx) => noteGood(trx, due));
}

/** In one instance, so that no file is read twice at once. An append begins a round. */
export function checkFilesWork(parts: CheckFilesParts): PeriodicWork {
  return {
    name: 'file check',
    everyMs: 5_000,
    begins: 'at-once',
    runsIn: 'one',
    failure: 'files are checked in the next round',
    wakes: (wake) => void parts.store.onAppend(wake),
    round: async (stopping) => void (await checkFiles(parts, stopping)),
  };
}
