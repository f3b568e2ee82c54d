import { published } from '@leadwright/contracts/catalogue';
import { publishes } from '@leadwright/eventsourcing/log/publishes';
import type { DatasetEvent } from './domain/dataset.ts';
import type { RemovalEvent } from './domain/removal.ts';
import type { SavedSearchEvent } from './domain/saved/saved-search.ts';

export type SearchStored = DatasetEvent | SavedSearchEvent | RemovalEvent;

export const { topic: searchTopic, toMessage } = publishes<SearchStored>()(published.search, {
  DatasetActivated: ({ version, ...facts }) => ({ ...facts, datasetVersion: version }),
});
