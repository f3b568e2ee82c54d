// Accounts' events as the messages that others consume: `publishes` has the rules.
import { published } from '@leadwright/contracts/catalogue';
import { publishes } from '@leadwright/eventsourcing/log/publishes';
import type { AccountEvent } from './domain/account.ts';
import type { CompanyProfileEvent } from './domain/company-profile.ts';
import type { MemberEvent } from './domain/member.ts';
import type { PrivacyRequestEvent } from './domain/privacy/privacy-request.ts';
import type { SessionEvent } from './domain/session.ts';

/** Recorded, not decided: asking to sign up is never refused, whoever asks. Stream sign-up-<person>. */
export type SignUpRequested = { type: 'SignUpRequested'; personId: string; alreadyACustomer: boolean };

/** Recorded like a request to sign up. Stream password-<person>. */
export type PasswordResetRequested = { type: 'PasswordResetRequested'; personId: string };
/** `by`: what proved who it was, a mailed link or the password before. Stream password-<person>. */
export type PasswordChanged = { type: 'PasswordChanged'; personId: string; by: 'link' | 'password' };

/**
 * Recorded in every account that the person belonged to. `requestId` is empty unless a request asked for it. Stream
 * person-<person>.
 */
export type PersonErased = { type: 'PersonErased'; personId: string; by: 'person' | 'request'; requestId: string };
/** Stream person-<person>. */
export type PersonalDataTaken = { type: 'PersonalDataTaken'; personId: string };

export type AccountsStored =
  | AccountEvent
  | MemberEvent
  | SessionEvent
  | CompanyProfileEvent
  | SignUpRequested
  | PasswordResetRequested
  | PasswordChanged
  | PrivacyRequestEvent
  | PersonErased
  | PersonalDataTaken;

export const { topic: accountsTopic, toMessage } = publishes<AccountsStored>()(published.accounts, {});
