// Which of export's tables follow from events: its own, and what it received from search and billing.
import type { Consumer } from '@leadwright/eventsourcing/consume/consumer';
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild/rebuild';
import { ownLog } from '@leadwright/eventsourcing/rebuild/own-log';
import { exportTopic } from '../contracts.ts';
import { projectDownload } from './download.ts';
import { projectImportedDownload } from './imported-download.ts';

export function rebuildables({ search, billing }: Record<'search' | 'billing', { consumer: Consumer }>): Rebuildable[] {
  return [
    {
      // When a file last grew is the worker's note. Made again it is now, which gives an open download one more hour.
      name: 'download',
      tables: [{ name: 'download', notCompared: ['progress_at'] }],
      source: () => ownLog(exportTopic, projectDownload),
    },
    {
      name: 'imported-download',
      tables: [{ name: 'imported_download' }],
      source: () => ownLog(exportTopic, projectImportedDownload),
    },
    { name: 'dataset-version', tables: [{ name: 'dataset_version' }], source: () => search.consumer.replay() },
    {
      name: 'download-cost',
      tables: [{ name: 'download_cost' }, { name: 'billed_lot' }],
      source: () => billing.consumer.replay(),
    },
  ];
}
