// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { DownloadReady } from '@leadwright/contracts/export/v1/export_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { findDownloadRequest } from '../../projections/download-request.ts';
import { planMail } from '../plan-mail.ts';

/** The link is open: the person who ordered the file gets a mail. */
export const downloadReady: Reaction<DownloadReady> = async ({ downloadId }, received, tx) => {
  const asked = await findDownloadRequest(tx.db, received.accountId, downloadId);
  if (!asked) throw new Error(`download ${downloadId} is ready and was never asked for`);
  await planMail(received, tx, { template: 'download-ready', personId: asked.personId, downloadId });
};
