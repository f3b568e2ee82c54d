// Accounts' topic, case by case; the rest only moves the inbox.
import type { AccountEvent } from '@leadwright/contracts/accounts/v1/account_events';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import { refreshTokenReused } from './refresh-token-reused.ts';
import { signUpRequested } from './sign-up-requested.ts';

export async function heardFromAccounts(heard: Heard<AccountEvent>, tx: WriteTransaction): Promise<void> {
  const { event } = heard.message;
  switch (event.case) {
    case 'signUpRequested':
      return signUpRequested(event.value, heard, tx);
    case 'refreshTokenReused':
      return refreshTokenReused(event.value, heard, tx);
    default:
      return;
  }
}
