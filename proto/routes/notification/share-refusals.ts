import { htmlMax, recipientsMax, subjectMax, textMax } from '@leadwright/leads/rules/sharing';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const shareRefusals = {
  toMissing: {
    status: 400,
    code: 'to-missing',
    message: "Please include a 'To' email address for your message.",
  },
  fromMissing: {
    status: 400,
    code: 'from-missing',
    message: "Please include a 'From' email address for your message.",
  },
  subjectMissing: { status: 400, code: 'subject-missing', message: "Please include a 'Subject' for your message." },
  textMissing: { status: 400, code: 'text-missing', message: "Please include a 'Text' for your message." },
  htmlMissing: { status: 400, code: 'html-missing', message: "Please include an 'Html' for your message." },
  searchMissing: {
    status: 400,
    code: 'shared-search-missing',
    message: 'Please choose one search, or one download, to share.',
  },
  badRecipient: {
    status: 400,
    code: 'bad-recipient',
    message: "Uh oh, that doesn't look like an email address.",
  },
  tooManyRecipients: {
    status: 400,
    code: 'too-many-recipients',
    message: `Please send to ${recipientsMax} addresses at most at once.`,
  },
  headerInjection: {
    status: 400,
    code: 'header-injection',
    message: 'Subject, names and addresses must each be one line.',
  },
  subjectTooLong: {
    status: 400,
    code: 'subject-too-long',
    message: `The subject may have ${subjectMax} characters at most.`,
  },
  textTooLong: {
    status: 400,
    code: 'text-too-long',
    message: `The text may have ${textMax.toLocaleString('en-US')} characters at most.`,
  },
  htmlTooLong: {
    status: 400,
    code: 'html-too-long',
    message: `The HTML may have ${htmlMax.toLocaleString('en-US')} characters at most.`,
  },
  linkNotOurs: {
    status: 400,
    code: 'link-not-ours',
    message: 'Your message may hold links to our own pages alone. The link to the search is added for you.',
  },
  fromNotOurs: { status: 400, code: 'from-not-ours', message: "The 'From' address must be one of our own domain." },
  fieldForbidden: {
    status: 403,
    code: 'email-field-forbidden',
    message: 'You can choose the recipients, the subject and the text of your message.',
  },
  notVerified: { status: 403, code: 'not-verified', message: 'Please confirm your email address before sharing.' },
  // The same for another account's search and for an unknown one, so that the answer does not tell which.
  savedSearchNotFound: { status: 404, code: 'saved-search-not-found', message: 'Saved search not found :(' },
  tooManyShareLinks: {
    status: 409,
    code: 'too-many-share-links',
    message: 'This search has 20 open links already. Revoke one first.',
  },
  tooManyShares: {
    status: 429,
    code: 'too-many-shares',
    message: 'You have sent as many e-mails as you can in a day. Please try again tomorrow.',
    retryAfterSeconds: 3_600,
  },
  confirmationUnknown: {
    status: 404,
    code: 'confirmation-unknown',
    message: 'This link cannot be used. Perhaps it was not copied whole.',
  },
  idempotencyKeyMissing: commonRefusals.idempotencyKeyMissing,
  idempotencyKeyReused: commonRefusals.idempotencyKeyReused,
  unavailable: commonRefusals.unavailable,
} as const satisfies Record<string, Refusal>;

/** What may be wrong with what a person wrote. */
export const writtenRefusals: readonly Refusal[] = [
  shareRefusals.toMissing,
  shareRefusals.fromMissing,
  shareRefusals.subjectMissing,
  shareRefusals.textMissing,
  shareRefusals.htmlMissing,
  shareRefusals.searchMissing,
  shareRefusals.badRecipient,
  shareRefusals.tooManyRecipients,
  shareRefusals.headerInjection,
  shareRefusals.subjectTooLong,
  shareRefusals.textTooLong,
  shareRefusals.htmlTooLong,
  shareRefusals.linkNotOurs,
  shareRefusals.fromNotOurs,
  shareRefusals.fieldForbidden,
];
