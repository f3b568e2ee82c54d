// What the API of the tests answers to the pages of super-admins and to the banner above every page.
import { defaultClaims } from '@leadwright/runtime/site/public-claims';
import { http, HttpResponse } from 'msw';
import type { Answer } from '../../server/operations.ts';
import type { Dataset, PageFailure, SiteDocument } from '../../server/api-types.ts';

export const pageFailure: PageFailure = {
  id: 'error-1',
  uid: 'person-1',
  accountId: 'account-1',
  email: 'owner@example.test',
  error: 'TypeError: page',
  errorInfo: 'at SearchPage',
  state: { signedIn: true, online: true, width: 1440, height: 900, language: 'en-US' },
  location: {
    host: 'leads.example',
    href: 'https://leads.example/search?g=st:AZ',
    origin: 'https://leads.example',
    pathname: '/search',
    port: '',
    protocol: 'https:',
    search: '?g=st:AZ',
  },
  timeStamp: '2026-11-21T07:04:13.000001Z',
};

export const siteDocument: SiteDocument = {
  _docId: 'welcome',
  _lastChanged: 1_795_000_000,
  revision: 2,
  fields: [
    { name: 'title', type: 'text', value: 'Hello' },
    { name: 'price', type: 'number', value: 9.99 },
    { name: 'shown', type: 'boolean', value: true },
    { name: 'since', type: 'date', value: 1_795_000_000 },
    { name: 'tags', type: 'list', value: ['a'] },
    { name: 'more', type: 'map', value: { b: 1 } },
  ],
};

const datasets: Dataset[] = [
  {
    ...{ dictId: 'consumers', name: 'Consumers', rows: 210_000_000, source: 'import:2026-10' },
    activatedAt: '2026-10-01T00:00:00.000000Z',
  },
];

/** Of the same leads as `datasets`. */
export const leadFacts: Answer<'get', '/api/v2/lead-facts'> = {
  asOf: '2026-11-28',
  kinds: [
    {
      ...{ dictId: 'consumers', name: 'Consumers', leads: 210_000_000, renewedOn: '2026-10-01' },
      phones: { checkedOn: '2026-11-12', callableUntil: '2026-12-13' },
    },
  ],
};

const permissions = { read: true, write: true, delete: true };

export const siteDocumentsAtServer = [
  http.get('*/api/v2/banner', () => HttpResponse.json({ banner: null })),
  http.get('*/api/v2/claims', ({ request }) =>
    HttpResponse.json(defaultClaims(new URL(request.url).searchParams.get('site') ?? '')),
  ),
  http.get('*/api/v2/lead-facts', () => HttpResponse.json(leadFacts)),
  http.get('*/api/v2/superadmin/datasets', () => HttpResponse.json({ datasets })),
  http.get('*/api/v2/changelog', () => HttpResponse.json({ news: [] })),
  http.post('*/api/v2/errors', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/v2/me/errors', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/v2/superadmin/errors', () => HttpResponse.json({ errors: [pageFailure] })),
  http.get('*/api/v2/superadmin/sites', () =>
    HttpResponse.json({ collections: [{ site: 'main', collection: 'articles', documents: 1, permissions }] }),
  ),
  http.get('*/api/v2/superadmin/sites/:site/:collection', () =>
    HttpResponse.json({
      permissions,
      documents: [{ _docId: siteDocument._docId, _lastChanged: siteDocument._lastChanged, fields: 6 }],
    }),
  ),
  http.get('*/api/v2/superadmin/sites/:site/:collection/:docId', () =>
    HttpResponse.json({ permissions, document: siteDocument }),
  ),
];
