// The effects of notification: mails that are to go out. The table and its rules stand in the event store's lib.
import type { Kysely } from 'kysely';
import { planEffect, takeDue, type DueEffect } from '@leadwright/eventsourcing/effects/effect';
import type { TemplateName } from '../templates/mails.tsx';

/** Ids only; whom the mail goes to is looked up at every try. */
export type MailRequest = {
  template: TemplateName;
  /** Empty where the mail is about a privacy request: its address may be of nobody we know. */
  personId: string;
  /** Set if the mail is about a privacy request. */
  privacyRequestId?: string;
  /** Set if the mail is about a download. */
  downloadId?: string;
  reason?: string;
  /** Passed on to MessageSent. */
  correlationId: string;
  causationId: string;
  onBehalfOf?: string;
  traceparent?: string;
};

export type DueMail = DueEffect<MailRequest>;

const mails = { kind: 'mail', leaseSeconds: 60 };

/** Plans one mail; the same id again plans nothing. Runs in the transaction that consumes its cause. */
export function planMailEffect(
  db: Kysely<unknown>,
  id: string,
  accountId: string,
  request: MailRequest,
): Promise<void> {
  return planEffect(db, { id, accountId, kind: mails.kind, request });
}

/** Takes one mail that is due; null if there is none. Needs scope `all`. */
export function takeDueMail(db: Kysely<unknown>): Promise<DueMail | null> {
  return takeDue<MailRequest>(db, mails);
}
