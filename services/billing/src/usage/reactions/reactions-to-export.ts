import { published } from '@leadwright/contracts/catalogue';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { downloadCancelled } from './download-cancelled.ts';
import { downloadCompleted } from './download-completed.ts';
import { downloadFailed } from './download-failed.ts';
import { downloadRequested } from './download-requested.ts';
import { fileReported } from '../../credits/reactions/file-reported.ts';

export const reactionsToExport = reactionsTo(published.export, {
  downloadRequested,
  downloadStarted: ignored,
  downloadCompleted,
  downloadReady: ignored,
  downloadFailed,
  downloadCancelled,
  downloadArchived: ignored,
  downloadUnarchived: ignored,
  downloadImported: ignored,
  fileReported,
  fileReportReceived: ignored,
});
