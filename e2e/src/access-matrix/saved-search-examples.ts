// Example requests of the routes of saved searches and of what is shared.
import { randomUUID } from 'node:crypto';
import { arizona } from '../downloads/download-path.ts';
import { unknownOf, type Example } from './example.ts';

const unknown = { of: 'owner', refusal: unknownOf('saved-search') } as const;
const none = { params: { id: 'none' }, ...unknown };

const sharing = { searchId: 'none', to: ['nobody@canary.test'], subject: 'Asked by the matrix', text: 'Look at this.' };

/** Each caller keeps one search with the first; the others ask for what is not there. */
export function savedSearchExamples(): Record<string, Example> {
  return {
    'POST /api/v2/saved-searches': {
      body: {
        searchName: 'Asked by the matrix',
        queryUrl: '/api/v2/searches/count?dictId=consumers&index=leads.consumers',
        geographyParams: arizona.geography,
        searchParams: arizona.filters,
        count: null,
      },
      headers: { 'idempotency-key': randomUUID() },
    },
    'POST /api/v2/saved-searches/copies': {
      body: { from: { token: 'never-made' } },
      headers: { 'idempotency-key': randomUUID() },
      refusal: unknownOf('saved-search'),
    },
    'GET /api/v2/saved-searches/:id': none,
    'POST /api/v2/saved-searches/:id/delete': none,
    'GET /api/v2/saved-searches/:id/links': none,
    'POST /api/v2/saved-searches/:id/links': { ...none, body: { days: 1 } },
    'POST /api/v2/saved-searches/:id/links/:linkId/revoke': { ...none, params: { id: 'none', linkId: 'none' } },
    'POST /api/email': {
      body: sharing,
      headers: { 'idempotency-key': randomUUID() },
      refusal: { status: 404, code: 'saved-search-not-found' },
    },
    'POST /api/email/preview': { body: sharing, refusal: { status: 404, code: 'saved-search-not-found' } },
    'POST /api/v2/shared-searches/open': { body: { token: 'never-made' }, refusal: unknownOf('saved-search') },
    'POST /api/v2/shared-downloads/open': {
      body: { downloadSearch: 'never-made', aid: 'nobody' },
      refusal: unknownOf('saved-search'),
    },
  };
}
