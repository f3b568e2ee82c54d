// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { SessionStarted } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { isNews } from './is-news.ts';
import { planMail } from './plan-mail.ts';

/** Accounts says at the try whether the browser is new; a super-admin who acts for the person is none of theirs. */
export const sessionStarted: Reaction<SessionStarted> = async ({ personId, sessionId }, received, tx) => {
  if (received.context.onBehalfOf !== undefined || !isNews(received, tx)) return;
  await planMail(received, tx, { template: 'new-log-in', personId, sessionId });
};
