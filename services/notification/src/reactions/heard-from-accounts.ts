// Accounts' topic, case by case; the rest only moves the inbox.
import type { AccountEvent } from '@leadwright/contracts/accounts/v1/account_events';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Heard } from '@leadwright/eventsourcing/heard';
import { signUpRequested } from './sign-up-requested.ts';

export async function heardFromAccounts(heard: Heard<AccountEvent>, tx: WriteTransaction): Promise<void> {
  const { event } = heard.message;
  if (event.case === 'signUpRequested') await signUpRequested(event.value, heard, tx);
}
