// A document of a site, which super-admins edit. Events say which document changed and the digest of what it says; the
// text itself stands in table site_document. Stream site-document-<site>/<collection>/<document>, account system.
import { accept, deciderOf, refuse, type Decision } from '@leadwright/eventsourcing/decider';

/** Where a document stands: sites/{siteId}/{collectionId}/{documentId}. */
export type DocumentPlace = { siteId: string; collectionId: string; documentId: string };

export type SiteDocumentChanged = DocumentPlace & { type: 'SiteDocumentChanged'; revision: number; sha256: string };
export type SiteDocumentDeleted = DocumentPlace & { type: 'SiteDocumentDeleted'; revision: number };
export type SiteDocumentEvent = SiteDocumentChanged | SiteDocumentDeleted;

/** `basedOn`: the revision that the editor had loaded; 0 adds a document. */
export type ChangeSiteDocument = DocumentPlace & { type: 'ChangeSiteDocument'; basedOn: number; sha256: string };
export type DeleteSiteDocument = DocumentPlace & { type: 'DeleteSiteDocument'; basedOn: number };
export type SiteDocumentCommand = ChangeSiteDocument | DeleteSiteDocument;

export type SiteDocumentRefusal = {
  code: 'site-document-unknown' | 'site-document-exists' | 'site-document-changed';
};

/** `revision` goes on over a deletion, so that no older edit fits a document that was added again. */
export type SiteDocument = { revision: number; sha256: string | null };

export const siteDocument = deciderOf<SiteDocument, SiteDocumentCommand, SiteDocumentEvent, SiteDocumentRefusal>({
  codeVersion: 1,
  initial: { revision: 0, sha256: null },
  commands: {
    ChangeSiteDocument: { decide: change },
    DeleteSiteDocument: { decide: remove },
  },
  events: {
    SiteDocumentChanged: { evolve: (_state, event) => ({ revision: event.revision, sha256: event.sha256 }) },
    SiteDocumentDeleted: { evolve: (_state, event) => ({ revision: event.revision, sha256: null }) },
  },
});

export const siteDocumentStream = ({ siteId, collectionId, documentId }: DocumentPlace) => ({
  accountId: 'system',
  streamId: `site-document-${siteId}/${collectionId}/${documentId}`,
});

function change(
  { siteId, collectionId, documentId, basedOn, sha256 }: ChangeSiteDocument,
  state: SiteDocument,
): Decision<SiteDocumentEvent, SiteDocumentRefusal> {
  // A repeat finds what it wants to write, whatever revision it was based on.
  if (state.sha256 === sha256) return accept();
  if (state.sha256 === null && basedOn !== 0) return refuse({ code: 'site-document-unknown' });
  if (state.sha256 !== null && basedOn === 0) return refuse({ code: 'site-document-exists' });
  if (state.sha256 !== null && basedOn !== state.revision) return refuse({ code: 'site-document-changed' });
  const place = { siteId, collectionId, documentId };
  return accept({ type: 'SiteDocumentChanged', ...place, revision: state.revision + 1, sha256 });
}

function remove(
  { siteId, collectionId, documentId, basedOn }: DeleteSiteDocument,
  state: SiteDocument,
): Decision<SiteDocumentEvent, SiteDocumentRefusal> {
  if (state.sha256 === null) return refuse({ code: 'site-document-unknown' });
  if (basedOn !== state.revision) return refuse({ code: 'site-document-changed' });
  const place = { siteId, collectionId, documentId };
  return accept({ type: 'SiteDocumentDeleted', ...place, revision: state.revision + 1 });
}
