// A repeat is harmless: the inbox drops it, the id of a mail follows from the event's, and the same row is written.
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { addDownloadRequests, findDownloadRequest, setDownloadRows } from '../projections/download-request.ts';
import { planAccountMail } from './plan-account-mail.ts';
import { planMail } from './plan-mail.ts';

/** Later events carry only the download's id. The mail waits until the link is open. */
export const reactionsToExport = reactionsTo('notification', 'export', {
  downloadRequested: {
    batch: async (events, tx) =>
      addDownloadRequests(
        tx.db,
        events.map(({ facts: { downloadId, personId, name }, received: { accountId } }) => ({
          accountId,
          downloadId,
          personId,
          name,
        })),
      ),
  },
  downloadCompleted: ({ downloadId, rows }, { accountId }, tx) => setDownloadRows(tx.db, accountId, downloadId, rows),
  downloadReady: async ({ downloadId }, received, tx) => {
    const personId = await whoOrdered(tx, received.accountId, downloadId);
    await planMail(received, tx, { template: 'download-ready', personId, downloadId });
  },
  // The file stays with who bought it: they are told which of its rows nobody may use any more.
  downloadRowsRemoved: async ({ downloadId, rowNumbers, delivered }, received, tx) => {
    if (!delivered) return;
    const facts = { downloadId, rowNumbers };
    await planAccountMail(received, tx, { template: 'download-rows-removed', ...facts });
  },
  downloadFailed: async ({ downloadId, reason }, received, tx) => {
    const personId = await whoOrdered(tx, received.accountId, downloadId);
    await planMail(received, tx, { template: 'download-failed', personId, downloadId, reason });
  },
});

async function whoOrdered(tx: WriteTransaction, accountId: string, downloadId: string): Promise<string> {
  const request = await findDownloadRequest(tx.db, accountId, downloadId);
  if (!request) throw new Error(`download ${downloadId} ended and was never requested`);
  return request.personId;
}
