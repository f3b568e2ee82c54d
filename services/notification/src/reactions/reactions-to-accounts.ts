import { published } from '@leadwright/contracts/catalogue';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { passwordChanged } from './password-changed.ts';
import { passwordResetRequested } from './password-reset-requested.ts';
import { refreshTokenReused } from './refresh-token-reused.ts';
import { signUpRequested } from './sign-up-requested.ts';

export const reactionsToAccounts = reactionsTo(published.accounts, {
  signUpRequested,
  accountOpened: ignored,
  memberJoined: ignored,
  sessionStarted: ignored,
  sessionEnded: ignored,
  refreshTokenReused,
  passwordResetRequested,
  passwordChanged,
  companyProfileChanged: ignored,
  accountImported: ignored,
  accountPorted: ignored,
});
