import type { Kysely } from 'kysely';
import { planEffect, takeDue, type DueEffect } from '@leadwright/eventsourcing/effects/effect';
import type { TemplateName } from '../templates/mails.tsx';

/** Ids only; whom a message goes to is looked up at every try. */
type Request = {
  /** Empty where the mail is about a privacy request or shares a search: its address may be of nobody we know. */
  personId: string;
  correlationId: string;
  causationId: string;
  onBehalfOf?: string;
  traceparent?: string;
};
export type MailRequest = Request & {
  template: TemplateName;
  downloadId?: string;
  /** Of the download's file, from 1, without the header. */
  rowNumbers?: readonly number[];
  reason?: string;
  privacyRequestId?: string;
  changeId?: string;
  sessionId?: string;
  /** Set if the mail shares a search: which recipient of which share. Its words and address are asked at every try. */
  share?: { shareId: string; position: number; senderId: string; searchId: string; downloadId: string };
  /** Of a mail about an account: amounts and instants of its event. */
  facts?: { cents?: number; leads?: number; at?: string; zone?: string; reason?: string; planId?: string };
};
export type SmsRequest = Request & { template: 'phone-code'; verificationId: string };

export type DueMail = DueEffect<MailRequest>;
export type DueSms = DueEffect<SmsRequest>;

export const mailKind = 'mail';
export const smsKind = 'sms';

const mails = { kind: mailKind, leaseSeconds: 60 };
// A code counts for ten minutes: who takes over from a worker that died must not wait long. Accounts and the provider
// have ten seconds together.
const texts = { kind: smsKind, leaseSeconds: 20 };

/** The same id again plans nothing. Runs in the transaction that consumes its cause. */
export function planMailEffect(
  db: Kysely<unknown>,
  id: string,
  accountId: string,
  request: MailRequest,
): Promise<void> {
  return planEffect(db, { id, accountId, kind: mails.kind, request });
}

export function planSmsEffect(db: Kysely<unknown>, id: string, accountId: string, request: SmsRequest): Promise<void> {
  return planEffect(db, { id, accountId, kind: texts.kind, request });
}

/** Takes one mail that is due; null if there is none. Needs scope `all`. */
export function takeDueMail(db: Kysely<unknown>): Promise<DueMail | null> {
  return takeDue<MailRequest>(db, mails);
}

/** Takes one text message that is due; null if there is none. Needs scope `all`. */
export function takeDueSms(db: Kysely<unknown>): Promise<DueSms | null> {
  return takeDue<SmsRequest>(db, texts);
}

export function channelOf({ template }: MailRequest | SmsRequest): 'email' | 'sms' {
  return template === 'phone-code' ? 'sms' : 'email';
}
