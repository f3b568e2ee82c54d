import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

/** How many downloads of an account may wait for their file. */
export const waitingMax = 10;

export const refusals = {
  // The same for another account's download and for an unknown one, so that the answer does not tell which.
  'download-unknown': { status: 404, code: 'download-unknown', message: "Uh oh, there's nothing here" },
  'download-ended': {
    status: 409,
    code: 'download-ended',
    message: 'This download has ended already, so there is nothing to cancel.',
  },
  'download-not-completed': { status: 409, code: 'download-not-completed', message: 'This file is not finished yet.' },
  'download-not-ended': {
    status: 409,
    code: 'download-not-ended',
    message: 'Uh oh, there was an error archiving your download: it is still in progress.',
  },
  'download-exists': { status: 409, code: 'download-exists', message: 'This download exists already.' },
  'download-rows-removed': {
    status: 409,
    code: 'download-rows-removed',
    message: 'People whose leads were chosen want to be in no list, so the file is made anew without them.',
  },
  sharedUnknown: { status: 404, code: 'saved-search-unknown', message: 'Saved search not found :(' },
  'already-reported': {
    status: 409,
    code: 'already-reported',
    message: 'This file has already been reported.',
  },
  noGeography: {
    status: 400,
    code: 'no-geography',
    message: 'This file was ordered for the whole country, so none of its leads is outside a geography.',
  },
  notRecheckable: {
    status: 409,
    code: 'download-not-recheckable',
    message: 'These leads have no phone numbers that could be checked against do-not-call lists.',
  },
  idempotencyKeyMissing: commonRefusals.idempotencyKeyMissing,
  idempotencyKeyReused: commonRefusals.idempotencyKeyReused,
  notOrdered: { status: 404, code: 'not-ordered', message: 'Nothing was ordered under this key.' },
  archivedList: { status: 403, code: 'not-allowed', message: 'You do not have access to this list' },
  queryInvalid: { status: 400, code: 'query-invalid', message: 'There is no such place: AZ:NOWHERE.' },
  filterNotReady: {
    status: 400,
    code: 'filter-not-ready',
    message: 'The leads do not have “Net worth” yet. Remove this filter, or use it when the leads are updated.',
  },
  datasetGone: {
    status: 409,
    code: 'dataset-gone',
    message: 'The leads were updated since your search. Please search again.',
  },
  tooManyDownloads: {
    status: 429,
    code: 'too-many-downloads',
    retryAfterSeconds: 10,
    message: `At most ${waitingMax} downloads can wait at a time. Please try again when one is ready.`,
  },
  diskNearlyFull: {
    status: 503,
    code: 'disk-nearly-full',
    retryAfterSeconds: 60,
    message: 'No room is left for new files at the moment. Nothing was charged. Please try again later.',
  },
  // The same for an expired, altered or invented link.
  linkNotUsable: {
    status: 404,
    code: 'link-not-usable',
    message: 'This link is no longer usable. Please open your download again.',
  },
  rangeNotSatisfiable: { status: 416, code: 'range-not-satisfiable', message: 'The file has no such part.' },
} as const satisfies Record<string, Refusal>;

/** What may refuse an order, whatever it is of. */
export const orderRefusals = [
  refusals.queryInvalid,
  refusals.filterNotReady,
  refusals.idempotencyKeyMissing,
  refusals.idempotencyKeyReused,
  refusals.datasetGone,
  refusals.tooManyDownloads,
  refusals.diskNearlyFull,
  refusals['download-exists'],
] as const;
