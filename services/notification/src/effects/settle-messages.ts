// A repeat is harmless: what ended stays ended, and each outcome is written once by its key, in whatever order.
import { endDeadLetter } from '@leadwright/eventsourcing/effects/dead-letter';
import { endEffect } from '@leadwright/eventsourcing/effects/effect';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { inScope } from '@leadwright/postgres/scope';
import { sql, type Kysely } from 'kysely';
import type { ProviderWord } from '../channels/provider-webhook.ts';
import type { NotificationStored } from '../contracts.ts';
import type { MailRequest, SmsRequest } from './effect.ts';
import { mailTopics, topicOf } from '../templates/mails.tsx';
import { chooseMails } from './choose-mails.ts';
import { findHandedOver } from './handed-over.ts';
import { contextOf, messageOf, type OutcomeParts } from './store-outcome.ts';
import { suppress } from './suppression/suppression.ts';

type SentRequest = { id: string; accountId: string; request: MailRequest | SmsRequest };

/** A word about a message that nobody knows any more passes by. */
export async function settleMessages(
  { store, database }: Pick<OutcomeParts, 'store' | 'database'>,
  words: readonly ProviderWord[],
): Promise<void> {
  const ids = [...new Set(words.map(({ effectId }) => effectId))];
  const known = await inScope(database.db, 'all', (trx) => findMessages(trx, ids));
  for (const accountId of new Set(known.map((message) => message.accountId))) {
    await store.transaction([accountId], async (tx) => {
      for (const message of known.filter((each) => each.accountId === accountId))
        for (const word of words.filter(({ effectId }) => effectId === message.id)) await settle(tx, message, word);
    });
  }
}

async function settle(tx: WriteTransaction, message: SentRequest, word: ProviderWord): Promise<void> {
  const events: NotificationStored[] = [];
  const end = { state: 'done', providerRef: word.providerRef } as const;
  // One that was given up without an answer was sent after all.
  if ((await endEffect(tx.db, message.id, end)) || (await endDeadLetter(tx.db, message.id, end)))
    events.push({ type: 'MessageSent', ...messageOf(message) });
  if (word.is !== 'accepted' && (await isNew(tx.db, message, word.is)))
    events.push(...(await outcomeOf(tx, message, word)));
  if (events.length === 0) return;
  await tx.record({ accountId: message.accountId, streamId: `message-${message.id}` }, events, contextOf(message));
}

async function outcomeOf(
  tx: WriteTransaction,
  message: SentRequest,
  word: ProviderWord,
): Promise<NotificationStored[]> {
  const about = messageOf(message);
  switch (word.is) {
    case 'accepted':
      return [];
    case 'delivered':
      return [{ type: 'MessageDelivered', ...about }];
    case 'bounced':
      if (word.forGood) await suppressOf(tx, message, 'bounced');
      return [{ type: 'MessageBounced', ...about, reason: word.reason, suppresses: word.forGood }];
    case 'spam':
      await suppressOf(tx, message, 'spam');
      return [{ type: 'SpamReported', ...about }];
    case 'unsubscribed':
      await unsubscribe(tx, message);
      return [];
  }
}

// Who ends a kind of mails at the provider wants no more of it; of a necessary mail, none that can be switched off.
async function unsubscribe(tx: WriteTransaction, message: SentRequest): Promise<void> {
  const { accountId, request } = message;
  // Whom a search was shared with has nothing to choose from here, and gets no further mail of the account.
  if (request.template === 'share') return suppressOf(tx, message, 'spam');
  const topic = request.template === 'phone-code' ? null : topicOf(request.template);
  const choices = (topic === null ? mailTopics : [topic]).map(
    (each) => ({ topic: each, wanted: false, chosenBy: 'provider' }) as const,
  );
  await chooseMails(tx, { accountId, personId: request.personId }, choices, contextOf(message));
}

async function suppressOf(
  tx: WriteTransaction,
  { id, accountId, request }: SentRequest,
  reason: 'bounced' | 'spam',
): Promise<void> {
  const mark = await findHandedOver(tx.db, id);
  if (mark !== null) await suppress(tx.db, { accountId, personId: request.personId }, { mark, reason });
}

async function isNew(db: Kysely<unknown>, { id, accountId }: SentRequest, kind: string): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into message_outcome (effect_id, kind, account_id)
    values (${id}, ${kind}, ${accountId}) on conflict (effect_id, kind) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

async function findMessages(db: Kysely<unknown>, ids: string[]): Promise<SentRequest[]> {
  const { rows } = await sql<{
    id: string;
    account_id: string;
    request: MailRequest | SmsRequest;
  }>`select id, account_id,
    request from effect where id = any(${ids}::text[]) and kind in ('mail', 'sms')`.execute(db);
  return rows.map(({ id, account_id: accountId, request }) => ({ id, accountId, request }));
}
