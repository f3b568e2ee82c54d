// A repeat is harmless: the inbox drops it, and a known request stays unchanged.
import type { DownloadRequested } from '@leadwright/contracts/export/v1/export_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { addDownloadRequest } from '../projections/download-request.ts';

/** Stores who ordered it, because later events carry only the download's id. */
export const downloadRequested: Reaction<DownloadRequested> = async (
  { downloadId, personId, name },
  { accountId },
  tx,
) => {
  await addDownloadRequest(tx.db, accountId, downloadId, { personId, name, rows: null });
};
