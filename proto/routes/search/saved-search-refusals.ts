// What the routes of saved searches refuse, beside what any search may.
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const savedSearchRefusals = {
  nameMissing: { status: 422, code: 'search-name-missing', message: 'Please name your search before saving.' },
  geographyMissing: {
    status: 422,
    code: 'search-geography-missing',
    message: 'Select a geography to save this search',
  },
  queryUrlForeign: { status: 422, code: 'query-url-foreign', message: 'There is no such list of leads.' },
  full: {
    status: 409,
    code: 'saved-searches-full',
    message: 'Your account keeps as many searches as it can. Delete one that you do not need.',
  },
  // The same for another account's search and for an unknown one, so that the answer does not tell which.
  'saved-search-unknown': { status: 404, code: 'saved-search-unknown', message: 'Saved search not found :(' },
  'saved-search-exists': { status: 409, code: 'saved-search-exists', message: 'This search was saved already.' },
  'saved-search-of-another': {
    status: 403,
    code: 'saved-search-of-another',
    message: 'Only the person who saved this search can delete it.',
  },
  'share-link-unknown': {
    status: 404,
    code: 'share-link-unknown',
    message: 'This link was revoked already, or has ended.',
  },
  'too-many-share-links': {
    status: 409,
    code: 'too-many-share-links',
    message: 'This search has 20 open links already. Revoke one first.',
  },
  idempotencyKeyMissing: commonRefusals.idempotencyKeyMissing,
  idempotencyKeyReused: commonRefusals.idempotencyKeyReused,
} as const satisfies Record<string, Refusal>;
