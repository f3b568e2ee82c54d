// A repeat is harmless: the inbox drops it, and a request that is known stays as it is.
import type { DownloadRequested, ExportEvent } from '@leadwright/contracts/export/v1/export_events';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import { addDownloadRequest } from '../projections/download-request.ts';

/** Remembers who asked: later events name the download alone. */
export async function downloadRequested(
  said: DownloadRequested,
  { accountId }: Heard<ExportEvent>,
  tx: WriteTransaction,
): Promise<void> {
  const { downloadId, personId, name } = said;
  await addDownloadRequest(tx.db, accountId, downloadId, { personId, name, rows: null });
}
