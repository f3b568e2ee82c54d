import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { NotificationStored } from './contracts.ts';
import { deadLetterRoutes } from './routes/dead-letters.ts';
import { listMailboxRoute } from './routes/mailbox/list-mailbox.ts';
import { mailboxPageRoute } from './routes/mailbox/mailbox-page.ts';
import { listMessagesRoute, type MessageLogParts } from './routes/list-messages.ts';
import { liftSuppressionRoute } from './routes/lift-suppression.ts';
import type { LiftParts } from './effects/suppression/lift-suppression.ts';
import { mailPreferencesRoutes } from './routes/preferences/mail-preferences.ts';
import { mailSuppressionRoutes } from './routes/preferences/mail-suppression.ts';
import { unsubscribeRoute, type UnsubscribeParts } from './routes/preferences/unsubscribe.ts';
import { listSharesRoute } from './routes/shares/list-shares.ts';
import { previewShareRoute } from './routes/shares/preview-share.ts';
import { confirmSharedSearchRoute, type ConfirmParts } from './routes/shares/confirm-shared-search.ts';
import { readSharedMailRoute } from './routes/shares/read-shared-mail.ts';
import { shareSearchRoute, type ShareParts } from './routes/shares/share-search.ts';
import { postMessageWebhookRoute, type MessageWebhookParts } from './routes/post-message-webhook.ts';

export type MailboxParts = {
  database: Database;
  brand: string;
  mailboxShown: boolean;
};

export type PublicParts = MailboxParts &
  MessageWebhookParts &
  UnsubscribeParts &
  MessageLogParts &
  LiftParts &
  ShareParts &
  ConfirmParts & { publicUrl: string };

/** Those of the mailbox only where it may be shown. */
export function addRoutes(app: HttpApp, parts: PublicParts): void {
  postMessageWebhookRoute(app, parts);
  mailPreferencesRoutes(app, parts);
  mailSuppressionRoutes(app, parts);
  unsubscribeRoute(app, parts);
  listMessagesRoute(app, parts);
  shareSearchRoute(app, parts);
  previewShareRoute(app, parts);
  listSharesRoute(app, parts);
  confirmSharedSearchRoute(app, parts);
  readSharedMailRoute(app, parts);
  liftSuppressionRoute(app, parts);
  if (!parts.mailboxShown) return;
  mailboxPageRoute(app, parts);
  listMailboxRoute(app, parts);
}

export function addInternalRoutes(
  app: HttpApp,
  parts: { store: EventStore<NotificationStored>; database: Database },
): void {
  deadLetterRoutes(app, parts);
}
