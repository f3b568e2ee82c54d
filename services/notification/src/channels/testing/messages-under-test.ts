// A database of notification with senders that work on demand, against servers in SendGrid's and Twilio's place.
import { randomUUID } from 'node:crypto';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { notificationSchema, notificationTopic, toMessage, type NotificationStored } from '../../contracts.ts';
import { planMailEffect, planSmsEffect, takeDueMail, takeDueSms, type MailRequest } from '../../effects/effect.ts';
import type { People } from '../../effects/people.ts';
import { sendMail } from '../../effects/send-mail.ts';
import { sendSms } from '../../effects/send-sms.ts';
import { settleMessages } from '../../effects/settle-messages.ts';
import type { LiftParts } from '../../effects/suppression/lift-suppression.ts';
import { createAddressMark } from '../../effects/suppression/suppression.ts';
import { createUnsubscribeTokens } from '../../effects/unsubscribe-token.ts';
import { migrationFolders } from '../../migrations.ts';
import { projectMailPreference } from '../../projections/mail-preference.ts';
import { projectMessageLog } from '../../projections/message-log.ts';
import { projectShare } from '../../projections/share.ts';
import { createConfirmTokens } from '../../shares/confirm-token.ts';
import type { Sharing } from '../../upstreams/sharing.ts';
import type { Webhook, WebhookReader } from '../provider-webhook.ts';
import { createSendGridMail } from '../sendgrid/sendgrid-mail.ts';
import { createSendGridWebhook } from '../sendgrid/sendgrid-webhook.ts';
import { createTwilioSms } from '../twilio/twilio-sms.ts';
import { createTwilioWebhook } from '../twilio/twilio-webhook.ts';
import { startSendGridLike, type SendGridLike } from './sendgrid-like.ts';
import { startTwilioLike, type TwilioLike } from './twilio-like.ts';

export const planted = 'planted.address@outside.example';
const publicUrl = 'https://leads.example';
const twilioSettings = { accountSid: `AC${'a'.repeat(32)}`, authToken: 'token', from: '+16025550100', publicUrl };

export type MessagesUnderTest = {
  database: Database;
  sendgrid: SendGridLike;
  twilio: TwilioLike;
  /** Lines of the log. */
  lines: string[];
  plan(kind: 'mail' | 'sms', accountId: string, mail?: Partial<MailRequest>): Promise<string>;
  /** Works off what is due now. */
  work(): Promise<void>;
  /** Lets so much time pass, for everything that waits. */
  pass(ms: number): Promise<void>;
  /** Takes a webhook; false where it is refused. */
  take(webhook: Omit<Webhook, 'nowMs' | 'target'> & { target?: string }): Promise<boolean>;
  /** What lifting a suppression works with. */
  lifting: LiftParts;
  stateOf(id: string): Promise<{ state: string; reason: string | null; log: string | null; log_reason: string | null }>;
  /** The types of the message's events, in order. */
  eventsOf(id: string): Promise<string[]>;
  close(): Promise<void>;
};

/** `addressOf`: where a person's mails go, whom the test may move. */
export async function openMessages(
  addressOf: (personId: string) => string = () => planted,
): Promise<MessagesUnderTest> {
  const own = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  const database = openDatabase(own.url, { max: 4 });
  const [sendgrid, twilio] = await Promise.all([startSendGridLike(), startTwilioLike('token')]);
  const lines: string[] = [];
  const logger = createLogger('notification', 'trace', { write: (line: string) => void lines.push(line) });
  const store = openEventStore<NotificationStored>({
    ...{ database, topic: notificationTopic, schema: notificationSchema, toMessage, logger },
    projections: [projectMessageLog, projectMailPreference, projectShare],
    clockOffsetMs: () => 0,
  });
  const people = {
    find: async (personId: string) => ({ email: addressOf(personId) }),
    hasOptedOut: async () => false,
    mintCode: async () => ({ phone: '+16025550134', code: '402917' }),
  } as unknown as People;
  const brand = 'Leadwright';
  const sharing = sharingUnderTest(addressOf);
  const unsubscribeTokens = createUnsubscribeTokens('key');
  const parts = {
    database,
    store,
    logger,
    people,
    sharing,
    brand,
    publicUrl,
    addressMark: createAddressMark('key'),
    unsubscribeTokens,
    confirmTokens: createConfirmTokens('key'),
  };
  const channel = createSendGridMail({
    apiKey: 'SG.planted-key',
    from: 'leads@leads.example',
    brand,
    apiBase: sendgrid.url,
  });
  const sms = createTwilioSms({ ...twilioSettings, apiBase: twilio.url });
  const readers: WebhookReader[] = [
    createSendGridWebhook(sendgrid.publicKey),
    createTwilioWebhook(publicUrl, ['token']),
  ];
  const inAll = <Result>(work: Parameters<typeof inScope<Result>>[2]) => inScope(database.db, 'all', work);
  return {
    ...{ database, sendgrid, twilio, lines },
    lifting: { ...parts, channel },
    plan: async (kind, accountId, mail = {}) => {
      const id = `${kind}-${randomUUID()}`;
      const request = { personId: 'p', correlationId: 'c', causationId: 'e' };
      await inAll((trx) =>
        kind === 'mail'
          ? planMailEffect(trx, id, accountId, { ...request, template: 'password-changed', ...mail })
          : planSmsEffect(trx, id, accountId, { ...request, template: 'phone-code', verificationId: 'v' }),
      );
      return id;
    },
    work: async () => {
      for (let mail = await inAll(takeDueMail); mail; mail = await inAll(takeDueMail))
        await sendMail({ ...parts, channel }, mail);
      for (let text = await inAll(takeDueSms); text; text = await inAll(takeDueSms))
        await sendSms({ ...parts, sms }, text);
    },
    pass: (ms) =>
      inAll(async (trx) => {
        const by = sql`${ms} * interval '1 millisecond'`;
        await sql`update handed_over set first_at = first_at - ${by}, second_at = second_at - ${by}`.execute(trx);
        await sql`update effect set next_try_at = next_try_at - ${by} where next_try_at is not null`.execute(trx);
      }),
    take: async (webhook) => {
      const reader = readers[webhook.target === undefined ? 0 : 1];
      const read = reader?.read({ target: '', ...webhook, nowMs: Date.now() });
      if (!read?.accepted) return false;
      await settleMessages(parts, read.words);
      return true;
    },
    stateOf: (id) =>
      inAll(async (trx) => {
        const { rows } = await sql<{
          state: string;
          reason: string | null;
          log: string | null;
          log_reason: string | null;
        }>`select
          effect.state, effect.reason, message_log.state as log, message_log.reason as log_reason
          from effect left join message_log on message_id = effect.id where effect.id = ${id}`.execute(trx);
        return rows[0] ?? { state: 'gone', reason: null, log: null, log_reason: null };
      }),
    eventsOf: (id) =>
      inAll(async (trx) => {
        const { rows } = await sql<{ type: string }>`select type from event_log where stream_id = ${`message-${id}`}
          order by account_seq`.execute(trx);
        return rows.map(({ type }) => type);
      }),
    close: async () => {
      await Promise.all([sendgrid.stop(), twilio.stop()]);
      await database.close();
      await own.drop();
    },
  };
}

/** Each share goes to whom `addressOf` names for the mail's sender. */
function sharingUnderTest(addressOf: (personId: string) => string): Sharing {
  const shared = { name: 'Roofers', type: 'Businesses', count: 12, places: ['Arizona'] };
  const none = { html: null, fromEmail: null, fromName: null, replyTo: null };
  return {
    sender: async () => null,
    awardTerms: async () => ({ open: true, leadsEach: 10_000, own: [], accounts: [] }),
    keep: async () => undefined,
    listed: async () => [],
    read: async () => shared,
    link: async () => ({ shared, path: '/share/search?token=t', searchId: 's' }),
    mailTo: async () => ({
      ...{ personId: 'p', searchName: 'Roofers', subject: 'Roofers', text: 'Look at this.', ...none },
      ...{ address: addressOf('recipient'), senderEmail: 'ada@sender.example', senderName: 'Ada' },
    }),
  };
}
