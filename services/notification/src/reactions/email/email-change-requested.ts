// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { EmailChangeRequested } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planMail } from '../plan-mail.ts';

/** Mails the link to the new address. Where that is somebody's already, its owner reads that nothing was changed. */
export const emailChangeRequested: Reaction<EmailChangeRequested> = async ({ personId, changeId }, received, tx) => {
  await planMail(received, tx, { template: 'email-change', personId, changeId });
};
