// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { DownloadFailed } from '@leadwright/contracts/export/v1/export_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { findDownloadRequest } from '../../projections/download-request.ts';
import { planMail } from '../plan-mail.ts';

/** No file was made: the person who ordered it gets the reason. */
export const downloadFailed: Reaction<DownloadFailed> = async ({ downloadId, reason }, received, tx) => {
  const asked = await findDownloadRequest(tx.db, received.accountId, downloadId);
  if (!asked) throw new Error(`download ${downloadId} failed and was never asked for`);
  await planMail(received, tx, { template: 'download-failed', personId: asked.personId, downloadId, reason });
};
