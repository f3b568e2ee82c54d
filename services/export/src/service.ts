// Export as one running thing: opened in this order, stopped in the reverse.
import { fromBinary } from '@bufbuild/protobuf';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { SearchEventSchema } from '@leadwright/contracts/search/v1/search_events';
import { hearersOf } from '@leadwright/contracts/topology';
import { startConsumer } from '@leadwright/eventsourcing/consume/consumer';
import { watchEvents } from '@leadwright/eventsourcing/operate/event-metrics';
import { eachEvent, openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { buildLogApp } from '@leadwright/eventsourcing/operate/log-app';
import { createOwnerClient, type OwnerClient } from '@leadwright/eventsourcing/consume/owner-client';
import { startRelay } from '@leadwright/eventsourcing/relay/relay';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openDatabase } from '@leadwright/postgres/database';
import { watchPool } from '@leadwright/postgres/pool-metrics';
import { addressesOf, listenOn } from '@leadwright/runtime/http/listen';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { peerAddress } from '@leadwright/runtime/process/peers';
import { createReadiness, numbered } from '@leadwright/runtime/process/readiness';
import type { RunningService } from '@leadwright/runtime/process/service';
import { createServiceTokens, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { openTelemetry } from '@leadwright/runtime/telemetry/telemetry';
import { buildApp, type FileObjects } from './app.ts';
import type { ExportConfig } from './config.ts';
import { exportSchema, exportTopic, toMessage } from './contracts.ts';
import type { DownloadEvent } from './domain/download.ts';
import { createProgress } from './files/progress.ts';
import { timeDownloads, watchDownloads } from './metrics.ts';
import { projectDownload } from './projections/download.ts';
import { rebuildables } from './projections/rebuildable.ts';
import { heardFromBilling } from './reactions/heard-from-billing.ts';
import { heardFromSearch } from './reactions/heard-from-search.ts';
import { startFileWorker } from './schedules/file-worker.ts';
import { startSweeper } from './schedules/sweeper.ts';

/** Handed in open; whoever opened them closes them. */
export type ExportEngines = { bus: EventBus; clickhouse: ClickHouse; objects: FileObjects };

/** Starts export on migrated databases. Throws if a part cannot start. */
export async function startExport(config: ExportConfig, engines: ExportEngines): Promise<RunningService> {
  const { bus, clickhouse, objects } = engines;
  const logger = createLogger('export', config.EXPORT_LOG_LEVEL);
  const tokens = await createServiceTokens({
    service: 'export',
    privateKey: config.EXPORT_SERVICE_PRIVATE_KEY,
    publicKeys: config.EXPORT_SERVICE_PUBLIC_KEYS,
  });
  const database = openDatabase(config.EXPORT_POSTGRES_URL);
  const telemetry = await openTelemetry('export', { otlpUrl: config.EXPORT_OTLP_URL, logger });
  watchPool(telemetry.metrics, database);
  const store = openEventStore<DownloadEvent>({
    database,
    topic: exportTopic,
    schema: exportSchema,
    toMessage,
    projections: [eachEvent(projectDownload), timeDownloads(telemetry.metrics)],
    logger,
  });
  const relay = startRelay({ database, store, bus, logger, tracer: telemetry.tracer });
  const progress = createProgress({ bus, logger, now: () => performance.now() });
  const hear = { service: 'export', store, bus, database, logger, tracer: telemetry.tracer };
  const fromSearch = await startConsumer({
    ...hear,
    topic: 'leadwright.search.v1',
    owner: ownerOf('search', config, tokens),
    decode: (bytes) => fromBinary(SearchEventSchema, bytes),
    react: heardFromSearch,
  });
  const fromBilling = await startConsumer({
    ...hear,
    topic: 'leadwright.billing.v1',
    owner: ownerOf('billing', config, tokens),
    decode: (bytes) => fromBinary(BillingEventSchema, bytes),
    react: heardFromBilling,
  });
  const consumers = [fromBilling, fromSearch];
  const files = { store, database, clickhouse, objects, progress, logger };
  const worker = startFileWorker({
    ...files,
    tracer: telemetry.tracer,
    concurrency: config.EXPORT_FILES_AT_ONCE,
    maxSeconds: config.EXPORT_FILE_SECONDS_MAX,
    onAppend: (listener) => store.onAppend(listener),
  });
  const sweeper = startSweeper({ ...files, noProgressSeconds: config.EXPORT_NO_PROGRESS_SECONDS });
  watchDownloads(telemetry.metrics, database);
  watchEvents(telemetry.metrics, { database, topic: exportTopic, consumers });
  const readiness = createReadiness([database, clickhouse, objects], () => ({
    relay: relay.health(),
    bus: bus.health(),
    'file worker': worker.health(),
    ...numbered('consumer', consumers),
  }));
  const http = { service: 'export', tokens, logger, ready: readiness.check, telemetry };
  const apps = {
    public: await buildApp({ ...http, store, database, objects, linkSeconds: config.EXPORT_LINK_SECONDS, progress }),
    internal: await buildLogApp({
      ...http,
      store,
      hearers: hearersOf('export'),
      operations: {
        database,
        consumers,
        projections: rebuildables({ heardFromSearch: fromSearch, heardFromBilling: fromBilling }),
      },
    }),
  };
  const listening = await listenOn(apps, addressesOf('EXPORT', config));
  return {
    name: 'export',
    url: listening.url,
    internalUrl: listening.internalUrl,
    stop: async () => {
      readiness.stopping();
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await Promise.all([worker.stop(), sweeper.stop()]);
      await listening.close();
      await relay.flush();
      await relay.stop();
      await database.close();
      await telemetry.stop();
    },
  };
}

function ownerOf(owner: string, { EXPORT_PEERS: peers }: ExportConfig, tokens: ServiceTokens): OwnerClient {
  return createOwnerClient({ baseUrl: peerAddress('export', peers, owner), owner, service: 'export', tokens });
}
