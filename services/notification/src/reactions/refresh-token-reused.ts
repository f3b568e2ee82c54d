// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { RefreshTokenReused } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planMail } from './plan-mail.ts';

/** A sign-in may have been copied: its owner gets a mail about it and its consequences. */
export const refreshTokenReused: Reaction<RefreshTokenReused> = async ({ personId }, received, tx) => {
  await planMail(received, tx, { template: 'session-ended-for-safety', personId });
};
