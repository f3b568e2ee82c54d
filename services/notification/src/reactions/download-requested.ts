// A repeat is harmless: the inbox drops it, and a request that is known stays as it is.
import type { DownloadRequested } from '@leadwright/contracts/export/v1/export_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { addDownloadRequest } from '../projections/download-request.ts';

/** Remembers who asked: later events name the download alone. */
export const downloadRequested: Reaction<DownloadRequested> = async (
  { downloadId, personId, name },
  { accountId },
  tx,
) => {
  await addDownloadRequest(tx.db, accountId, downloadId, { personId, name, rows: null });
};
