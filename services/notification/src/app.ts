import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { NotificationStored } from './contracts.ts';
import { deadLetterRoutes } from './routes/dead-letters.ts';
import { listMailboxRoute } from './routes/list-mailbox.ts';
import { mailboxPageRoute } from './routes/mailbox-page.ts';

export type MailboxParts = {
  database: Database;
  brand: string;
  /** True if mails go to the mailbox and anybody may read it. */
  mailboxShown: boolean;
};

export function addRoutes(app: HttpApp, parts: MailboxParts): void {
  if (!parts.mailboxShown) return;
  mailboxPageRoute(app, parts);
  listMailboxRoute(app, parts);
}

/** What the operator routes use. */
export function addInternalRoutes(
  app: HttpApp,
  parts: { store: EventStore<NotificationStored>; database: Database },
): void {
  deadLetterRoutes(app, parts);
}
