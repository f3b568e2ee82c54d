// A repeat writes the same row. Words of a provider may come in any order: the strongest stays.
import { sql, type Kysely } from 'kysely';
import { ignored } from '@leadwright/eventsourcing/ignored';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { NotificationStored } from '../contracts.ts';

const states = ['failed', 'sent', 'delivered', 'bounced', 'spam'] as const;
type State = (typeof states)[number];
type Message = { messageId: string; personId: string; channel: string; template: string };

const become =
  (state: State) =>
  (
    { reason = null, ...message }: Message & { reason?: string | null },
    stored: Omit<StoredEvent, 'event'>,
    db: Kysely<unknown>,
  ) =>
    write(db, stored, message, { state, reason });

export const projectMessageLog = projectionOf<NotificationStored>({
  MessageSent: become('sent'),
  MessageFailed: become('failed'),
  MessageRedriven: ignored,
  MessageDelivered: become('delivered'),
  MessageBounced: become('bounced'),
  SpamReported: become('spam'),
  MailPreferenceChanged: ignored,
  SearchShared: ignored,
  SharedSearchConfirmed: ignored,
  MailSuppressionLifted: ignored,
  MessagesRead: ignored,
});

async function write(
  db: Kysely<unknown>,
  { accountId, effectiveAt }: Omit<StoredEvent, 'event'>,
  { messageId, personId, channel, template }: Message,
  { state, reason }: { state: State; reason: string | null },
): Promise<void> {
  await sql`insert into message_log (account_id, message_id, person_id, channel, template, state, reason, sent_at, changed_at)
    values (${accountId}, ${messageId}, ${personId}, ${channel}, ${template}, ${state}, ${reason},
      ${effectiveAt}::timestamptz, ${effectiveAt}::timestamptz)
    on conflict (account_id, message_id) do update set state = excluded.state, reason = excluded.reason,
      changed_at = excluded.changed_at
    where array_position(${[...states]}::text[], excluded.state) >= array_position(${[...states]}::text[], message_log.state)`.execute(
    db,
  );
}
