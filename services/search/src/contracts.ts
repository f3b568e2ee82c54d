// Search's events as the messages that others hear: `announces` has the rules.
import { announced } from '@leadwright/contracts/catalogue';
import { announces } from '@leadwright/eventsourcing/log/announces';
import type { DatasetEvent } from './domain/dataset.ts';

export type SearchStored = DatasetEvent;

export const { topic: searchTopic, toMessage } = announces<SearchStored>()(announced.search, {
  DatasetActivated: ({ version, ...facts }) => ({ ...facts, datasetVersion: version }),
});
