import type { Consumer } from '@leadwright/eventsourcing/consume/consumer';
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild/rebuild';
import { ownLog } from '@leadwright/eventsourcing/rebuild/own-log';
import { exportTopic } from '../contracts.ts';
import { projectDownload } from './download.ts';
import { projectFileReport } from './file-report.ts';
import { projectImportedDownload } from './imported-download.ts';

export function rebuildables({ search, billing }: Record<'search' | 'billing', { consumer: Consumer }>): Rebuildable[] {
  return [
    {
      // The worker's notes. After a rebuild an open download has one more hour, and what is gone is removed once more.
      name: 'download',
      tables: [{ name: 'download', notCompared: ['progress_at', 'remains'] }],
      source: () => ownLog(exportTopic, projectDownload),
    },
    {
      // Whether a file waits for its check, and its failed checks, are the checker's notes.
      name: 'file-report',
      tables: [{ name: 'file_report', notCompared: ['due', 'tries', 'look_after'] }],
      source: () => ownLog(exportTopic, projectFileReport),
    },
    {
      name: 'imported-download',
      tables: [{ name: 'imported_download' }],
      source: () => ownLog(exportTopic, projectImportedDownload),
    },
    { name: 'dataset-version', tables: [{ name: 'dataset_version' }], source: () => search.consumer.replay() },
    {
      name: 'download-cost',
      tables: [{ name: 'download_cost' }, { name: 'billed_lot' }, { name: 'download_credit' }],
      source: () => billing.consumer.replay(),
    },
  ];
}
