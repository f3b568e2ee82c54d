// A repeat is harmless: the inbox drops it, and the mail is named after the event.
import type { AccountEvent, SignUpRequested } from '@leadwright/contracts/accounts/v1/account_events';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import { planMail } from './plan-mail.ts';

/** Everybody who signs up gets a mail; one who has an account gets another, so a stranger learns nothing. */
export async function signUpRequested(
  said: SignUpRequested,
  heard: Heard<AccountEvent>,
  tx: WriteTransaction,
): Promise<void> {
  const { personId, alreadyACustomer } = said;
  await planMail(heard, tx, { template: alreadyACustomer ? 'already-a-customer' : 'sign-up', personId });
}
