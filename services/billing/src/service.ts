// Billing from its parts to a running service, and the order in which it stops.
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { hearersOf } from '@leadwright/contracts/topology';
import { startConsumer } from '@leadwright/eventsourcing/consume/consumer';
import { watchEvents } from '@leadwright/eventsourcing/operate/event-metrics';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { buildLogApp } from '@leadwright/eventsourcing/operate/log-app';
import { createOwnerClient } from '@leadwright/eventsourcing/consume/owner-client';
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
import type { BillingConfig } from './config.ts';
import { billingTopic, toMessage, type BillingStored } from './contracts.ts';
import { createKillPoints } from './kill-points.ts';
import { onEvent } from './projections/on-event.ts';
import { rebuildables } from './projections/rebuildable.ts';
import { decodeAccountEvent, decodeExportEvent, reactToAccounts, reactToExport } from './reactions/heard.ts';
import { startLedgerCheck } from './schedules/check-ledger.ts';

/** Made by who starts billing, and closed by them after `stop()`. */
export type BillingEngines = { bus: EventBus };

/** Starts billing on a migrated database. Throws if a part cannot start. */
export async function startBilling(config: BillingConfig, { bus }: BillingEngines): Promise<RunningService> {
  const logger = createLogger('billing', config.BILLING_LOG_LEVEL);
  const database = openDatabase(config.BILLING_POSTGRES_URL, { max: config.BILLING_POOL_MAX });
  const telemetry = await openTelemetry('billing', { otlpUrl: config.BILLING_OTLP_URL, logger });
  watchPool(telemetry.metrics, database);
  const tokens = await createServiceTokens({
    service: 'billing',
    privateKey: config.BILLING_SERVICE_PRIVATE_KEY,
    publicKeys: config.BILLING_SERVICE_PUBLIC_KEYS,
  });
  const killPoints = createKillPoints();
  const store = openEventStore<BillingStored>({
    database,
    topic: billingTopic,
    schema: BillingEventSchema,
    toMessage,
    projections: [onEvent, killPoints.projection],
    logger,
  });
  // Before the relay listens: a kill point stands between the commit and the announcement.
  store.onAppend(killPoints.committed);
  // A repeat of a command that moved leads is answered for longer than any dispute lasts.
  const relay = startRelay({ database, store, bus, logger, tracer: telemetry.tracer, answersKeptDays: 400 });
  const hear = { service: 'billing', store, bus, database, logger, tracer: telemetry.tracer };
  const consumers = [
    await startConsumer({
      ...hear,
      topic: 'leadwright.accounts.v1',
      owner: ownerOf('accounts', config, tokens),
      decode: decodeAccountEvent,
      react: reactToAccounts,
    }),
    await startConsumer({
      ...hear,
      topic: 'leadwright.export.v1',
      owner: ownerOf('export', config, tokens),
      decode: decodeExportEvent,
      react: reactToExport,
    }),
  ];
  watchEvents(telemetry.metrics, { database, topic: billingTopic, consumers });
  const readiness = createReadiness([database], () => ({
    relay: relay.health(),
    bus: bus.health(),
    ...numbered('consumer', consumers),
  }));
  const http = { service: 'billing', tokens, logger, ready: readiness.check, telemetry };
  const apps = {
    public: await buildApp({ ...http, database }),
    internal: await buildLogApp({
      ...http,
      store,
      hearers: hearersOf('billing'),
      operations: { database, consumers, projections: rebuildables },
    }),
  };
  const ledgerCheck = startLedgerCheck({ database, metrics: telemetry.metrics, logger });
  const listening = await listenOn(apps, addressesOf('BILLING', config));
  return {
    name: 'billing',
    url: listening.url,
    internalUrl: listening.internalUrl,
    stop: async () => {
      readiness.stopping();
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await ledgerCheck.stop();
      await listening.close();
      await relay.flush();
      await relay.stop();
      await database.close();
      await telemetry.stop();
    },
  };
}

function ownerOf(owner: string, { BILLING_PEERS: peers }: BillingConfig, tokens: ServiceTokens) {
  return createOwnerClient({ baseUrl: peerAddress('billing', peers, owner), owner, service: 'billing', tokens });
}
