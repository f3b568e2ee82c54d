// Findings of Schemathesis that are accepted, each with a reason. An entry that no longer occurs fails the run and must
// be removed.
import type { AllowedFinding } from './findings.ts';

const statements = [
  'GET /api/v2/usage/statement',
  'GET /api/v2/usage/statement-file',
  'GET /api/v2/usage/entries-csv',
  'GET /api/v2/usage/days',
  'GET /api/v2/finance/events',
  'GET /api/v2/finance/events-csv',
  'GET /api/v2/finance/accounts/{accountId}/statement',
];
const searches = [
  'POST /api/v2/searches/count',
  'POST /api/v2/searches/facets',
  'POST /api/v2/searches/preview',
  'POST /api/v2/downloads',
  'POST /api/v2/saved-searches',
];

/** Paths of the operations that only finance and super-admins have. */
export const STAFF_PATHS = '^/api/v2/(finance|superadmin)/';

/** What has to be found where such operations are tried, or where all others are. */
export const foundAmong = (which: 'staff' | 'others'): readonly AllowedFinding[] =>
  allowedFindings.filter(
    ({ operation, isRandom }) =>
      isRandom !== true && new RegExp(STAFF_PATHS).test(operation.split(' ')[1] ?? '') === (which === 'staff'),
  );

export const allowedFindings: readonly AllowedFinding[] = [
  ...[
    'GET /api/v2/usage/entries',
    'GET /api/v2/usage/lines',
    'GET /api/v2/invoices',
    'GET /api/v2/superadmin/people',
    'GET /api/v2/superadmin/errors',
    'GET /api/v2/superadmin/accounts/{accountId}/trail',
    'GET /api/v2/finance/events',
    'GET /api/v2/finance/months/{month}/lots',
  ].map((operation) => ({
    operation,
    check: 'positive_data_acceptance',
    says: /\| 400 cursor-invalid$/,
    isRandom: true as const,
    reason: "A cursor is what the page before gave; its form is the server's own and may change.",
  })),
  ...statements.map((operation) => ({
    operation,
    check: 'positive_data_acceptance',
    says: /\| 400 period-invalid$/,
    reason: 'A period begins before it ends, and an instant is a day that exists: no schema says that.',
  })),
  ...['GET /api/v2/usage/balance', 'GET /api/v2/finance/accounts/{accountId}/balance'].map((operation) => ({
    operation,
    check: 'positive_data_acceptance',
    says: /\| 400 balance-invalid$/,
    reason: 'An instant is a day that exists, and not ahead of now: no schema says that.',
  })),
  {
    operation: 'GET /api/v2/usage/days',
    check: 'positive_data_acceptance',
    says: /\| 400 period-too-long$/,
    isRandom: true as const,
    reason: 'How far two instants may lie apart is said by no schema.',
  },
  ...['POST /api/v2/downloads/unarchive-all', 'POST /api/v2/saved-searches/copies'].map((operation) => ({
    operation,
    check: 'allow_header_conformance',
    says: /`Allow: GET, POST` does not match the schema\. Undocumented methods advertised: GET /,
    reason: 'GET of this path is answered: as the download or saved search whose id it would be, which nobody has.',
  })),
  {
    operation: 'POST /api/v2/saved-searches',
    check: 'positive_data_acceptance',
    says: /\| 422 search-(?:name|geography)-missing/,
    reason: 'What is missing passes the schema, so that it gets the sentence that people read.',
  },
  {
    operation: 'POST /api/v2/saved-searches',
    check: 'positive_data_acceptance',
    says: /\| 422 query-url-foreign/,
    reason: 'The address has one form, which names the dictionary beside it: no schema says that of two fields.',
  },
  ...['POST /api/email', 'POST /api/email/preview'].map((operation) => ({
    operation,
    check: 'positive_data_acceptance',
    says: /\| (?:400 (?:to-missing|from-missing|subject-missing|text-missing|html-missing|shared-search-missing|bad-recipient|too-many-recipients|header-injection|subject-too-long|text-too-long|html-too-long|link-not-ours|from-not-ours)|403 email-field-forbidden)\b/,
    reason: 'What is missing or too long passes the schema, so that it gets the sentence that people read.',
  })),
  ...['POST /api/email', 'POST /api/email/preview'].map((operation) => ({
    operation,
    check: 'negative_data_rejection',
    says: /Array with more items than allowed by maxItems \| 413 body-too-large/,
    isRandom: true as const,
    reason: 'More addresses than the schema has are more than a request may hold: it is refused before it is read.',
  })),
  ...[
    'POST /api/v2/sign-ups',
    'POST /api/v2/superadmin/sign-up-links',
    'POST /api/v2/team/invitations',
    'POST /api/v2/request_ccpa_optout',
    'PUT /api/v2/company-profile',
  ].map((operation) => ({
    operation,
    check: 'positive_data_acceptance',
    says: /\| 400 mailbox-impossible\b/,
    isRandom: true as const,
    reason: 'Which addresses mail reaches depends on the provider of the mailbox; the schema has their form only.',
  })),
  {
    operation: 'POST /api/v2/request_ccpa_optout',
    check: 'positive_data_acceptance',
    says: /\| 422 privacy-details-incomplete$/,
    isRandom: true,
    reason: 'Which of the details find somebody only together is said by no schema, so that it gets the sentence.',
  },
  {
    operation: 'POST /api/v2/sandbox/clock',
    check: 'positive_data_acceptance',
    says: /\| 400 clock-move-invalid$/,
    reason: 'The clock is moved by days or to an instant: either, never both, and an instant is a day that exists.',
  },
  {
    operation: 'POST /api/v2/data/{resource}',
    check: 'positive_data_acceptance',
    says: /\| 400 look-up-invalid$/,
    isRandom: true,
    reason:
      'Which fields there are depends on the table, and a filter has a grammar; the schema has their lengths only.',
  },
  {
    operation: 'POST /api/v2/searches/count',
    check: 'positive_data_acceptance',
    says: /\| 400 query-invalid$/,
    isRandom: true,
    reason: 'The address of a saved search names the list that the body names: no schema says that of two fields.',
  },
  ...searches.map((operation) => ({
    operation,
    check: 'positive_data_acceptance',
    says: /\| 400 [a-z-]+: This list has no such filter\./,
    reason: 'Which filters there are, `GET /api/v2/dictionaries` says, list by list; the schema has their form only.',
  })),
  {
    operation: 'POST /api/v2/searches/facets',
    check: 'positive_data_acceptance',
    says: /\| 400 facet-unknown$/,
    reason: 'Which filters there are, `GET /api/v2/dictionaries` says, list by list; the schema has their form only.',
  },
  ...searches.map((operation) => ({
    operation,
    check: 'positive_data_acceptance',
    says: /\| 400 [a-z-]+: “.*” is not written as an? (state|county|city|ZIP code|area code) is\./s,
    reason: 'How a place is written depends on its kind; the schema has one form for all kinds.',
  })),
  ...['adjustments', 'voids', 'plan', 'price-per-record', 'refunds', 'time-zone'].map((what) => ({
    operation: `POST /api/v2/finance/accounts/{accountId}/${what}`,
    check: 'positive_data_acceptance',
    says: /\| 400 note-personal$/,
    isRandom: true as const,
    reason: 'A note that is kept for ever holds no address and no phone number: no schema says what looks like one.',
  })),
  ...['adjustments', 'voids', 'plan', 'price-per-record', 'refunds', 'time-zone'].map((what) => ({
    operation: `POST /api/v2/finance/accounts/{accountId}/${what}`,
    check: 'positive_data_acceptance',
    says: /\| 400 text-invalid$/,
    isRandom: true as const,
    reason: 'No text holds a character that PostgreSQL cannot store: no schema says that of every text.',
  })),
  {
    operation: 'POST /api/v2/finance/accounts/{accountId}/price-per-record',
    check: 'positive_data_acceptance',
    says: /\| 400 price-not-whole$/,
    isRandom: true as const,
    reason: 'Leads times price are whole cents: no schema says that of two numbers.',
  },
  ...['promotions', 'promotions/{adjustmentId}/revoke'].flatMap((what) =>
    [/\| 400 note-personal$/, /\| 400 text-invalid$/].map((says) => ({
      operation: `POST /api/v2/finance/${what}`,
      check: 'positive_data_acceptance',
      says,
      isRandom: true as const,
      reason: 'A note that is kept for ever holds no address, no phone number and nothing that cannot be stored.',
    })),
  ),
  {
    operation: 'POST /api/v2/finance/promotions',
    check: 'positive_data_acceptance',
    says: /\| 400 promotion-once-each$/,
    isRandom: true as const,
    reason: 'One account takes a promotion once: the number depends on whether an account is named.',
  },
  {
    operation: 'POST /api/v2/finance/accounts/{accountId}/time-zone',
    check: 'positive_data_acceptance',
    says: /\| 400 zone-unknown$/,
    isRandom: true as const,
    reason: 'Which time zones there are changes with the tables of the IANA; the schema has their length only.',
  },
  {
    operation: 'GET /api/v2/finance/chain',
    check: 'positive_data_acceptance',
    says: /\| 400 range-invalid$/,
    reason: 'A range begins before it ends and holds so many events at most: no schema says that of two fields.',
  },
  {
    operation: 'POST /api/{billing}/subscriptions/createChange/{subscriptionId}',
    check: 'positive_data_acceptance',
    says: /\| 402 card-declined$/,
    isRandom: true as const,
    reason: 'Another call of the trial may have stored a card that is declined.',
  },
  {
    operation: 'POST /api/v2/password-resets/confirm',
    check: 'positive_data_acceptance',
    says: /\| 410 reset-link-not-usable$/,
    reason: 'A token that was never mailed has the form of one that was, as with a sign-up.',
  },
  ...[
    ['email-changes', 'email'],
    ['privacy-requests', 'privacy'],
  ].map(([of, kind]) => ({
    operation: `POST /api/v2/${of}/confirm`,
    check: 'positive_data_acceptance',
    says: new RegExp(`\\| 410 ${kind}-link-not-usable$`),
    reason: 'A token that was never mailed has the form of one that was, as with a sign-up.',
  })),
  ...['accept', 'confirm'].map((answer) => ({
    operation: `POST /api/v2/invitations/${answer}`,
    check: 'positive_data_acceptance',
    says: /\| 410 invitation-not-usable$/,
    reason: 'A token that was never mailed has the form of one that was, as with a sign-up.',
  })),
  {
    operation: 'POST /api/v2/sign-ups/confirm',
    check: 'positive_data_acceptance',
    says: /\| 410 link-not-usable$/,
    reason:
      'A token that was never mailed has the form of one that was: only the server knows, and says 410 as it does of one that was used.',
  },
  {
    operation: 'PUT /api/v2/company-profile',
    check: 'positive_data_acceptance',
    says: /\| 422 company-(name|phone|email)-missing$/,
    reason: 'Empty texts pass the schema, so that each gets the sentence of what is missing, as people read it.',
  },
  {
    operation: 'POST /api/start_verification',
    check: 'positive_data_acceptance',
    says: /\| (?:409 phone-(?:not-saved|verified)|422 company-phone-missing|429 too-many-codes)$/,
    isRandom: true as const,
    reason: 'Only the number that the company profile has now is sent a code; the schema does not know which it is.',
  },
  {
    operation: 'PUT /api/v2/superadmin/sites/{site}/{collection}/{docId}',
    check: 'positive_data_acceptance',
    says: /\| 422 site-field-(repeated|key-forbidden|too-deep)$/,
    reason: 'Names of fields are each there once, and keys of maps are free but for a few: no schema says that.',
  },
  {
    operation: 'PUT /api/v2/superadmin/sites/{site}/{collection}/{docId}',
    check: 'positive_data_acceptance',
    says: /\| 400 text-invalid$/,
    isRandom: true as const,
    reason: 'Keys of maps are free, but none holds what no text can: no schema says that.',
  },
  {
    operation: 'PUT /api/v2/superadmin/sites/{site}/{collection}/{docId}',
    check: 'negative_data_rejection',
    says: /\| 413 body-too-large/,
    reason: 'More fields than a document may have are more than a request may hold: it is refused before it is read.',
  },
  {
    operation: 'POST /api/v2/superadmin/impersonations',
    check: 'positive_data_acceptance',
    says: /\| 422 impersonation-reason-(?:personal|missing)$/,
    reason: 'A reason is kept for ever: it has words, and no address and no phone number. No schema says that.',
  },
  {
    operation: 'POST /api/v2/superadmin/accounts/{accountId}/mail-suppressions/{personId}/lift',
    check: 'positive_data_acceptance',
    says: /\| 422 lift-reason-(?:personal|missing)$/,
    reason: 'A reason is kept for ever: it has words, and no address and no phone number. No schema says that.',
  },
];
