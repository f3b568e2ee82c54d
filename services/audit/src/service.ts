// Audit as one running thing: opened in this order, stopped in the reverse.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { hearersOf } from '@leadwright/contracts/topology';
import { startConsumer, type Consumer } from '@leadwright/eventsourcing/consume/consumer';
import { watchEvents } from '@leadwright/eventsourcing/operate/event-metrics';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { buildLogApp } from '@leadwright/eventsourcing/operate/log-app';
import { createOwnerClient, ownerOf } from '@leadwright/eventsourcing/consume/owner-client';
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
import { buildApp } from './app.ts';
import type { AuditConfig } from './config.ts';
import { auditSchema, auditTopic, toMessage, type AuditStored } from './contracts.ts';
import { rebuildableTrail, type TrailSource } from './projections/rebuild-trail.ts';
import { readTrail, writeTrail } from './projections/trail.ts';
import { verifyTrail } from './projections/verify-trail.ts';
import { createTrailRecorder } from './reactions/record-trail.ts';
import { heardTopics } from './reactions/topics.ts';
import { decodeFor, rowMaker } from './reactions/trail-row.ts';

/** Handed in open; whoever opened them closes them. */
export type AuditEngines = { bus: EventBus; clickhouse: ClickHouse };

// The trail keeps bytes and understands nothing of them: no schema is too new for it.
const ANY_SCHEMA = Number.MAX_SAFE_INTEGER;

/** Starts audit on migrated databases. Throws if a part cannot start. */
export async function startAudit(config: AuditConfig, { bus, clickhouse }: AuditEngines): Promise<RunningService> {
  const logger = createLogger('audit', config.AUDIT_LOG_LEVEL);
  const tokens = await createServiceTokens({
    service: 'audit',
    privateKey: config.AUDIT_SERVICE_PRIVATE_KEY,
    publicKeys: config.AUDIT_SERVICE_PUBLIC_KEYS,
  });
  const database = openDatabase(config.AUDIT_POSTGRES_URL);
  const telemetry = await openTelemetry('audit', { otlpUrl: config.AUDIT_OTLP_URL, logger });
  watchPool(telemetry.metrics, database);
  const store = openEventStore<AuditStored>({
    database,
    topic: auditTopic,
    schema: auditSchema,
    toMessage,
    projections: [],
    logger,
  });
  const relay = startRelay({ database, store, bus, logger, tracer: telemetry.tracer });
  const recorder = createTrailRecorder((rows) => writeTrail(clickhouse, rows));
  const hear = {
    service: 'audit',
    store: recorder.writingBefore(store),
    bus,
    database,
    logger,
    tracer: telemetry.tracer,
    schemaV: ANY_SCHEMA,
  };
  const consumers: Consumer[] = [];
  const sources: TrailSource[] = [];
  for (const { owner, topic, schema } of heardTopics) {
    const client = topic === auditTopic ? ownerOf(store) : peerOf(owner, config, tokens);
    sources.push({ topic, owner: client, rowOf: rowMaker(topic, decodeFor(schema)) });
    consumers.push(
      await startConsumer({ ...hear, topic, owner: client, decode: decodeFor(schema), react: recorder.react }),
    );
  }
  watchEvents(telemetry.metrics, { database, topic: auditTopic, consumers });
  const readiness = createReadiness([database, clickhouse], () => ({
    relay: relay.health(),
    bus: bus.health(),
    ...numbered('consumer', consumers),
  }));
  const trail = {
    read: (accountId: string, after: Parameters<typeof readTrail>[2], limit: number) =>
      readTrail(clickhouse, accountId, after, limit),
    verify: (accountId: string) => verifyTrail(clickhouse, accountId),
  };
  const http = { service: 'audit', tokens, logger, ready: readiness.check, telemetry };
  const apps = {
    public: await buildApp({ ...http, store, trail }),
    internal: await buildLogApp({
      ...http,
      store,
      hearers: hearersOf('audit'),
      operations: { database, consumers, projections: [rebuildableTrail({ database, clickhouse, sources })] },
    }),
  };
  const listening = await listenOn(apps, addressesOf('AUDIT', config));
  return {
    name: 'audit',
    url: listening.url,
    internalUrl: listening.internalUrl,
    stop: async () => {
      readiness.stopping();
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await listening.close();
      await relay.flush();
      await relay.stop();
      await database.close();
      await telemetry.stop();
    },
  };
}

function peerOf(owner: string, { AUDIT_PEERS: peers }: AuditConfig, tokens: ServiceTokens) {
  return createOwnerClient({ baseUrl: peerAddress('audit', peers, owner), owner, service: 'audit', tokens });
}
