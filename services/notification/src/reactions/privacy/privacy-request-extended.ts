// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { PrivacyRequestExtended } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planMail } from '../plan-mail.ts';

/** Who asked is told why it takes longer, and until when. */
export const privacyRequestExtended: Reaction<PrivacyRequestExtended> = async ({ requestId, reason }, received, tx) => {
  const mail = { template: 'privacy-request-extended', personId: '', privacyRequestId: requestId, reason } as const;
  await planMail(received, tx, mail);
};
