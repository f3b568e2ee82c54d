// Which of search's tables follow from events. The leads themselves do not: they are imported.
import { eachEvent } from '@leadwright/eventsourcing/event-store.postgres';
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild';
import { ownLog } from '@leadwright/eventsourcing/rebuild-sources';
import { searchTopic } from '../contracts.ts';
import { projectActiveDataset } from './active-dataset.ts';

export const rebuildables: Rebuildable[] = [
  {
    name: 'active-dataset',
    tables: [{ name: 'active_dataset' }],
    source: () => ownLog(searchTopic, eachEvent(projectActiveDataset)),
  },
];
