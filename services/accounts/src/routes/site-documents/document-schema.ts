import type { Static } from 'typebox';
import { mayBy, permissionsOf, type Permissions } from '../../domain/site-documents/collections.ts';
import type { DocumentPlace } from '../../domain/site-documents/site-document.ts';
import type { KeptDocument } from '../../projections/site-document.ts';
import type { DocumentParams } from '@leadwright/contracts/routes/accounts/site-documents/documents';

export function placeOf({ site, collection, docId }: Static<typeof DocumentParams>): DocumentPlace {
  return { siteId: site, collectionId: collection, documentId: docId };
}

export function shown({ documentId, lastChanged, revision: current, fields }: KeptDocument) {
  return { _docId: documentId, _lastChanged: lastChanged, revision: current, fields };
}

export function allowedIn(collection: string, staff: string | null): Record<keyof Permissions, boolean> {
  const { read, write, delete: remove } = permissionsOf(collection);
  return { read: mayBy(read, staff), write: mayBy(write, staff), delete: mayBy(remove, staff) };
}
