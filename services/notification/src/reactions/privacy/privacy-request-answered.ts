// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { PrivacyRequestAnswered } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planMail } from '../plan-mail.ts';

/** Who asked gets the outcome. */
export const privacyRequestAnswered: Reaction<PrivacyRequestAnswered> = async (event, received, tx) => {
  const { requestId: privacyRequestId, outcome: reason } = event;
  await planMail(received, tx, { template: 'privacy-request-answered', personId: '', privacyRequestId, reason });
};
