// Notification's two ports: their routes by name; nothing listens here.
import { hearersOf } from '@leadwright/contracts/topology';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { buildLogApp } from '@leadwright/eventsourcing/operate/log-app';
import type { Operations } from '@leadwright/eventsourcing/operate/operator-routes';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import type { Telemetry } from '@leadwright/runtime/telemetry/telemetry';
import type { NotificationStored } from './contracts.ts';
import { deadLetterRoutes } from './routes/dead-letters.ts';
import { listMailboxRoute } from './routes/list-mailbox.ts';
import { mailboxPageRoute } from './routes/mailbox-page.ts';

export type NotificationParts = {
  store: EventStore<NotificationStored>;
  database: Database;
  brand: string;
  /** The mailbox is the channel, and anybody may look into it. */
  mailboxShown: boolean;
  tokens: ServiceTokens;
  logger: Logger;
  ready: () => Promise<void>;
  telemetry?: Telemetry | undefined;
};

export async function buildApp(parts: NotificationParts): Promise<HttpApp> {
  const { logger, tokens, ready, telemetry } = parts;
  const app = await buildHttpApp({ service: 'notification', logger, tokens, ready, telemetry });
  if (parts.mailboxShown) {
    mailboxPageRoute(app, parts);
    listMailboxRoute(app, parts);
  }
  return app;
}

/** What services and operators ask notification; nothing listens yet. */
export async function buildInternal(parts: NotificationParts, operations: Operations): Promise<HttpApp> {
  const { store, logger, tokens, ready, telemetry } = parts;
  const app = await buildLogApp({
    service: 'notification',
    logger,
    tokens,
    ready,
    telemetry,
    store,
    operations,
    hearers: hearersOf('notification'),
  });
  deadLetterRoutes(app, parts);
  return app;
}
