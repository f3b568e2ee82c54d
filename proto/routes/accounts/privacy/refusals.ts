import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const privacyRefusals = {
  privacyLinkNotUsable: {
    status: 410,
    code: 'privacy-link-not-usable',
    message: 'This link cannot be used any more. Please send the form again to get a new one.',
  },
  thirdAccessRequest: {
    status: 409,
    code: 'third-access-request',
    message: 'You have asked for your data twice in the last 12 months. You can ask again later.',
  },
  'privacy-details-incomplete': {
    status: 422,
    code: 'privacy-details-incomplete',
    message:
      'A phone number needs ten digits. A name finds nobody alone: it needs first and last name and the ZIP code, and the street or the year and month of birth.',
  },
  'privacy-details-too-often': {
    status: 409,
    code: 'privacy-details-too-often',
    message:
      'Five requests of this e-mail address had a phone number or a name in the last 12 months. Send the form with the e-mail address alone, or write to us.',
  },
  'privacy-details-too-often-of-domain': {
    status: 409,
    code: 'privacy-details-too-often-of-domain',
    message:
      'Twenty-five requests from this domain had a phone number or a name in the last 12 months. Send the form with the e-mail address alone, or write to us.',
  },
  'privacy-request-exists': {
    status: 409,
    code: 'privacy-request-exists',
    message: 'This request has been received already.',
  },
  'privacy-request-unknown': {
    status: 404,
    code: 'privacy-request-unknown',
    message: 'There is no such request.',
  },
  'privacy-request-not-open': {
    status: 409,
    code: 'privacy-request-not-open',
    message: 'This request is not waiting for an answer.',
  },
  'privacy-request-extended-before': {
    status: 409,
    code: 'privacy-request-extended-before',
    message: 'This request has been extended already.',
  },
  'privacy-request-overdue': {
    status: 409,
    code: 'privacy-request-overdue',
    message: 'The 45 days of this request are over, so it can no longer be extended.',
  },
  'lead-data-not-reached': {
    status: 409,
    code: 'lead-data-not-reached',
    message:
      'This cannot be said of a request to know yet: the lists of leads are not searched for one. Who asked is told so by mail; extend the request, or say that it is excepted or not verified.',
  },
  'leads-not-removed-yet': {
    status: 409,
    code: 'leads-not-removed-yet',
    message: 'The lists of leads are still looked through for this request. Please come back in a minute.',
  },
  'privacy-account-remains': {
    status: 409,
    code: 'privacy-account-remains',
    message: 'The account of this person is not erased yet, so the request is not done.',
  },
  'privacy-outcome-not-true': {
    status: 409,
    code: 'privacy-outcome-not-true',
    message: 'This is not what became of the request. Please look at what was found and choose again.',
  },
  privacyRequestNotDelete: {
    status: 409,
    code: 'privacy-request-not-delete',
    message: 'This request does not ask for a deletion.',
  },
  nobodyToErase: {
    status: 404,
    code: 'nobody-to-erase',
    message: 'Nobody with this address has an account.',
  },
  subscriptionNotEnded: {
    status: 409,
    code: 'subscription-not-ended',
    message:
      'The subscription of this account has not ended yet. Please cancel it first, and come back when it is over.',
  },
  membersRemain: {
    status: 409,
    code: 'members-remain',
    message: 'Other people still belong to this account. Please remove them first.',
  },
} as const satisfies Record<string, Refusal>;
