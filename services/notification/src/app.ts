// Notification's HTTP side: its routes by name; nothing listens here.
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { internalEventsRoutes } from '@leadwright/eventsourcing/internal-events';
import type { Database } from '@leadwright/runtime/database';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http-app';
import type { Logger } from '@leadwright/runtime/logger';
import type { ServiceTokens } from '@leadwright/runtime/service-tokens';
import type { Telemetry } from '@leadwright/runtime/telemetry';
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
  deadLetterRoutes(app, parts);
  internalEventsRoutes(app, parts.store, ['audit', 'billing']);
  return app;
}
