import { published } from '@leadwright/contracts/catalogue';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { emailChangeRequested } from './email/email-change-requested.ts';
import { emailChanged } from './email/email-changed.ts';
import { memberInvited } from './team/member-invited.ts';
import { memberRemoved } from './team/member-removed.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordResetRequested } from './password-reset-requested.ts';
import { refreshTokenReused } from './refresh-token-reused.ts';
import { signUpRequested } from './sign-up-requested.ts';

export const reactionsToAccounts = reactionsTo(published.accounts, {
  signUpRequested,
  accountOpened: ignored,
  memberJoined: ignored,
  memberInvited,
  invitationResent: memberInvited,
  invitationWithdrawn: ignored,
  memberRemoved,
  memberRoleChanged: ignored,
  memberDisabled: ignored,
  memberEnabled: ignored,
  memberConverted: ignored,
  sessionStarted: ignored,
  sessionEnded: ignored,
  refreshTokenReused,
  passwordResetRequested,
  passwordChanged,
  companyProfileChanged: ignored,
  emailChangeRequested,
  emailChanged,
});
