import { published } from '@leadwright/contracts/catalogue';
import { publishes } from '@leadwright/eventsourcing/log/publishes';
import type { AccountEvent } from './domain/account.ts';
import type { CompanyProfileEvent } from './domain/company-profile.ts';
import type { ImpersonationEvent } from './domain/impersonation.ts';
import type { MemberEvent } from './domain/member.ts';
import type { PrivacyRequestEvent } from './domain/privacy/privacy-request.ts';
import type { SessionEvent } from './domain/session.ts';
import type { SiteDocumentEvent } from './domain/site-documents/site-document.ts';

/** Recorded, not decided: asking to sign up is never refused, whoever asks. Stream sign-up-<person>. */
export type SignUpRequested = { type: 'SignUpRequested'; personId: string; alreadyACustomer: boolean };

/** Recorded like a request to sign up. Stream password-<person>. */
export type PasswordResetRequested = { type: 'PasswordResetRequested'; personId: string };
/** `by`: what proved who it was, a mailed link or the password before. Stream password-<person>. */
export type PasswordChanged = { type: 'PasswordChanged'; personId: string; by: 'link' | 'password' };

/** Stream email-<person>. The addresses stand in table email_change under the change's id. */
export type EmailChangeRequested = { type: 'EmailChangeRequested'; personId: string; changeId: string };
/** `ofAccountHolder`: the account is billed at this address too. Stream email-<person>. */
export type EmailChanged = { type: 'EmailChanged'; personId: string; changeId: string; ofAccountHolder: boolean };
/** A super-admin is about to read people of all accounts. Stream people-<super-admin> of their own account. */
export type PeopleRead = { type: 'PeopleRead'; kind: 'search' | 'list' };
/** Recorded before the addresses in it are shown to a super-admin. Stream error-log, account system. */
export type ErrorLogRead = { type: 'ErrorLogRead'; newestErrorId: string; oldestErrorId: string; records: number };
/** In every account that the person belonged to. `requestId`: empty unless a request asked. Stream person-<person>. */
export type PersonErased = { type: 'PersonErased'; personId: string; by: 'person' | 'request'; requestId: string };
/** Stream person-<person>. */
export type PersonalDataTaken = { type: 'PersonalDataTaken'; personId: string };

export type AccountsStored =
  | AccountEvent
  | MemberEvent
  | SessionEvent
  | CompanyProfileEvent
  | ImpersonationEvent
  | PeopleRead
  | SignUpRequested
  | PasswordResetRequested
  | PasswordChanged
  | EmailChangeRequested
  | EmailChanged
  | SiteDocumentEvent
  | ErrorLogRead
  | PrivacyRequestEvent
  | PersonErased
  | PersonalDataTaken;

export const { topic: accountsTopic, toMessage } = publishes<AccountsStored>()(published.accounts, {});
