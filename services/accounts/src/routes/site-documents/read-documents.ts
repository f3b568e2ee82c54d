import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { listCollections, listDocuments, readDocument } from '../../projections/site-document.ts';
import type { AccountsParts } from '../parts.ts';
import {
  allowedIn,
  CollectionParams,
  DocumentParams,
  DocumentSchema,
  PermissionsSchema,
  placeOf,
  shown,
} from './document-schema.ts';
import { examples } from './examples.ts';
import { siteDocumentRefusals as refusals } from './refusals.ts';

const COLLECTIONS_MAX = 500;
const DOCUMENTS_PER_PAGE = 100;

const Collections = Type.Object({
  collections: Type.Array(
    Type.Object({
      site: Type.String(),
      collection: Type.String(),
      documents: Type.Integer(),
      permissions: PermissionsSchema,
    }),
  ),
});
const Listed = Type.Object({
  permissions: PermissionsSchema,
  documents: Type.Array(Type.Object({ _docId: Type.String(), _lastChanged: Type.Integer(), fields: Type.Integer() })),
  next: Type.Optional(Type.String({ description: 'Ask with this as `after` for the rest.' })),
});
const Read = Type.Object({ permissions: PermissionsSchema, document: DocumentSchema });
const After = Type.Object(
  { after: Type.Optional(Type.String({ maxLength: 48, description: 'The `next` of the page before.' })) },
  { additionalProperties: false },
);

/** Lists the collections and the documents of one, and reads a document. Site documents belong to no account. */
export function readDocumentsRoutes(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  app.get(
    '/api/v2/superadmin/sites',
    {
      schema: {
        tags: ['site documents'],
        summary: 'Every collection of site documents',
        response: { 200: Collections },
      },
      config: { access: 'super-admin', refusals: [], example: examples.collections },
    },
    async (request) => ({
      collections: (await inScope(database.db, [], (trx) => listCollections(trx, COLLECTIONS_MAX)))
        .map(({ siteId, collectionId, documents }) => ({
          site: siteId,
          collection: collectionId,
          documents,
          permissions: allowedIn(collectionId, request.caller.staff),
        }))
        .filter(({ permissions }) => permissions.read),
    }),
  );
  app.get(
    '/api/v2/superadmin/sites/:site/:collection',
    {
      schema: {
        tags: ['site documents'],
        summary: 'The documents of a collection',
        params: CollectionParams,
        querystring: After,
        response: { 200: Listed },
      },
      config: { access: 'super-admin', refusals: [refusals.siteDocumentClosed], example: examples.documents },
    },
    async (request) => {
      const { site, collection } = request.params;
      const permissions = allowedIn(collection, request.caller.staff);
      if (!permissions.read) throw refuse(refusals.siteDocumentClosed);
      const page = { after: request.query.after ?? '', limit: DOCUMENTS_PER_PAGE };
      const found = await inScope(database.db, [], (trx) =>
        listDocuments(trx, { siteId: site, collectionId: collection }, page),
      );
      const last = found.length < DOCUMENTS_PER_PAGE ? undefined : found.at(-1);
      return {
        permissions,
        documents: found.map(({ documentId, lastChanged, fields }) => ({
          _docId: documentId,
          _lastChanged: lastChanged,
          fields: fields.length,
        })),
        ...(last === undefined ? {} : { next: last.documentId }),
      };
    },
  );
  app.get(
    '/api/v2/superadmin/sites/:site/:collection/:docId',
    {
      schema: {
        tags: ['site documents'],
        summary: 'One site document',
        params: DocumentParams,
        response: { 200: Read },
      },
      config: {
        access: 'super-admin',
        refusals: [refusals['site-document-unknown'], refusals.siteDocumentClosed],
        example: examples.document,
      },
    },
    async (request) => {
      const permissions = allowedIn(request.params.collection, request.caller.staff);
      if (!permissions.read) throw refuse(refusals.siteDocumentClosed);
      const found = await inScope(database.db, [], (trx) => readDocument(trx, placeOf(request.params)));
      if (found === null) throw refuse(refusals['site-document-unknown']);
      return { permissions, document: shown(found) };
    },
  );
}
