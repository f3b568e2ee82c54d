// Audit as one running thing: opened in this order, stopped in the reverse.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { startConsumer, type Consumer } from '@leadwright/eventsourcing/consumer';
import { watchEvents } from '@leadwright/eventsourcing/event-metrics';
import { openEventStore } from '@leadwright/eventsourcing/event-store.postgres';
import { operatorRoutes } from '@leadwright/eventsourcing/operator-routes';
import { createOwnerClient, ownerOf } from '@leadwright/eventsourcing/owner-client';
import { startRelay } from '@leadwright/eventsourcing/relay';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openDatabase } from '@leadwright/runtime/database';
import { createLogger } from '@leadwright/runtime/logger';
import { peerAddress } from '@leadwright/runtime/peers';
import { createReadiness, numbered } from '@leadwright/runtime/readiness';
import type { RunningService } from '@leadwright/runtime/service';
import { createServiceTokens, type ServiceTokens } from '@leadwright/runtime/service-tokens';
import { openTelemetry } from '@leadwright/runtime/telemetry';
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
    service: 'audit', privateKey: config.AUDIT_SERVICE_PRIVATE_KEY, publicKeys: config.AUDIT_SERVICE_PUBLIC_KEYS,
  });
  const database = openDatabase(config.AUDIT_POSTGRES_URL);
  const telemetry = await openTelemetry('audit', { otlpUrl: config.AUDIT_OTLP_URL, database, logger });
  const store = openEventStore<AuditStored>({ database, topic: auditTopic, schema: auditSchema, toMessage, projections: [], logger });
  const relay = startRelay({ database, store, bus, logger, tracer: telemetry.tracer });
  const recorder = createTrailRecorder((rows) => writeTrail(clickhouse, rows));
  const hear = { service: 'audit', store: recorder.writingBefore(store), bus, database, logger, tracer: telemetry.tracer, schemaV: ANY_SCHEMA };
  const consumers: Consumer[] = [];
  const sources: TrailSource[] = [];
  for (const { owner, topic, schema } of heardTopics) {
    const client = topic === auditTopic ? ownerOf(store) : peerOf(owner, config, tokens);
    sources.push({ topic, owner: client, rowOf: rowMaker(topic, decodeFor(schema)) });
    consumers.push(await startConsumer({ ...hear, topic, owner: client, decode: decodeFor(schema), react: recorder.react }));
  }
  watchEvents(telemetry.metrics, { database, topic: auditTopic, consumers });
  const readiness = createReadiness(
    database, () => ({ relay: relay.health(), bus: bus.health(), ...numbered('consumer', consumers) }), [clickhouse]);
  const trail = {
    read: (accountId: string, after: Parameters<typeof readTrail>[2], limit: number) => readTrail(clickhouse, accountId, after, limit),
    verify: (accountId: string) => verifyTrail(clickhouse, accountId),
  };
  const app = await buildApp({ store, trail, tokens, logger, ready: readiness.check, telemetry });
  operatorRoutes(app, store, { database, consumers, projections: [rebuildableTrail({ database, clickhouse, sources })] });
  const url = await app.listen({ host: config.AUDIT_HOST, port: config.AUDIT_PORT });
  return {
    name: 'audit',
    url,
    stop: async () => {
      readiness.stopping();
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await app.close();
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
