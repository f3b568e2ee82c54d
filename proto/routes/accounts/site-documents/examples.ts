import type { RouteExample } from '@leadwright/runtime/http/api-description';

const permissions = { read: true, write: true, delete: false };

const parameters = { site: 'main', collection: 'banners', docId: 'alert' };

const fields = [
  { name: 'shown', type: 'boolean', value: true },
  { name: 'heading', type: 'text', value: 'Maintenance on Sunday' },
];

const document = { _docId: 'alert', _lastChanged: 1_795_000_000, revision: 3, fields };

export const examples = {
  collections: { answer: { collections: [{ site: 'main', collection: 'banners', documents: 1, permissions }] } },
  documents: {
    parameters: { site: 'main', collection: 'banners', after: 'YWxlcnQ' },
    answer: { permissions, documents: [{ _docId: 'alert', _lastChanged: 1_795_000_000, fields: 2 }] },
  },
  document: { parameters, answer: { permissions, document } },
  change: { parameters, body: { revision: 2, fields }, answer: { document } },
  remove: { parameters: { site: 'main', collection: 'articles', docId: 'welcome' }, body: { revision: 3 } },
  changelog: {
    answer: { news: [{ id: 'maps', date: 1_795_000_000, title: 'Maps', text: 'Usage shows where your leads are.' }] },
  },
  claims: {
    parameters: { site: 'leadwright' },
    answer: {
      claims: { consumers: 200_000_000, businesses: [14_000_000, 15_000_000], years: 7 },
      speaks: 'stated',
      products: [{ id: 'shipping', name: 'Shipping & Order Management', fromCents: 999, text: 'Orders in one list.' }],
    },
  },
  banner: {
    answer: { banner: { revision: 3, variant: 'info', heading: 'Maintenance on Sunday', text: null, link: null } },
  },
} satisfies Record<string, RouteExample>;
