// A repeat is harmless: the inbox drops it, and the same rows are written again.
import type { DownloadCompleted, ExportEvent } from '@leadwright/contracts/export/v1/export_events';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import { setDownloadRows } from '../projections/download-request.ts';

/** Remembers how many leads the file has; the mail waits until the link is open. */
export async function downloadCompleted(
  { downloadId, rows }: DownloadCompleted,
  { accountId }: Heard<ExportEvent>,
  tx: WriteTransaction,
): Promise<void> {
  await setDownloadRows(tx.db, accountId, downloadId, Number(rows));
}
