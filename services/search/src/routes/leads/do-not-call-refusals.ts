import type { Refusal } from '@leadwright/runtime/refusals/refusal';

/** What the operators' routes of do-not-call lists refuse. */
export const doNotCallRefusals = {
  listRunning: {
    status: 409,
    code: 'list-running',
    message: 'Another do-not-call list is being loaded. Wait until it has ended.',
  },
  listGone: {
    status: 409,
    code: 'list-gone',
    message: 'This load was silent for too long, and another one took its place. Begin it again.',
  },
  noListBefore: {
    status: 409,
    code: 'no-list-before',
    message: 'Changes need the whole list that they change. Load that first, without --delta.',
  },
  listKeyChanged: {
    status: 409,
    code: 'list-key-changed',
    message:
      'The list that these changes belong to was kept by an older key of SEARCH_LEAD_MARK_KEYS. Load the whole list, without --delta.',
  },
  noListKey: {
    status: 409,
    code: 'no-list-key',
    message: 'SEARCH_LEAD_MARK_KEYS has no key, and without one no number can be kept.',
  },
  listNotAccepted: {
    status: 409,
    code: 'list-not-accepted',
    message: 'The list is out of the usual. --accept with a reason makes it count all the same.',
  },
  scrubDelayed: {
    status: 409,
    code: 'scrub-delayed',
    message:
      "The list counts, and the leads are not checked against it yet. It is tried each minute; search's log says why.",
  },
  listOnCluster: {
    status: 409,
    code: 'list-on-cluster',
    message:
      'Leads that are spread over shards of ClickHouse cannot be checked against do-not-call lists. Check the numbers before the import, and let the file say which are listed.',
  },
  asOfInFuture: { status: 400, code: 'as-of-in-future', message: 'A list cannot be of a day that is still to come.' },
} as const satisfies Record<string, Refusal>;
