// Findings of Schemathesis that are accepted, each with a reason. An entry that no longer occurs fails the run and must
// be removed.
import type { AllowedFinding } from './findings.ts';

const takeBodies = [
  'POST /api/login',
  'POST /api/v2/me/password',
  'POST /api/v2/me/reauthentication',
  'POST /api/v2/password-resets',
  'POST /api/v2/password-resets/check-link',
  'POST /api/v2/password-resets/confirm',
  'POST /api/v2/sandbox/payments/{clientSecret}/confirm',
  'POST /api/v2/sandbox/acts',
  'POST /api/v2/invoices/refresh',
  'POST /api/v2/searches/count',
  'POST /api/v2/searches/preview',
  'POST /api/v2/sign-ups',
  'POST /api/v2/sign-ups/check-link',
  'POST /api/v2/sign-ups/confirm',
  'POST /api/v2/verify_traffic',
  'POST /api/v2/finance/accounts/{accountId}/adjustments',
  'POST /api/v2/finance/accounts/{accountId}/voids',
  'POST /api/v2/webhooks/{processor}',
  'POST /api/v2/transactions/write/{customerDocId}/{customerId}',
  'POST /api/v2/{billing}/invoices/write/{customerDocId}/{customerId}',
  'POST /api/{billing}/accounts/create',
  'POST /api/{billing}/accounts/update/{accountId}',
  'POST /api/{billing}/subscriptions/create',
  'POST /api/{billing}/subscriptions/createChange/{subscriptionId}',
  'POST /api/{billing}/subscriptions/terminate/{subscriptionId}',
];
const statements = [
  'GET /api/v2/usage/statement',
  'GET /api/v2/usage/statement-file',
  'GET /api/v2/usage/entries-csv',
  'GET /api/v2/finance/events',
  'GET /api/v2/finance/events-csv',
  'GET /api/v2/finance/accounts/{accountId}/statement',
];
const searches = ['POST /api/v2/searches/count', 'POST /api/v2/searches/preview', 'POST /api/v2/downloads'];

export const allowedFindings: readonly AllowedFinding[] = [
  ...takeBodies.map((operation) => ({
    operation,
    check: 'unsupported_method',
    says: /Unsupported method GET .*\| 400 request-malformed$/,
    reason:
      'The trial sends this GET with the body of the POST. A GET with a body is refused as that, before its method is looked at.',
  })),
  ...['GET /api/v2/usage/entries', 'GET /api/v2/usage/lines', 'GET /api/v2/invoices'].map((operation) => ({
    operation,
    check: 'positive_data_acceptance',
    says: /\| 400 cursor-invalid$/,
    reason: "A cursor is what the page before gave; its form is the server's own and may change.",
  })),
  ...statements.map((operation) => ({
    operation,
    check: 'positive_data_acceptance',
    says: /\| 400 period-invalid$/,
    reason: 'A period begins before it ends, and an instant is a day that exists: no schema says that.',
  })),
  {
    operation: 'POST /api/v2/sandbox/clock',
    check: 'positive_data_acceptance',
    says: /\| 400 clock-move-invalid$/,
    reason: 'The clock is moved by days or to an instant: either, never both, and an instant is a day that exists.',
  },
  ...searches.map((operation) => ({
    operation,
    check: 'positive_data_acceptance',
    says: /\| 400 [a-z-]+: This list has no such filter\./,
    reason: 'Which filters there are, `GET /api/v2/dictionaries` says, list by list; the schema has their form only.',
  })),
  ...searches.map((operation) => ({
    operation,
    check: 'positive_data_acceptance',
    says: /\| 400 [a-z-]+: One of the (states|counties|cities|ZIP codes|area codes) is not written as it should be\./,
    reason: 'How a place is written depends on its kind; the schema has one form for all kinds.',
  })),
  ...['adjustments', 'voids'].map((what) => ({
    operation: `POST /api/v2/finance/accounts/{accountId}/${what}`,
    check: 'positive_data_acceptance',
    says: /\| 400 note-personal$/,
    reason: 'A note that is kept for ever holds no address and no phone number: no schema says what looks like one.',
  })),
  {
    operation: 'POST /api/v2/password-resets/confirm',
    check: 'positive_data_acceptance',
    says: /\| 410 reset-link-not-usable$/,
    reason: 'A token that was never mailed has the form of one that was, as with a sign-up.',
  },
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
];
