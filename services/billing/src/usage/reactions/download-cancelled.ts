// A repeat is harmless: the inbox drops it, and a download that holds nothing any more is accepted without an event.
import type { DownloadCancelled } from '@leadwright/contracts/export/v1/export_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { releaseHold } from './release-hold.ts';

/** Gives the whole hold back. Export's stream says that no file was finished, so nothing was or will be charged. */
export const downloadCancelled: Reaction<DownloadCancelled> = ({ downloadId }, received, tx) =>
  releaseHold(downloadId, received, tx);
