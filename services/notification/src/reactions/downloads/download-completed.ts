// A repeat is harmless: the inbox drops it, and the same rows are written again.
import type { DownloadCompleted } from '@leadwright/contracts/export/v1/export_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { setDownloadRows } from '../../projections/download-request.ts';

/** Stores the number of rows; the mail waits until the link is open. */
export const downloadCompleted: Reaction<DownloadCompleted> = async ({ downloadId, rows }, { accountId }, tx) => {
  await setDownloadRows(tx.db, accountId, downloadId, rows);
};
