// Search as one running thing: opened in this order, stopped in the reverse.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { SearchEventSchema } from '@leadwright/contracts/search/v1/search_events';
import { hearersOf } from '@leadwright/contracts/topology';
import { watchEvents } from '@leadwright/eventsourcing/operate/event-metrics';
import {
  eachEvent,
  openEventStore,
  type PostgresEventStore,
} from '@leadwright/eventsourcing/store/event-store.postgres';
import { buildLogApp } from '@leadwright/eventsourcing/operate/log-app';
import { startRelay } from '@leadwright/eventsourcing/relay/relay';
import { warmGeography } from '@leadwright/leads/geography';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { watchPool } from '@leadwright/postgres/pool-metrics';
import { addressesOf, listenOn } from '@leadwright/runtime/http/listen';
import { createLogger, type Logger } from '@leadwright/runtime/telemetry/logger';
import { createReadiness } from '@leadwright/runtime/process/readiness';
import type { RunningService } from '@leadwright/runtime/process/service';
import { createServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { openTelemetry } from '@leadwright/runtime/telemetry/telemetry';
import { buildApp } from './app.ts';
import type { SearchConfig } from './config.ts';
import { searchTopic, toMessage, type SearchStored } from './contracts.ts';
import { projectActiveDataset, readActiveDataset } from './projections/active-dataset.ts';
import { rebuildables } from './projections/rebuildable.ts';
import { createCountCache } from './queries/count-cache.ts';
import { createCountGuard } from './queries/count-guard.ts';
import { runCount } from './queries/count-leads.ts';
import { runPreview } from './queries/preview-leads.ts';
import { createStopper } from './queries/stopper.ts';

/** Handed in open; whoever opened them closes them. */
export type SearchEngines = { bus: EventBus; clickhouse: ClickHouse };

/** `store` is for those who load data sets in the same process. */
export type RunningSearch = RunningService & { store: PostgresEventStore<SearchStored> };

const RUNNING_COUNTS_MAX = 2;
// Long enough for a page that goes back and forth, short enough that the memory stays small.
const COUNT_LIFE_MS = 60_000;
const COUNTS_KEPT_MAX = 5_000;
// Visitors ask about few ZIP codes again and again; a kept count costs the engine nothing.
const TEASER_LIFE_MS = 3_600_000;

/** Search's own log of events, with its read models. */
export function openSearchStore(database: Database, logger: Logger): PostgresEventStore<SearchStored> {
  return openEventStore<SearchStored>({
    database,
    topic: searchTopic,
    schema: SearchEventSchema,
    toMessage,
    projections: [eachEvent(projectActiveDataset)],
    logger,
  });
}

export async function startSearch(config: SearchConfig, { bus, clickhouse }: SearchEngines): Promise<RunningSearch> {
  const logger = createLogger('search', config.SEARCH_LOG_LEVEL);
  const tokens = await createServiceTokens({
    service: 'search',
    privateKey: config.SEARCH_SERVICE_PRIVATE_KEY,
    publicKeys: config.SEARCH_SERVICE_PUBLIC_KEYS,
  });
  const database = openDatabase(config.SEARCH_POSTGRES_URL);
  const telemetry = await openTelemetry('search', { otlpUrl: config.SEARCH_OTLP_URL, logger });
  watchPool(telemetry.metrics, database);
  const store = openSearchStore(database, logger);
  const relay = startRelay({ database, store, bus, logger, tracer: telemetry.tracer });
  watchEvents(telemetry.metrics, { database, topic: searchTopic, consumers: [] });
  const readiness = createReadiness(
    [database, clickhouse, { health: async () => void (await readActiveDataset(database.db, 'consumers')) }],
    () => ({ relay: relay.health(), bus: bus.health() }),
  );
  const stopper = createStopper();
  const http = { service: 'search', logger, tokens, telemetry, ready: readiness.check };
  const app = await buildApp({
    ...http,
    activeDataset: (dictId) => readActiveDataset(database.db, dictId),
    count: (query, version, asker) =>
      stopper.run(asker, (stoppable) => runCount(clickhouse, query, version, stoppable)),
    preview: (query, version, page) =>
      stopper.run(page.asker, (asker) => runPreview(clickhouse, query, version, { ...page, asker })),
    guard: createCountGuard(RUNNING_COUNTS_MAX),
    cache: createCountCache({ lifeMs: COUNT_LIFE_MS, entriesMax: COUNTS_KEPT_MAX, now: () => Date.now() }),
    teaserCache: createCountCache({ lifeMs: TEASER_LIFE_MS, entriesMax: COUNTS_KEPT_MAX, now: () => Date.now() }),
    secondsMax: config.SEARCH_COUNT_SECONDS_MAX,
  });
  const internal = await buildLogApp({
    ...http,
    store,
    hearers: hearersOf('search'),
    operations: { database, consumers: [], projections: rebuildables },
  });
  warmGeography();
  const listening = await listenOn({ public: app, internal }, addressesOf('SEARCH', config));
  return {
    name: 'search',
    url: listening.url,
    internalUrl: listening.internalUrl,
    store,
    stop: async () => {
      readiness.stopping();
      stopper.stop();
      await listening.close();
      await relay.flush();
      await relay.stop();
      await database.close();
      await telemetry.stop();
    },
  };
}
