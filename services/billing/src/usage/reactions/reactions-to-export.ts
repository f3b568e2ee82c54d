import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { downloadCompleted } from './download-completed.ts';
import { downloadRequested } from './download-requested.ts';
import { releaseHold } from './release-hold.ts';
import { fileReported } from '../../credits/reactions/file-reported.ts';

export const reactionsToExport = reactionsTo('billing', 'export', {
  downloadRequested,
  downloadCompleted,
  // One that was refused fails too, and holds nothing.
  downloadFailed: ({ downloadId }, received, tx) => releaseHold(downloadId, received, tx),
  downloadCancelled: ({ downloadId }, received, tx) => releaseHold(downloadId, received, tx),
  fileReported,
});
