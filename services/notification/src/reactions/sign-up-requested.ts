// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { SignUpRequested } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planMail } from './plan-mail.ts';

/** Everybody who signs up gets a mail. An existing customer gets another, so strangers cannot find out who is one. */
export const signUpRequested: Reaction<SignUpRequested> = async ({ personId, alreadyACustomer }, received, tx) => {
  await planMail(received, tx, { template: alreadyACustomer ? 'already-a-customer' : 'sign-up', personId });
};
