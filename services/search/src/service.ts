// What is particular about search; everything else of a running service stands in libs/service.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { SearchEventSchema } from '@leadwright/contracts/search/v1/search_events';
import { openEventStore, type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { warmGeography } from '@leadwright/leads/geography/geography';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { Database } from '@leadwright/postgres/database';
import type { RunningService } from '@leadwright/runtime/process/service';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { startService } from '@leadwright/service/start-service';
import { addRoutes } from './app.ts';
import type { SearchConfig } from './config.ts';
import { searchTopic, toMessage, type SearchStored } from './contracts.ts';
import { projectActiveDataset, readActiveDataset } from './projections/active-dataset.ts';
import { rebuildables } from './projections/rebuildable.ts';
import { openQueries } from './queries/open-queries.ts';

export type SearchEngines = { bus: EventBus; clickhouse: ClickHouse };

/** `store` is for those who load data sets in the same process. */
export type RunningSearch = RunningService & { store: PostgresEventStore<SearchStored> };

const log = () => ({ schema: SearchEventSchema, toMessage, projections: [projectActiveDataset] });

/** Search's own log of events, with its read models, for those who load data sets without a running search. */
export function openSearchStore(database: Database, logger: Logger): PostgresEventStore<SearchStored> {
  return openEventStore<SearchStored>({ ...log(), database, topic: searchTopic, logger });
}

export function startSearch(config: SearchConfig, { bus, clickhouse }: SearchEngines): Promise<RunningSearch> {
  return startService<'search', SearchStored>({
    name: 'search',
    config,
    bus,
    log,
    parts: ({ database }) => {
      const { stop, ...queries } = openQueries(clickhouse);
      const activeDataset = (dictId: string) => readActiveDataset(database.db, dictId);
      warmGeography();
      return {
        reactions: {},
        engines: [clickhouse, { health: async () => void (await activeDataset('consumers')) }],
        routes: (app) =>
          addRoutes(app, {
            ...queries,
            activeDataset,
            now: () => new Date(),
            secondsMax: config.SEARCH_COUNT_SECONDS_MAX,
          }),
        rebuildables,
        workers: { queries: () => ({ stop }) },
      };
    },
  });
}
