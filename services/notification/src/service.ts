// Notification as one running thing: opened in this order, stopped in the reverse.
import { fromBinary } from '@bufbuild/protobuf';
import { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import { ExportEventSchema } from '@leadwright/contracts/export/v1/export_events';
import { startConsumer } from '@leadwright/eventsourcing/consume/consumer';
import { watchEvents } from '@leadwright/eventsourcing/operate/event-metrics';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { createOwnerClient } from '@leadwright/eventsourcing/consume/owner-client';
import { startRelay } from '@leadwright/eventsourcing/relay/relay';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openDatabase } from '@leadwright/postgres/database';
import { watchPool } from '@leadwright/postgres/pool-metrics';
import { addressesOf, listenOn } from '@leadwright/runtime/http/listen';
import { createLogger, type Logger } from '@leadwright/runtime/telemetry/logger';
import { peerAddress } from '@leadwright/runtime/process/peers';
import { createReadiness, numbered } from '@leadwright/runtime/process/readiness';
import type { RunningService } from '@leadwright/runtime/process/service';
import { createServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { openTelemetry } from '@leadwright/runtime/telemetry/telemetry';
import { buildApp, buildInternal } from './app.ts';
import type { Channel } from './channels/channel.ts';
import { createMailbox } from './channels/mailbox.ts';
import type { NotificationConfig } from './config.ts';
import { notificationSchema, notificationTopic, toMessage, type NotificationStored } from './contracts.ts';
import { createPeople } from './effects/people.ts';
import { startSender } from './effects/sender.ts';
import { watchEffects } from './metrics.ts';
import { rebuildables } from './projections/rebuildable.ts';
import { heardFromAccounts } from './reactions/heard-from-accounts.ts';
import { heardFromExport } from './reactions/heard-from-export.ts';
import { startRemovingOldEffects } from './schedules/remove-old-effects.ts';

/** Handed in open; whoever opened them closes them. */
export type NotificationEngines = { bus: EventBus };

/** Starts notification on a migrated database. Throws if a part cannot start. */
export async function startNotification(
  config: NotificationConfig,
  { bus }: NotificationEngines,
): Promise<RunningService> {
  const { NOTIFICATION_BRAND: brand, NOTIFICATION_PUBLIC_URL: publicUrl, NOTIFICATION_PEERS: peers } = config;
  const logger = createLogger('notification', config.NOTIFICATION_LOG_LEVEL);
  const tokens = await createServiceTokens({
    service: 'notification',
    privateKey: config.NOTIFICATION_SERVICE_PRIVATE_KEY,
    publicKeys: config.NOTIFICATION_SERVICE_PUBLIC_KEYS,
  });
  const database = openDatabase(config.NOTIFICATION_POSTGRES_URL);
  const telemetry = await openTelemetry('notification', { otlpUrl: config.NOTIFICATION_OTLP_URL, logger });
  watchPool(telemetry.metrics, database);
  const store = openEventStore<NotificationStored>({
    database,
    topic: notificationTopic,
    schema: notificationSchema,
    toMessage,
    projections: [],
    logger,
  });
  const relay = startRelay({ database, store, bus, logger, tracer: telemetry.tracer });
  const people = createPeople(peerAddress('notification', peers, 'accounts'), tokens);
  const channel = createMailbox(database);
  const mailboxShown = isMailboxShown(channel, config, logger);
  const sender = startSender({ store, database, people, brand, publicUrl, channel, logger, tracer: telemetry.tracer });
  const ownerOf = (owner: string) =>
    createOwnerClient({ baseUrl: peerAddress('notification', peers, owner), owner, service: 'notification', tokens });
  const hear = { service: 'notification', store, bus, database, logger, tracer: telemetry.tracer };
  const removing = startRemovingOldEffects(database, logger);
  const fromExport = await startConsumer({
    ...hear,
    topic: 'leadwright.export.v1',
    owner: ownerOf('export'),
    decode: (bytes) => fromBinary(ExportEventSchema, bytes),
    react: heardFromExport,
  });
  const consumers = [
    await startConsumer({
      ...hear,
      topic: 'leadwright.accounts.v1',
      owner: ownerOf('accounts'),
      decode: (bytes) => fromBinary(AccountEventSchema, bytes),
      react: heardFromAccounts,
    }),
    fromExport,
  ];
  watchEffects(telemetry.metrics, database);
  watchEvents(telemetry.metrics, { database, topic: notificationTopic, consumers });
  const readiness = createReadiness([database], () => ({
    relay: relay.health(),
    bus: bus.health(),
    sender: sender.health(),
    ...numbered('consumer', consumers),
  }));
  const parts = { store, database, brand, mailboxShown, tokens, logger, ready: readiness.check, telemetry };
  const apps = {
    public: await buildApp(parts),
    internal: await buildInternal(parts, { database, consumers, projections: rebuildables(fromExport) }),
  };
  const listening = await listenOn(apps, addressesOf('NOTIFICATION', config));
  return {
    name: 'notification',
    url: listening.url,
    internalUrl: listening.internalUrl,
    stop: async () => {
      readiness.stopping();
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await Promise.all([sender.stop(), removing.stop()]);
      await listening.close();
      await relay.flush();
      await relay.stop();
      await database.close();
      await telemetry.stop();
    },
  };
}

// Only what is kept here can be shown, and only where the configuration says so.
function isMailboxShown(
  { name }: Channel,
  { NOTIFICATION_MAILBOX_SHOWN: shown }: NotificationConfig,
  logger: Logger,
): boolean {
  if (name !== 'mailbox') return false;
  if (shown) logger.info('mails are sent to nobody; anybody may read them at /dev/mailbox');
  else
    logger.warn(
      'mails are sent to nobody, and nobody may read them: NOTIFICATION_MAILBOX_SHOWN=true shows them at /dev/mailbox',
    );
  return shown;
}
