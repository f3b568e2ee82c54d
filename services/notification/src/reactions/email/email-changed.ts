// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { EmailChanged } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planMail } from '../plan-mail.ts';

/** The address before gets a notice: whoever lost a mailbox to a thief reads of it there. */
export const emailChanged: Reaction<EmailChanged> = async ({ personId, changeId }, received, tx) => {
  await planMail(received, tx, { template: 'email-changed', personId, changeId });
};
