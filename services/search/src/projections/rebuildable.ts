// Which of search's tables follow from events. The leads themselves do not: they are imported.
import { eachEvent } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild/rebuild';
import { ownLog } from '@leadwright/eventsourcing/rebuild/own-log';
import { searchTopic } from '../contracts.ts';
import { projectActiveDataset } from './active-dataset.ts';

export const rebuildables: Rebuildable[] = [
  {
    name: 'active-dataset',
    tables: [{ name: 'active_dataset' }],
    source: () => ownLog(searchTopic, eachEvent(projectActiveDataset)),
  },
];
