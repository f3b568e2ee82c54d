import type { FastifyRequest } from 'fastify';
import { inScope } from '@leadwright/postgres/scope';
import type { Database } from '@leadwright/postgres/database';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { NotificationStored } from '../contracts.ts';
import { listMessages, type ListedMessage } from '../projections/list-messages.ts';
import { listSuppressions } from '../effects/suppression/suppression.ts';
import { SUPPRESSIONS_MAX } from './lift-suppression.ts';
import { listMessagesOfAccount } from '@leadwright/contracts/routes/notification/messages';
import { implement } from '@leadwright/runtime/http/declared-route';

export type MessageLogParts = {
  store: EventStore<NotificationStored>;
  database: Database;
  /** `mailbox` keeps what nobody is sent. */
  sentBy: { email: string; sms: string };
};

/** Each reading is recorded in that account before the first row is read. */
export function listMessagesRoute(app: HttpApp, { store, database, sentBy }: MessageLogParts): void {
  implement(app, listMessagesOfAccount, async (request) => {
    const { accountId } = request.params;
    const { before, limit } = request.query;
    const page = { before: placeOf(before), limit: limit + 1 };
    await recordReading(store, request, accountId);
    const [found, suppressions] = await inScope(database.db, [accountId], async (trx) => [
      await listMessages(trx, accountId, page),
      await listSuppressions(trx, accountId, SUPPRESSIONS_MAX),
    ]);
    const messages = found.slice(0, limit);
    const last = messages.at(-1);
    return { sentBy, suppressions, messages, next: found.length > limit && last ? cursorOf(last) : null };
  });
}

async function recordReading(
  store: EventStore<NotificationStored>,
  { caller, correlationId }: FastifyRequest,
  accountId: string,
): Promise<void> {
  const context = { actorId: caller.personId, correlationId };
  await store.transaction([accountId], (tx) =>
    tx.record({ accountId, streamId: `messages-${accountId}` }, [{ type: 'MessagesRead' }], context),
  );
}

const cursorOf = ({ at, messageId }: ListedMessage): string => `${at}~${messageId}`;

// What is no cursor of ours begins at the newest.
function placeOf(cursor: string | undefined): { at: string; id: string } | null {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~(.+)$/.exec(cursor ?? '') ?? [];
  return at === undefined || id === undefined ? null : { at, id };
}
