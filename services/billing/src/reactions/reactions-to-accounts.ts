import { published } from '@leadwright/contracts/catalogue';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { accountOpened } from './account-opened.ts';
import { accountPorted } from './account-ported.ts';

export const reactionsToAccounts = reactionsTo(published.accounts, {
  signUpRequested: ignored,
  accountOpened,
  memberJoined: ignored,
  sessionStarted: ignored,
  sessionEnded: ignored,
  refreshTokenReused: ignored,
  passwordResetRequested: ignored,
  passwordChanged: ignored,
  companyProfileChanged: ignored,
  accountImported: ignored,
  accountPorted,
});
