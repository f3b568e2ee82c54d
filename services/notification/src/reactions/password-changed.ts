// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { PasswordChanged } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planMail } from './plan-mail.ts';

/** The owner of the mailbox gets a notice, whoever changed the password. */
export const passwordChanged: Reaction<PasswordChanged> = async ({ personId }, received, tx) => {
  await planMail(received, tx, { template: 'password-changed', personId });
};
