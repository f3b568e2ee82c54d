import { given } from '@leadwright/testing/decider';
import { siteDocument, type DocumentPlace, type SiteDocumentEvent } from './site-document.ts';

const place: DocumentPlace = { siteId: 'main', collectionId: 'articles', documentId: 'welcome' };
const changed = (revision: number, sha256: string): SiteDocumentEvent => ({
  type: 'SiteDocumentChanged',
  ...place,
  revision,
  sha256,
});
const deleted = (revision: number): SiteDocumentEvent => ({ type: 'SiteDocumentDeleted', ...place, revision });
const change = (basedOn: number, sha256: string) =>
  ({ type: 'ChangeSiteDocument', ...place, basedOn, sha256 }) as const;
const remove = (basedOn: number) => ({ type: 'DeleteSiteDocument', ...place, basedOn }) as const;

describe('a site document', () => {
  it('is added by revision 0, and each change counts one further', () => {
    given(siteDocument).when(change(0, 'a')).then(changed(1, 'a'));
    given(siteDocument, changed(1, 'a')).when(change(1, 'b')).then(changed(2, 'b'));
  });

  it('keeps the first of two edits of the same revision', () => {
    given(siteDocument, changed(1, 'a'), changed(2, 'b')).when(change(1, 'c')).thenRefused('site-document-changed');
    given(siteDocument, changed(1, 'a'), changed(2, 'b')).when(remove(1)).thenRefused('site-document-changed');
  });

  it('is not added over one that is there', () => {
    given(siteDocument, changed(1, 'a')).when(change(0, 'b')).thenRefused('site-document-exists');
  });

  it('that is saved again as it is appends nothing, also after a lost answer', () => {
    given(siteDocument, changed(1, 'a'), changed(2, 'b')).when(change(1, 'b')).then();
    given(siteDocument, changed(1, 'a')).when(change(0, 'a')).then();
  });

  it('is deleted once, and unknown afterwards', () => {
    given(siteDocument, changed(1, 'a')).when(remove(1)).then(deleted(2));
    given(siteDocument, changed(1, 'a'), deleted(2)).when(remove(2)).thenRefused('site-document-unknown');
    given(siteDocument, changed(1, 'a'), deleted(2)).when(change(1, 'b')).thenRefused('site-document-unknown');
    given(siteDocument).when(change(1, 'b')).thenRefused('site-document-unknown');
  });

  it('that is added again goes on counting, so that an edit of the deleted one never fits', () => {
    given(siteDocument, changed(1, 'a'), deleted(2)).when(change(0, 'b')).then(changed(3, 'b'));
    given(siteDocument, changed(1, 'a'), deleted(2), changed(3, 'b'))
      .when(change(1, 'c'))
      .thenRefused('site-document-changed');
  });
});
