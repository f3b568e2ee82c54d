import * as account from './account-mails.tsx';
import * as billing from './billing-mails.tsx';
import * as download from './download-mails.tsx';
import * as email from './email-mails.tsx';
import * as privacy from './privacy-mails.tsx';
import * as share from './share-mails.tsx';
import * as team from './team-mails.tsx';
import type { Written } from './written.ts';

export type MailContent =
  | account.AccountMail
  | billing.BillingMail
  | download.DownloadMail
  | email.EmailMail
  | privacy.PrivacyMail
  | share.ShareMail
  | team.TeamMail;

export type TemplateName = MailContent['template'];

export const mailTopics = ['downloads', 'receipts', 'leads'] as const;
export type MailTopic = (typeof mailTopics)[number];

type Of<Template extends TemplateName> = Extract<MailContent, { template: Template }>;
type Row<Template extends TemplateName> = {
  write(content: Of<Template>): Written;
  /** null: the mail is necessary, such as a link that was asked for, a warning, or the end of a subscription. */
  topic: MailTopic | null;
};

const table: { readonly [Template in TemplateName]: Row<Template> } = {
  'sign-up': { write: account.signUp, topic: null },
  'already-a-customer': { write: account.alreadyACustomer, topic: null },
  'session-ended-for-safety': { write: account.sessionEndedForSafety, topic: null },
  'new-log-in': { write: account.newLogIn, topic: null },
  'password-reset': { write: account.passwordReset, topic: null },
  'password-changed': { write: account.passwordChanged, topic: null },
  'personal-data-taken': { write: account.personalDataTaken, topic: null },
  invitation: { write: team.invitation, topic: null },
  'member-removed': { write: team.memberRemoved, topic: null },
  'email-change': { write: email.newEmail, topic: null },
  'email-taken': { write: email.emailTaken, topic: null },
  'email-changed': { write: email.emailChanged, topic: null },
  'download-ready': { write: download.downloadReady, topic: 'downloads' },
  'download-failed': { write: download.downloadFailed, topic: 'downloads' },
  'download-rows-removed': { write: download.downloadRowsRemoved, topic: null },
  receipt: { write: billing.receipt, topic: 'receipts' },
  'payment-failed': { write: billing.paymentFailed, topic: null },
  'renewal-soon': { write: billing.renewalSoon, topic: null },
  'subscription-cancelled': { write: billing.subscriptionCancelled, topic: null },
  'plan-changed': { write: billing.planChanged, topic: null },
  'payment-disputed': { write: billing.paymentDisputed, topic: null },
  'leads-expire-soon': { write: billing.leadsExpireSoon, topic: 'leads' },
  'leads-low': { write: billing.leadsLow, topic: 'leads' },
  'leads-credited': { write: billing.leadsCredited, topic: 'leads' },
  // It goes to people who have no account: who wants none says so to the mail program, and gets none of this account.
  share: { write: share.sharedSearch, topic: null },
  'privacy-request': { write: privacy.privacyRequest, topic: null },
  'privacy-request-confirmed': { write: privacy.privacyRequestConfirmed, topic: null },
  'privacy-request-extended': { write: privacy.privacyRequestExtended, topic: null },
  'privacy-request-erased': { write: privacy.privacyRequestErased, topic: null },
  'privacy-request-answered': { write: privacy.privacyRequestAnswered, topic: null },
};

export function writeMail(content: MailContent): Written {
  const { write } = table[content.template] as { write(content: MailContent): Written };
  return write(content);
}

/** What the person would have to switch off not to get it; null: it is necessary. */
export function topicOf(template: TemplateName): MailTopic | null {
  return table[template].topic;
}
