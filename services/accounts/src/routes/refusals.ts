// Every refusal of accounts: status, code and sentence. The routes and the API document take them from here.
import type { Refusal } from '@leadwright/runtime/refusals/refusal';
import type { AccountRefusal } from '../domain/account.ts';
import type { CompanyProfileRefusal } from '../domain/company-profile.ts';
import type { MemberRefusal } from '../domain/member.ts';

export const refusals = {
  // The same answer for an unknown address, a wrong password and an unverified address.
  wrongCredentials: { status: 401, code: 'wrong-credentials', message: 'The e-mail address or the password is wrong.' },
  sessionOver: { status: 401, code: 'session-over', message: 'Please Login to View this Page' },
  linkNotUsable: {
    status: 410,
    code: 'link-not-usable',
    message: 'This link cannot be used any more. Please sign up again to get a new one.',
  },
  resetLinkNotUsable: {
    status: 410,
    code: 'reset-link-not-usable',
    message: 'This link cannot be used any more. Please ask for a new one.',
  },
  passwordWrong: { status: 403, code: 'password-wrong', message: 'The current password is wrong.' },
  passwordTooWeak: { status: 422, code: 'password-too-weak', message: 'The password needs at least 8 characters.' },
  signUpClosed: {
    status: 403,
    code: 'sign-up-closed',
    message: 'Sales and support will set up your account and send you a signup link.',
  },
  personUnknown: { status: 404, code: 'person-unknown', message: 'There is no such person.' },
  accountUnknown: { status: 404, code: 'account-unknown', message: 'There is no account with this owner.' },
  planMissing: { status: 400, code: 'plan-missing', message: 'A new account needs a plan.' },
  addressTaken: { status: 409, code: 'address-taken', message: 'This address has just been taken.' },
  'company-name-missing': {
    status: 422,
    code: 'company-name-missing',
    message: 'Please update the company name.',
  },
  'company-phone-missing': {
    status: 422,
    code: 'company-phone-missing',
    message: 'Please update the company phone number.',
  },
  'company-email-missing': {
    status: 422,
    code: 'company-email-missing',
    message: 'Please update the company email.',
  },
  'account-differs': { status: 409, code: 'account-differs', message: 'The account differs from this request.' },
  'member-differs': { status: 409, code: 'member-differs', message: 'The account differs from this request.' },
} as const satisfies Record<string, Refusal> &
  Record<(AccountRefusal | MemberRefusal | CompanyProfileRefusal)['code'], Refusal>;
