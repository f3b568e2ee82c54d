import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { listCollections, listDocuments, readDocument } from '../../projections/site-document.ts';
import type { AccountsParts } from '../parts.ts';
import { defaultDocument } from '@leadwright/runtime/site/public-claims';
import { isClaimsPlace } from '../../domain/site-documents/claims-place.ts';
import { allowedIn, placeOf, shown } from './document-schema.ts';

type DocumentShown = ReturnType<typeof shown>;
import { getSites, getDocuments, getDocument } from '@leadwright/contracts/routes/accounts/site-documents/documents';
import { implement } from '@leadwright/runtime/http/declared-route';
import { siteDocumentRefusals as refusals } from '@leadwright/contracts/routes/accounts/site-documents/refusals';

const COLLECTIONS_MAX = 500;
const DOCUMENTS_PER_PAGE = 100;

/** Site documents belong to no account. */
export function readDocumentsRoutes(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  implement(app, getSites, async (request) => ({
    collections: (await inScope(database.db, [], (trx) => listCollections(trx, COLLECTIONS_MAX)))
      .map(({ siteId, collectionId, documents }) => ({
        site: siteId,
        collection: collectionId,
        documents,
        permissions: allowedIn(collectionId, request.caller.staff),
      }))
      .filter(({ permissions }) => permissions.read),
  }));
  implement(app, getDocuments, async (request) => {
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
  });
  implement(app, getDocument, async (request) => {
    const permissions = allowedIn(request.params.collection, request.caller.staff);
    if (!permissions.read) throw refuse(refusals.siteDocumentClosed);
    const place = placeOf(request.params);
    const found = await inScope(database.db, [], (trx) => readDocument(trx, place));
    if (found !== null) return { permissions, document: shown(found) };
    // Nobody has changed it yet: its words are the site's, and whoever saves it adds it.
    const fields = isClaimsPlace(place) ? defaultDocument(place.siteId) : undefined;
    if (fields === undefined) throw refuse(refusals['site-document-unknown']);
    const document = { _docId: place.documentId, _lastChanged: 0, revision: 0, fields };
    return { permissions: { ...permissions, delete: false }, document: document as DocumentShown };
  });
}
