// The API of the tests: default answers, each of which a test may replace.
import { groupsOf } from '@leadwright/leads/filter-groups';
import { kinds } from '@leadwright/leads/kinds';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type {
  Account,
  Dictionary,
  Download,
  PeriodStatement,
  SignedIn,
  Usage,
  UsageLine,
} from '../server/api-types.ts';
import type { Answer, Body } from '../server/operations.ts';
import { billingAtServer } from './at-server/billing-at-server.ts';
import { leadsAtServer } from './at-server/leads-at-server.ts';
import { financeAtServer } from './at-server/finance-at-server.ts';
import { privacyRequest } from './privacy-request.ts';
import { realClock } from './real-clock.ts';
import { invoice } from './invoice.ts';
import { counted, dictionary, sample, teaser } from './lead-samples.ts';
import { peopleAtServer } from './at-server/people-at-server.ts';
import { leadVersionsAtServer } from './at-server/lead-versions-at-server.ts';
import { savedSearch, savedSearchesAtServer } from './at-server/saved-searches-at-server.ts';
import { messagesAtServer } from './at-server/messages-at-server.ts';
import { sharesAtServer } from './at-server/shares-at-server.ts';
import { sessionsAtServer } from './at-server/sessions-at-server.ts';
import { siteDocumentsAtServer } from './at-server/site-documents-at-server.ts';
import { teamAtServer } from './at-server/team-at-server.ts';

export { counted, dictionary, sample, teaser };

export const person: SignedIn = {
  token: 'first-token',
  uid: 'person-1',
  email: 'owner@example.test',
  accountId: 'account-1',
  role: 'admin',
  staff: '',
  expiresInSeconds: 600,
};

export const heldProfile: Answer<'get', '/api/v2/company-profile'> = {
  companyProfile: { name: 'Byron Roofing', phone: '6025550134', email: 'office@byron.example' },
  phone: { state: 'unverified', codeExpiresAt: null },
};

/** The document of that person. */
export const account: Account = {
  ...{ uid: person.uid, _docId: person.uid, id: person.uid, email: person.email, name: 'Olivia Owner' },
  ...{ accountId: person.accountId, role: 'admin', staff: '', verified: true, superAdmin: false, impersonating: false },
  companyProfile: heldProfile.companyProfile,
  companyUsers: [],
  ...{ customer_id: null, inviteStatus: null, archived: false, archivedAt: null, needsPort: false },
  user: {
    ...{ uid: person.uid, email: person.email },
    ...{ creationTime: '2026-01-02T03:04:05Z', lastLoginTime: '2026-11-20T10:00:00Z' },
  },
};

export const usage: Usage = {
  planId: 'team-unlimited',
  planName: 'Team unlimited',
  status: 'live',
  live: true,
  cancelled: false,
  pastDue: false,
  cancelling: false,
  freeTrial: false,
  trialRefused: null,
  payment: 'good',
  unpaid: false,
  lowered: null,
  seats: 10,
  noSeat: false,
  accessEndsAt: null,
  nextPlanId: null,
  billing_cycle_anchor: 1_793_491_200,
  nextBoundaryAt: '2026-12-01T00:00:00Z',
  leads: 50_000,
  leadsRemaining: 7_000,
  leadsHeld: 500,
  leadsUsed: 42_500,
  lowLeads: 5_000,
  downloadLimit: 5_000,
  unlimited: false,
  includesRollover: false,
  periodStart: '2026-11-01T00:00:00Z',
  periodEnd: '2026-12-01T00:00:00Z',
  zone: 'UTC',
  version: 7,
  lots: [
    {
      lotId: 'lot-1',
      earned: false,
      kind: 'plan',
      leads: 50_000,
      available: 7_000,
      held: 500,
      used: 42_500,
      expiresAt: '2026-12-31T00:00:00Z',
    },
  ],
};

const periods = [
  { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z', outside: false },
  { from: '2026-10-01T00:00:00Z', to: '2026-11-01T00:00:00Z', outside: false },
];

/** The totals of a period in which 1,900 leads ended unused. */
export const statement: PeriodStatement = {
  from: '2026-11-01T00:00:00Z',
  to: '2026-12-01T00:00:00Z',
  knownAt: null,
  opening: 1_900,
  issued: 50_000,
  credited: 0,
  delivered: 42_500,
  expired: 1_900,
  voided: 0,
  closing: 7_500,
};

const ofPlan = { kind: 'plan' as const, expiresAt: '2026-12-31T00:00:00Z', earned: false };
const at = '2026-11-20T10:00:00Z';

/** A download that cost 2,431 leads and returned 69. */
export const line: UsageLine = {
  id: '9.0',
  kind: 'download',
  leads: -2431,
  at,
  downloadId: 'download-1',
  state: 'charged',
  setAside: 2500,
  returned: 69,
  entries: [
    { type: 'reserved', leads: -2500, balance: 6931, at, lot: ofPlan },
    { type: 'used', leads: -2431, balance: 6931, at, lot: ofPlan },
    { type: 'returned', leads: 69, balance: 7000, at, lot: ofPlan },
  ],
};

export function download(change: Partial<Download>): Download {
  return {
    id: 'download-1',
    name: 'Consumers Phoenix, AZ',
    dictId: 'consumers',
    status: 'ready',
    rowsAsked: 2500,
    rows: 2431,
    leads: 2431,
    bytes: 412_345,
    sha256: 'ab'.repeat(32),
    fetchProgress: 100,
    storingFile: false,
    timestamp: 1_795_000_000,
    query: { geography: { kind: 'ZIP', values: ['85001'] }, filters: [{ field: 'age', from: 45, to: 64 }] },
    datasetVersion: 3,
    cells: 'labels',
    archived: false,
    version: 5,
    askedBy: { personId: person.uid, throughSupport: false },
    cost: { setAside: 2500, used: 2431, returned: 69, lots: [{ ...ofPlan, setAside: 2500, used: 2431, returned: 69 }] },
    ...change,
  };
}

/** Answers like the server for an account with these downloads: lists leave archived ones out, and each is found by id. */
export function downloadsAtServer(...all: Download[]) {
  const kept = new Map(all.map((one) => [one.id, one]));
  const unknown = () => problem(404, 'download-unknown', "Uh oh, there's nothing here");
  return [
    http.get('*/api/v2/downloads', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const archived = searchParams.get('archived') === 'true';
      const ids = searchParams.get('ids')?.split(',');
      if (ids !== undefined) return HttpResponse.json({ downloads: ids.flatMap((id) => kept.get(id) ?? []) });
      if (archived && !request.headers.get('authorization')?.includes('super-admin'))
        return problem(403, 'not-allowed');
      return HttpResponse.json({ downloads: [...kept.values()].filter((one) => one.archived === archived) });
    }),
    http.get('*/api/v2/downloads/:id', ({ params }) => {
      const found = kept.get(String(params['id']));
      return found === undefined ? unknown() : HttpResponse.json(found);
    }),
    http.post('*/api/v2/downloads/unarchive-all', ({ request }) => {
      if (!request.headers.get('authorization')?.includes('super-admin')) return problem(403, 'not-allowed');
      const archived = [...kept.values()].filter((one) => one.archived);
      for (const one of archived) kept.set(one.id, { ...one, archived: false, version: one.version + 1 });
      return HttpResponse.json({ unarchived: archived.length });
    }),
    http.post('*/api/v2/downloads/:id/cancel', ({ params }) => {
      const found = kept.get(String(params['id']));
      if (found === undefined) return unknown();
      if (found.status === 'ready') return problem(409, 'download-ended');
      kept.set(found.id, { ...found, status: 'cancelled', fetchProgress: 0, version: found.version + 1 });
      return HttpResponse.json({ id: found.id, version: found.version + 1 });
    }),
    http.post(/\/api\/v2\/downloads\/[^/]+\/(run-again|recheck)$/, ({ request }) => {
      const found = kept.get(new URL(request.url).pathname.split('/').at(-2) ?? '');
      if (found === undefined) return unknown();
      const id = `again-${request.headers.get('idempotency-key') ?? ''}`;
      kept.set(id, { ...found, id, status: 'requested', fetchProgress: 0, timestamp: found.timestamp + 1, version: 1 });
      return HttpResponse.json({ id, version: 1 }, { status: 202 });
    }),
    http.post('*/api/v2/downloads/:id/:action', ({ params }) => {
      const found = kept.get(String(params['id']));
      if (found === undefined) return unknown();
      const changed = { ...found, archived: params['action'] === 'archive', version: found.version + 1 };
      kept.set(found.id, changed);
      return HttpResponse.json({ id: changed.id, version: changed.version });
    }),
  ];
}

export function problem(status: number, code: string, message = 'No.') {
  return HttpResponse.json({ code, message, correlationId: 'correlation-1' }, { status });
}

/** One kind of leads; no other is there. */
export function dictionaryAtServer(one: Dictionary) {
  return [
    http.get('*/api/v2/dictionaries', () => HttpResponse.json({ dictionaries: [one] })),
    http.get('*/api/v2/dictionaries/:dictId', ({ params }) => {
      // As the server orders them, also for filters that a test adds.
      const groups = groupsOf(one.filters.map(({ field: fieldName, group }) => ({ fieldName, group })));
      if (params['dictId'] === one.dictId) return HttpResponse.json({ ...one, groups });
      const kind = kinds.find(({ dictId }) => dictId === params['dictId']);
      return kind ? HttpResponse.json({ ...one, ...kind }) : problem(404, 'dictionary-unknown');
    }),
  ];
}

export const network = setupServer(
  http.post('*/api/v2/sessions/refresh', () => HttpResponse.json(person)),
  http.get('*/api/v2/me', () => HttpResponse.json(account)),
  http.post('*/api/v2/password-resets/check-link', () => HttpResponse.json({ usable: true })),
  http.post('*/api/v2/email-changes/check-link', () => HttpResponse.json({ usable: true })),
  ...messagesAtServer,
  ...sessionsAtServer,
  ...savedSearchesAtServer([savedSearch()]),
  ...sharesAtServer(),
  http.post('*/api/v2/sign-ups/check-link', () => HttpResponse.json({ usable: true })),
  http.post('*/api/v2/privacy-requests/check-link', () => HttpResponse.json({ usable: true, kind: 'delete' })),
  http.get('*/api/v2/superadmin/privacy-requests', () => HttpResponse.json({ requests: [privacyRequest()] })),
  http.get('*/api/v2/messaging', () => HttpResponse.json({ kind: 'off' })),
  ...dictionaryAtServer(dictionary),
  http.get('*/api/v2/geographies/labels', ({ request }) => {
    const values = new URL(request.url).searchParams.get('values') ?? '';
    return HttpResponse.json({
      items: values.split(',').map((value) => ({ value, name: `${value} Phoenix, AZ`, meta: '', kind: 'ZIP' })),
    });
  }),
  // The tables are large: those tests alone load them that read a list.
  http.post('*/api/v2/geographies/read', async ({ request }) => {
    const { readPlaces } = await import('@leadwright/leads/place-words/read-places');
    const { list, kind } = (await request.json()) as Body<'post', '/api/v2/geographies/read'>;
    return HttpResponse.json(readPlaces(list, kind));
  }),
  http.get('*/api/v2/suggestions', () =>
    HttpResponse.json({
      items: [{ value: '85001', name: '85001 Phoenix, AZ', meta: 'Maricopa', kind: 'ZIP', agg: 1208, query: null }],
    }),
  ),
  http.get('*/api/v2/teaser', () => HttpResponse.json(teaser)),
  http.post('*/api/v2/searches/count', () => HttpResponse.json(counted)),
  http.post('*/api/v2/searches/preview', () => HttpResponse.json(sample)),
  // No mail is kept here: it is sent.
  http.get('*/api/v2/mailbox', () => problem(404, 'not-found')),
  http.get('*/api/v2/usage', () => HttpResponse.json(usage)),
  realClock,
  ...siteDocumentsAtServer,
  ...leadVersionsAtServer,
  ...billingAtServer,
  ...teamAtServer,
  ...financeAtServer,
  ...peopleAtServer,
  http.get('*/api/v2/finance/accounts/:id/statement', () => HttpResponse.json(statement)),
  http.get('*/api/v2/invoices', () => HttpResponse.json({ invoices: [invoice] })),
  ...leadsAtServer,
  http.get('*/api/v2/usage/periods', () => HttpResponse.json({ periods })),
  http.get('*/api/v2/usage/statement', () => HttpResponse.json(statement)),
  http.get('*/api/v2/usage/lines', () => HttpResponse.json({ lines: [line] })),
  http.get('*/api/v2/imported-downloads', () => HttpResponse.json({ downloads: [] })),
  ...downloadsAtServer(download({})),
);
