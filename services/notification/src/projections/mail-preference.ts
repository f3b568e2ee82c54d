// A repeat writes the same row.
import { sql, type Kysely } from 'kysely';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { NotificationStored } from '../contracts.ts';
import type { MailTopic } from '../templates/mails.tsx';

export const projectMailPreference = projectionOf<NotificationStored>({
  MessageSent: ignored,
  MessageFailed: ignored,
  MessageRedriven: ignored,
  MessageDelivered: ignored,
  MessageBounced: ignored,
  SpamReported: ignored,
  SearchShared: ignored,
  SharedSearchConfirmed: ignored,
  MailSuppressionLifted: ignored,
  MessagesRead: ignored,
  MailPreferenceChanged: async ({ personId, topic, wanted }, { accountId }, db) => {
    await sql`insert into mail_preference (account_id, person_id, topic, wanted)
      values (${accountId}, ${personId}, ${topic}, ${wanted})
      on conflict (account_id, person_id, topic) do update set wanted = excluded.wanted`.execute(db);
  },
});

export async function findUnwanted(db: Kysely<unknown>, accountId: string, personId: string): Promise<string[]> {
  const { rows } = await sql<{ topic: MailTopic }>`select topic from mail_preference
    where account_id = ${accountId} and person_id = ${personId} and not wanted`.execute(db);
  return rows.map(({ topic }) => topic);
}
