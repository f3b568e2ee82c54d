import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { listMailbox } from '../../channels/mailbox.ts';
import { readMailbox } from '@leadwright/contracts/routes/notification/messages';
import { implement } from '@leadwright/runtime/http/declared-route';

/** Newest first. Exists only if messages go to the mailbox and it may be shown. */
export function listMailboxRoute(app: HttpApp, { database }: { database: Database }): void {
  implement(app, readMailbox, async ({ query: { to, limit } }, reply) => {
    void reply.header('cache-control', 'no-store');
    return { messages: await listMailbox(database, { to, limit }) };
  });
}
