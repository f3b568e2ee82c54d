import { published } from '@leadwright/contracts/catalogue';
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { ignored } from '@leadwright/eventsourcing/ignored';
import type { FirstInvoiceOf } from '../../providers/created-processor.ts';
import { accountOpened } from './account-opened.ts';
import { emailChanged } from './email-changed.ts';
import { companyVerified } from './company-verified.ts';
import { accountPorted } from './account-ported.ts';

export const reactionsToAccounts = (firstInvoiceOf: FirstInvoiceOf) =>
  reactionsTo(published.accounts, {
    signUpRequested: ignored,
    accountOpened: accountOpened(firstInvoiceOf),
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
    impersonationStarted: ignored,
    impersonationStopped: ignored,
    peopleRead: ignored,
    siteDocumentChanged: ignored,
    siteDocumentDeleted: ignored,
    errorLogRead: ignored,
    phoneVerificationRequested: ignored,
    companyVerified,
    privacyRequestReceived: ignored,
    privacyRequestConfirmed: ignored,
    privacyRequestExtended: ignored,
    privacyRequestAnswered: ignored,
    personErased: ignored,
    personalDataTaken: ignored,
    accountImported: ignored,
    accountPorted,
  });
