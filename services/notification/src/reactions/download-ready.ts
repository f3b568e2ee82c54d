// A repeat is harmless: the inbox drops it, and the mail is named after the event.
import type { DownloadReady, ExportEvent } from '@leadwright/contracts/export/v1/export_events';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import { findDownloadRequest } from '../projections/download-request.ts';
import { planMail } from './plan-mail.ts';

/** The link is open: whoever asked is told. */
export async function downloadReady(
  { downloadId }: DownloadReady,
  heard: Heard<ExportEvent>,
  tx: WriteTransaction,
): Promise<void> {
  const asked = await findDownloadRequest(tx.db, heard.accountId, downloadId);
  if (!asked) throw new Error(`download ${downloadId} is ready and was never asked for`);
  await planMail(heard, tx, { template: 'download-ready', personId: asked.personId, downloadId });
}
