import { textLike } from '@leadwright/runtime/requests/text-like';
import { Type } from 'typebox';
import { route } from '../../route.ts';
import { examples } from './examples.ts';
import { siteDocumentRefusals } from './refusals.ts';

const segment = (maxLength: number) =>
  textLike('^[A-Za-z0-9][A-Za-z0-9_-]*$', 'letters, digits, - and _, beginning with a letter or digit', { maxLength });

export const DocumentParams = Type.Object({ site: segment(32), collection: segment(32), docId: segment(48) });

const revision = (description: string) => Type.Integer({ minimum: 0, maximum: 2_147_483_646, description });

// A name that begins with an underscore is the product's own, and cannot be sent.
const name = textLike('^[A-Za-z][A-Za-z0-9_-]*$', 'a name that begins with a letter', { maxLength: 64 });

const storable = textLike('^[^\\u0000]*$', 'a text without NUL', { maxLength: 20_000 });

const strict = { additionalProperties: false };

// The last second of the year 9999.
const SECONDS_MAX = 253_402_300_799;

const Field = Type.Union([
  Type.Object({ name, type: Type.Literal('text'), value: storable }, strict),
  Type.Object({ name, type: Type.Literal('number'), value: Type.Number() }, strict),
  Type.Object({ name, type: Type.Literal('boolean'), value: Type.Boolean() }, strict),
  Type.Object(
    {
      name,
      type: Type.Literal('date'),
      value: Type.Integer({ minimum: 0, maximum: SECONDS_MAX, description: 'Seconds since 1970.' }),
    },
    strict,
  ),
  Type.Object({ name, type: Type.Literal('list'), value: Type.Array(Type.Unknown(), { maxItems: 500 }) }, strict),
  Type.Object({ name, type: Type.Literal('map'), value: Type.Record(Type.String(), Type.Unknown()) }, strict),
]);

const DocumentSchema = Type.Object({
  _docId: Type.String(),
  _lastChanged: Type.Integer({ description: 'Seconds since 1970.' }),
  revision: Type.Integer({ description: 'Send it with a change.' }),
  fields: Type.Array(Field),
});

const ofFields = [
  siteDocumentRefusals['site-field-repeated'],
  siteDocumentRefusals['site-field-too-deep'],
  siteDocumentRefusals['site-field-key-forbidden'],
  siteDocumentRefusals['site-document-too-large'],
];

export const putDocument = route({
  method: 'PUT',
  path: '/api/v2/superadmin/sites/:site/:collection/:docId',
  service: 'accounts',
  access: 'super-admin',
  summary: 'Add or change a site document',
  params: DocumentParams,
  body: Type.Object(
    {
      revision: revision('The one that was loaded; 0 adds the document.'),
      fields: Type.Array(Field, { maxItems: 60 }),
    },
    strict,
  ),
  answers: { 200: Type.Object({ document: DocumentSchema }) },
  refusals: [
    siteDocumentRefusals.siteDocumentClosed,
    siteDocumentRefusals['site-document-unknown'],
    siteDocumentRefusals['site-document-exists'],
    siteDocumentRefusals['site-document-changed'],
    ...ofFields,
  ],
  example: examples.change,
});

export const deleteDocument = route({
  method: 'POST',
  path: '/api/v2/superadmin/sites/:site/:collection/:docId/delete',
  service: 'accounts',
  access: 'super-admin',
  summary: 'Delete a site document',
  params: DocumentParams,
  body: Type.Object({ revision: revision('The one that was loaded.') }, { additionalProperties: false }),
  answers: { 204: Type.Null() },
  refusals: [
    siteDocumentRefusals.siteDocumentClosed,
    siteDocumentRefusals['site-document-unknown'],
    siteDocumentRefusals['site-document-changed'],
  ],
  example: examples.remove,
});

const PermissionsSchema = Type.Object({ read: Type.Boolean(), write: Type.Boolean(), delete: Type.Boolean() });

export const getSites = route({
  method: 'GET',
  path: '/api/v2/superadmin/sites',
  service: 'accounts',
  access: 'super-admin',
  summary: 'Every collection of site documents',
  answers: {
    200: Type.Object({
      collections: Type.Array(
        Type.Object({
          site: Type.String(),
          collection: Type.String(),
          documents: Type.Integer(),
          permissions: PermissionsSchema,
        }),
      ),
    }),
  },
  example: examples.collections,
});

export const getDocuments = route({
  method: 'GET',
  path: '/api/v2/superadmin/sites/:site/:collection',
  service: 'accounts',
  access: 'super-admin',
  summary: 'The documents of a collection',
  params: Type.Object({ site: segment(32), collection: segment(32) }),
  query: Type.Object(
    { after: Type.Optional(Type.String({ maxLength: 48, description: 'The `next` of the page before.' })) },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({
      permissions: PermissionsSchema,
      documents: Type.Array(
        Type.Object({ _docId: Type.String(), _lastChanged: Type.Integer(), fields: Type.Integer() }),
      ),
      next: Type.Optional(Type.String({ description: 'Ask with this as `after` for the rest.' })),
    }),
  },
  refusals: [siteDocumentRefusals.siteDocumentClosed],
  example: examples.documents,
});

export const getDocument = route({
  method: 'GET',
  path: '/api/v2/superadmin/sites/:site/:collection/:docId',
  service: 'accounts',
  access: 'super-admin',
  summary: 'One site document',
  params: DocumentParams,
  answers: { 200: Type.Object({ permissions: PermissionsSchema, document: DocumentSchema }) },
  refusals: [siteDocumentRefusals['site-document-unknown'], siteDocumentRefusals.siteDocumentClosed],
  example: examples.document,
});
