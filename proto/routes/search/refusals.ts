// Every refusal of search: status, code and sentence. Routes throw them and the API document lists them.
import { tooManyPlaces } from '@leadwright/leads/rules/places';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const refusals = {
  queryInvalid: { status: 400, code: 'query-invalid', message: 'There is no such place: AZ:NOWHERE.' },
  filterNotReady: {
    status: 400,
    code: 'filter-not-ready',
    message: 'The leads do not have “Net worth” yet. Remove this filter, or use it when the leads are updated.',
  },
  datasetMissing: {
    status: 404,
    code: 'dataset-missing',
    message: 'There are no leads to search yet. Please try again later.',
  },
  tooManyPlaces: {
    status: 400,
    code: 'too-many-places',
    message: tooManyPlaces,
  },
  dictionaryUnknown: { status: 404, code: 'dictionary-unknown', message: 'There is no such kind of leads.' },
  filterUnknown: {
    status: 404,
    code: 'filter-unknown',
    message: 'There is no filter of that name with a list of values.',
  },
  facetUnknown: {
    status: 400,
    code: 'facet-unknown',
    message: 'These leads have no filter “shoe_size” of their own.',
  },
  resourceUnknown: { status: 404, code: 'resource-unknown', message: 'There is no such table.' },
  lookUpInvalid: {
    status: 400,
    code: 'look-up-invalid',
    message: 'A LIKE takes a beginning: a text with one % at its end.',
  },
  zipUnknown: { status: 404, code: 'zip-unknown', message: 'There is no ZIP code 00000.' },
  noEstimate: {
    status: 409,
    code: 'no-estimate',
    message: 'There is no estimate of this search. Ask for its exact count.',
  },
  tooManyCounts: {
    status: 429,
    code: 'too-many-counts',
    message: 'Two counts are running already. Please wait for one of them.',
    retryAfterSeconds: 2,
  },
  tooManyVisitors: {
    status: 429,
    code: 'too-many-requests',
    message: 'Many people are counting right now. Please try again.',
    retryAfterSeconds: 2,
  },
  // The words are the page's.
  searchTimeout: { status: 504, code: 'search-timeout', message: 'failed to fetch' },
  // Only the log has it: the client has closed the connection.
  clientGone: { status: 499, code: 'client-gone', message: 'The request was cancelled.' },
} as const satisfies Record<string, Refusal>;

/** What any search may refuse; `checkedQuery` and the engine say so. */
export const searchRefusals = [
  refusals.queryInvalid,
  refusals.filterNotReady,
  refusals.datasetMissing,
  refusals.searchTimeout,
];
