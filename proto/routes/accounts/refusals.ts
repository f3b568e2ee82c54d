// Every refusal of accounts: status, code and sentence. The routes and the API document take them from here.
import type { Refusal } from '@leadwright/runtime/refusals/refusal';
import { privacyRefusals } from './privacy/refusals.ts';
import { siteDocumentRefusals } from './site-documents/refusals.ts';
import { teamRefusals } from './team/refusals.ts';

const emailRefusals = {
  // The same answer for a used, a replaced, an expired and an invented link, and for an address that was taken.
  emailLinkNotUsable: {
    status: 410,
    code: 'email-link-not-usable',
    message: 'This link cannot be used any more. Please ask for a new one.',
  },
} as const satisfies Record<string, Refusal>;

const sessionRefusals = {
  // The same for an invented session and for another person's.
  sessionUnknown: { status: 404, code: 'session-unknown', message: 'There is no such session.' },
} as const satisfies Record<string, Refusal>;

const superAdminRefusals = {
  alreadyACustomer: {
    status: 409,
    code: 'already-a-customer',
    message: 'This address has an account already. Its password can be reset on the log-in page.',
  },
  impersonationReasonMissing: {
    status: 422,
    code: 'impersonation-reason-missing',
    message: 'Please say why you act for this person, for instance a ticket.',
  },
  impersonationReasonPersonal: {
    status: 422,
    code: 'impersonation-reason-personal',
    message: 'Please leave addresses and phone numbers out of the reason. It is kept for ever.',
  },
  impersonatingAlready: {
    status: 409,
    code: 'impersonating-already',
    message: 'You are acting for another person already. Stop impersonating first.',
  },
  notImpersonable: {
    status: 409,
    code: 'not-impersonable',
    message: 'Nobody can act for this person: they are staff, or have no account of their own or of a team.',
  },
} as const satisfies Record<string, Refusal>;

const phoneRefusals = {
  'phone-not-saved': {
    status: 409,
    code: 'phone-not-saved',
    message: 'Please save this phone number in your company profile first.',
  },
  'phone-verified': { status: 409, code: 'phone-verified', message: 'This phone number is verified already.' },
  'code-over': { status: 404, code: 'code-over', message: 'No code is to be sent any more.' },
} as const satisfies Record<string, Refusal>;

export const refusals = {
  ...emailRefusals,
  ...sessionRefusals,
  ...privacyRefusals,
  // The same answer for an unknown address, a wrong password and an unverified address.
  wrongCredentials: { status: 401, code: 'wrong-credentials', message: 'The e-mail address or the password is wrong.' },
  sessionOver: { status: 401, code: 'session-over', message: 'Please Login to View this Page' },
  linkNotUsable: {
    status: 410,
    code: 'link-not-usable',
    message:
      'This link was used already or is too old. If you chose your password with it, log in; otherwise ask for a new link.',
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
  ...superAdminRefusals,
  ...phoneRefusals,
  'account-differs': { status: 409, code: 'account-differs', message: 'The account differs from this request.' },
  ...teamRefusals,
  ...siteDocumentRefusals,
  'account-not-imported': {
    status: 409,
    code: 'account-not-imported',
    message: 'This account was not brought over from another product.',
  },
  'member-differs': { status: 409, code: 'member-differs', message: 'The account differs from this request.' },
} as const satisfies Record<string, Refusal>;
