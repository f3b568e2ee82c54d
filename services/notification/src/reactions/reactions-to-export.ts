import { published } from '@leadwright/contracts/catalogue';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { downloadCompleted } from './downloads/download-completed.ts';
import { downloadFailed } from './downloads/download-failed.ts';
import { downloadReady } from './downloads/download-ready.ts';
import { downloadRequested } from './downloads/download-requested.ts';

export const reactionsToExport = reactionsTo(published.export, {
  downloadRequested,
  downloadStarted: ignored,
  downloadCompleted,
  downloadReady,
  downloadFailed,
  downloadCancelled: ignored,
  downloadArchived: ignored,
  downloadUnarchived: ignored,
  downloadImported: ignored,
  fileReported: ignored,
  fileReportReceived: ignored,
});
