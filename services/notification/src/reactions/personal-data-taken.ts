// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { PersonalDataTaken } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { isNews } from './is-news.ts';
import { planMail } from './plan-mail.ts';

/** Whoever lost an account to a thief reads of it. */
export const personalDataTaken: Reaction<PersonalDataTaken> = async ({ personId }, received, tx) => {
  if (isNews(received, tx)) await planMail(received, tx, { template: 'personal-data-taken', personId });
};
