import { SearchEventSchema } from '@leadwright/contracts/search/v1/search_events';
import { openEventStore, type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { Database } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Log } from '@leadwright/service/start-service';
import { searchTopic, toMessage, type SearchStored } from './contracts.ts';
import { projectActiveDataset } from './projections/active-dataset.ts';
import { projectSavedSearch } from './projections/saved-search.ts';

export const searchLog = (): Log<SearchStored> => ({
  schema: SearchEventSchema,
  toMessage,
  projections: [projectActiveDataset, projectSavedSearch],
});

/** For those who load data sets without a running search. */
export function openSearchStore(database: Database, logger: Logger): PostgresEventStore<SearchStored> {
  return openEventStore<SearchStored>({ ...searchLog(), database, topic: searchTopic, logger });
}
