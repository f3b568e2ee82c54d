// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { PasswordResetRequested } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planMail } from './plan-mail.ts';

/** Mails the link. An id of nobody, recorded for an unknown address, ends without a mail when accounts is asked. */
export const passwordResetRequested: Reaction<PasswordResetRequested> = async ({ personId }, received, tx) => {
  await planMail(received, tx, { template: 'password-reset', personId });
};
