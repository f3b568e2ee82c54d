// Accounts' events as the messages that others consume: `publishes` has the rules.
import { published } from '@leadwright/contracts/catalogue';
import { publishes } from '@leadwright/eventsourcing/log/publishes';
import type { AccountEvent } from './domain/account.ts';
import type { CompanyProfileEvent } from './domain/company-profile.ts';
import type { MemberEvent } from './domain/member.ts';
import type { SessionEvent } from './domain/session.ts';

/** Recorded, not decided: asking to sign up is never refused, whoever asks. Stream sign-up-<person>. */
export type SignUpRequested = { type: 'SignUpRequested'; personId: string; alreadyACustomer: boolean };

export type AccountsStored = AccountEvent | MemberEvent | SessionEvent | CompanyProfileEvent | SignUpRequested;

export const { topic: accountsTopic, toMessage } = publishes<AccountsStored>()(published.accounts, {});
