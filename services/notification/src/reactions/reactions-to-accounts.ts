import { published } from '@leadwright/contracts/catalogue';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { accountImported, accountOpened } from './account-opened.ts';
import { memberInvited } from './team/member-invited.ts';
import { memberRemoved } from './team/member-removed.ts';
import { emailChangeRequested } from './email/email-change-requested.ts';
import { emailChanged } from './email/email-changed.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordResetRequested } from './password-reset-requested.ts';
import { personalDataTaken } from './personal-data-taken.ts';
import { phoneVerificationRequested } from './phone-verification-requested.ts';
import { privacyRequestAnswered } from './privacy/privacy-request-answered.ts';
import { privacyRequestExtended } from './privacy/privacy-request-extended.ts';
import { privacyRequestReceived } from './privacy/privacy-request-received.ts';
import { refreshTokenReused } from './refresh-token-reused.ts';
import { sessionStarted } from './session-started.ts';
import { signUpRequested } from './sign-up-requested.ts';

export const reactionsToAccounts = reactionsTo(published.accounts, {
  signUpRequested,
  accountOpened,
  memberJoined: ignored,
  memberInvited,
  invitationResent: memberInvited,
  invitationWithdrawn: ignored,
  memberRemoved,
  memberRoleChanged: ignored,
  memberDisabled: ignored,
  memberEnabled: ignored,
  memberConverted: ignored,
  sessionStarted,
  sessionEnded: ignored,
  refreshTokenReused,
  passwordResetRequested,
  passwordChanged,
  companyProfileChanged: ignored,
  emailChangeRequested,
  emailChanged,
  impersonationStarted: ignored,
  impersonationStopped: ignored,
  peopleRead: ignored,
  siteDocumentChanged: ignored,
  siteDocumentDeleted: ignored,
  errorLogRead: ignored,
  phoneVerificationRequested,
  companyVerified: ignored,
  privacyRequestReceived,
  privacyRequestConfirmed: ignored,
  privacyRequestExtended,
  privacyRequestAnswered,
  personErased: ignored,
  personalDataTaken,
  accountImported,
  accountPorted: ignored,
});
