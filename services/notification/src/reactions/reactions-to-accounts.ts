// A repeat is harmless: the inbox drops it, the id of a message follows from the event's, and the same row is written.
import { reactionsTo } from '@leadwright/eventsourcing/consume/reactions-to';
import { setAccountHolder } from '../projections/account-holder.ts';
import { isNews } from './is-news.ts';
import { planMailEffect } from '../effects/effect.ts';
import { causeOf, planMail } from './plan-mail.ts';
import { planSms } from './plan-sms.ts';

/** Who holds an account is stored: events of billing name no person. */
export const reactionsToAccounts = reactionsTo('notification', 'accounts', {
  accountOpened: ({ ownerPersonId }, { accountId }, tx) => setAccountHolder(tx.db, accountId, ownerPersonId),
  accountImported: ({ ownerPersonId }, { accountId }, tx) => setAccountHolder(tx.db, accountId, ownerPersonId),
  // An existing customer gets another mail, so strangers cannot find out who is one.
  signUpRequested: ({ personId, alreadyACustomer }, received, tx) =>
    planMail(received, tx, { template: alreadyACustomer ? 'already-a-customer' : 'sign-up', personId }),
  memberInvited: ({ personId }, received, tx) => planMail(received, tx, { template: 'invitation', personId }),
  invitationResent: ({ personId }, received, tx) => planMail(received, tx, { template: 'invitation', personId }),
  memberRemoved: ({ personId }, received, tx) => planMail(received, tx, { template: 'member-removed', personId }),
  // Accounts says at the try whether the browser is new; a super-admin who acts for the person is none of theirs.
  sessionStarted: async ({ personId, sessionId }, received, tx) => {
    if (received.context.onBehalfOf !== undefined || !isNews(received, tx)) return;
    await planMail(received, tx, { template: 'new-log-in', personId, sessionId });
  },
  // A sign-in may have been copied.
  refreshTokenReused: ({ personId }, received, tx) =>
    planMail(received, tx, { template: 'session-ended-for-safety', personId }),
  // An id of nobody, recorded for an unknown address, ends without a mail when accounts is asked.
  passwordResetRequested: ({ personId }, received, tx) =>
    planMail(received, tx, { template: 'password-reset', personId }),
  passwordChanged: ({ personId }, received, tx) => planMail(received, tx, { template: 'password-changed', personId }),
  // To the new address. Where that is somebody's already, its owner reads that nothing was changed.
  emailChangeRequested: ({ personId, changeId }, received, tx) =>
    planMail(received, tx, { template: 'email-change', personId, changeId }),
  // To the address before: whoever lost a mailbox to a thief reads of it there.
  emailChanged: ({ personId, changeId }, received, tx) =>
    planMail(received, tx, { template: 'email-changed', personId, changeId }),
  // The code goes to the company's number, whoever asked.
  phoneVerificationRequested: ({ personId, verificationId }, received, tx) =>
    planSms(received, tx, { template: 'phone-code', personId, verificationId }),
  // The link that confirms it goes to the address that was given, whoever's it is.
  privacyRequestReceived: ({ requestId }, received, tx) =>
    planMail(received, tx, { template: 'privacy-request', personId: '', privacyRequestId: requestId }),
  // What is done at once, and what is not yet.
  privacyRequestConfirmed: async ({ requestId }, received, tx) => {
    if (!isNews(received, tx)) return;
    await planMail(received, tx, {
      template: 'privacy-request-confirmed',
      personId: '',
      privacyRequestId: requestId,
    });
  },
  privacyRequestExtended: ({ requestId, reason }, received, tx) =>
    planMail(received, tx, { template: 'privacy-request-extended', personId: '', privacyRequestId: requestId, reason }),
  privacyRequestAnswered: ({ requestId, outcome }, received, tx) =>
    planMail(received, tx, {
      template: 'privacy-request-answered',
      personId: '',
      privacyRequestId: requestId,
      reason: outcome,
    }),
  // By a request, in each of the person's accounts: one mail. Who erases himself has seen it.
  personErased: async ({ requestId }, received, tx) => {
    if (requestId === '' || !isNews(received, tx)) return;
    const mail = { template: 'privacy-request-erased', personId: '', privacyRequestId: requestId } as const;
    await planMailEffect(tx.db, `mail-erased-${requestId}`, received.accountId, { ...mail, ...causeOf(received) });
  },
  // Whoever lost an account to a thief reads of it.
  personalDataTaken: async ({ personId }, received, tx) => {
    if (isNews(received, tx)) await planMail(received, tx, { template: 'personal-data-taken', personId });
  },
});
