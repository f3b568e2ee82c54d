// Export's topic, case by case; the rest only moves the inbox.
import type { ExportEvent } from '@leadwright/contracts/export/v1/export_events';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import { downloadCompleted } from './download-completed.ts';
import { downloadFailed } from './download-failed.ts';
import { downloadReady } from './download-ready.ts';
import { downloadRequested } from './download-requested.ts';

export async function heardFromExport(heard: Heard<ExportEvent>, tx: WriteTransaction): Promise<void> {
  const { event } = heard.message;
  switch (event.case) {
    case 'downloadRequested':
      return downloadRequested(event.value, heard, tx);
    case 'downloadCompleted':
      return downloadCompleted(event.value, heard, tx);
    case 'downloadReady':
      return downloadReady(event.value, heard, tx);
    case 'downloadFailed':
      return downloadFailed(event.value, heard, tx);
    default:
      return;
  }
}
