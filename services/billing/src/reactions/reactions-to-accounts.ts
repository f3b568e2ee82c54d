import { published } from '@leadwright/contracts/catalogue';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { accountOpened } from './account-opened.ts';
import { emailChanged } from './email-changed.ts';

export const reactionsToAccounts = reactionsTo(published.accounts, {
  signUpRequested: ignored,
  accountOpened,
  memberJoined: ignored,
  memberInvited: ignored,
  invitationResent: ignored,
  invitationWithdrawn: ignored,
  memberRemoved: ignored,
  memberRoleChanged: ignored,
  memberDisabled: ignored,
  memberEnabled: ignored,
  memberConverted: ignored,
  sessionStarted: ignored,
  sessionEnded: ignored,
  refreshTokenReused: ignored,
  passwordResetRequested: ignored,
  passwordChanged: ignored,
  companyProfileChanged: ignored,
  emailChangeRequested: ignored,
  emailChanged,
});
