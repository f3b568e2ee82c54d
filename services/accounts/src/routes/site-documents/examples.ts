// One example request and answer per route of site documents.
import type { RouteExample } from '@leadwright/runtime/http/api-description';

const parameters = { site: 'main', collection: 'banners', docId: 'alert' };
const permissions = { read: true, write: true, delete: false };
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
  banner: {
    answer: { banner: { revision: 3, variant: 'info', heading: 'Maintenance on Sunday', text: null, link: null } },
  },
  changelog: {
    answer: {
      entries: [
        {
          id: 'bigger-previews',
          title: 'Previews show 100 rows',
          text: 'They were 20 before.',
          on: '2026-11-18T00:00:00.000Z',
        },
      ],
    },
  },
} satisfies Record<string, RouteExample>;
