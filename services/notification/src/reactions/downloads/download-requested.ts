// A repeat is harmless: the inbox drops it, and a known request stays unchanged.
import type { DownloadRequested } from '@leadwright/contracts/export/v1/export_events';
import type { BatchReaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { addDownloadRequests } from '../../projections/download-request.ts';

/** Stores who ordered it, because later events carry only the id of the download. */
export const downloadRequested: BatchReaction<DownloadRequested> = {
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
};
