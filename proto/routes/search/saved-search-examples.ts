// One request and its answer for each route of saved searches, as the API document shows them.
import type { RouteExample } from '@leadwright/runtime/http/api-description';

const key = { 'idempotency-key': '5f0c7e6a-0000-4000-8000-000000000001' };

const geographyParams = { kind: 'CITY', values: ['AZ:PHOENIX'] };

const searchParams = [{ field: 'age', from: 35, to: 55 }];

const content = {
  ...{ searchName: 'Phoenix, 35 to 55', type: 'Consumers', dictId: 'consumers' },
  ...{ geographyParams, searchParams, count: 41_233 },
  places: ['Phoenix, AZ'],
  conditions: [{ label: 'Age', asks: '35 to 55' }],
};

const queryUrl = '/api/v2/searches/count?dictId=consumers&index=leads.consumers';

const id = 'q3c1r6n3b0x2m8w4kz1t7A';

const uid = '0199d3a4-6f1e-7c55-9a51-3f2b8c7d9e10';

const saved = { id, uid, ...content, queryUrl, isDefault: false, own: true, timestamp: 1_798_761_599 };

const linkId = 'b7d2f1x9c4k0m5s8t3v6wQ';

const expiresAt = '2027-01-30T23:59:59.000Z';

export const savedExamples = {
  save: {
    parameters: key,
    body: { searchName: content.searchName, queryUrl, geographyParams, searchParams, count: content.count },
    answer: { id },
  },
  list: { parameters: { find: 'phoenix', default: 'consumers' }, answer: { searches: [saved] } },
  read: { parameters: { id }, answer: saved },
  remove: { parameters: { id } },
  copy: { parameters: key, body: { from: { savedSearch: id, uid } }, answer: { id: linkId } },
  links: {
    parameters: { id },
    answer: { links: [{ id: linkId, madeAt: '2026-12-31T23:59:59.000Z', expiresAt, inMails: false }] },
  },
  makeLink: {
    parameters: { id },
    body: { days: 30 },
    answer: { id: linkId, token: 'dGhlIHNlY3JldCBvZiBhIHNoYXJlZCBsaW5rLCAyNTY', expiresAt },
  },
  revokeLink: { parameters: { id, linkId } },
  open: { body: { savedSearch: id, uid }, answer: content },
} satisfies Record<string, RouteExample>;
