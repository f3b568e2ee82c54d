// A repeat is harmless: the inbox drops it, and a download that holds nothing any more is accepted without an event.
import type { DownloadFailed } from '@leadwright/contracts/export/v1/export_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { releaseHold } from './release-hold.ts';

/** Gives the whole hold back. A download that was refused fails too, and holds nothing. */
export const downloadFailed: Reaction<DownloadFailed> = ({ downloadId }, received, tx) =>
  releaseHold(downloadId, received, tx);
