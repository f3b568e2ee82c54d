// Which of search's tables follow from events. The leads themselves do not: they are imported.
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild/rebuild';
import { ownLog } from '@leadwright/eventsourcing/rebuild/own-log';
import { searchTopic } from '../contracts.ts';
import { projectActiveDataset } from './active-dataset.ts';
import { projectSavedSearch } from './saved-search.ts';

export const rebuildables: Rebuildable[] = [
  {
    name: 'active-dataset',
    tables: [{ name: 'active_dataset' }, { name: 'dataset_activation' }],
    source: () => ownLog(searchTopic, projectActiveDataset),
  },
  {
    name: 'saved-search',
    tables: [{ name: 'saved_search' }, { name: 'search_link' }],
    source: () => ownLog(searchTopic, projectSavedSearch),
  },
];
