// A repeat is harmless: the inbox drops it, and the mail is named after the event.
import type { RefreshTokenReused } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planMail } from './plan-mail.ts';

/** Somebody may have had a copy of a sign-in: its owner is told, and told what was done. */
export const refreshTokenReused: Reaction<RefreshTokenReused> = async ({ personId }, heard, tx) => {
  await planMail(heard, tx, { template: 'session-ended-for-safety', personId });
};
