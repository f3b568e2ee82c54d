// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { PrivacyRequestReceived } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planMail } from '../plan-mail.ts';

/** Mails the link that confirms the request, to the address that was given, whoever's it is. */
export const privacyRequestReceived: Reaction<PrivacyRequestReceived> = async ({ requestId }, received, tx) => {
  await planMail(received, tx, { template: 'privacy-request', personId: '', privacyRequestId: requestId });
};
