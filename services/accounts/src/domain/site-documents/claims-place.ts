import type { DocumentPlace } from './site-document.ts';

/** What the public pages of a site claim and sell. */
export const claimsPlace = (siteId: string): DocumentPlace => ({
  siteId,
  collectionId: 'claims',
  documentId: 'public',
});

export const isClaimsPlace = ({ collectionId, documentId }: DocumentPlace): boolean =>
  collectionId === 'claims' && documentId === 'public';
