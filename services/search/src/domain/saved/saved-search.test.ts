import { openLinksMax } from '@leadwright/leads/rules/sharing';
import { given } from '@leadwright/testing/decider';
import { savedSearch, savedSearchStream, type SavedSearchCommand, type SavedSearchEvent } from './saved-search.ts';

const content = { dictId: 'consumers', name: 'Phoenix', query: '{}', count: 7 };
const owned = { searchId: 's1', personId: 'p1', ...content };
const save: SavedSearchCommand = { type: 'SaveSearch', ...owned, isDefault: false };
const saved: SavedSearchEvent = { type: 'SearchSaved', ...owned, isDefault: false };
const copied: SavedSearchEvent = { type: 'SearchCopied', ...owned, fromSearchId: 's0' };
const deleted: SavedSearchEvent = { type: 'SearchDeleted', searchId: 's1' };
const remove = (personId: string): SavedSearchCommand => ({ type: 'DeleteSearch', personId });
const link = (n: number, expiresAt = '2027-02-01T00:00:00.000Z') => ({
  ...{ linkId: `l${n}`, sha256: `hash${n}`, expiresAt },
});
const make = (n: number): SavedSearchCommand => ({
  type: 'MakeSearchLink',
  ...link(n),
  at: '2027-01-01T00:00:00.000Z',
});
const made = (n: number, expiresAt?: string): SavedSearchEvent => ({
  type: 'SearchLinkMade',
  searchId: 's1',
  ...link(n, expiresAt),
  effectiveAt: '2027-01-01T00:00:00.000Z',
});
const revoke: SavedSearchCommand = { type: 'RevokeSearchLink', linkId: 'l1' };
const revoked: SavedSearchEvent = { type: 'SearchLinkRevoked', searchId: 's1', linkId: 'l1' };

describe('a saved search', () => {
  it('is kept once under its id', () => {
    given(savedSearch).when(save).then(saved);
    given(savedSearch, saved).when(save).thenRefused('saved-search-exists');
    given(savedSearch, copied).when(save).thenRefused('saved-search-exists');
  });

  it('of somebody else is kept as a copy', () => {
    const copy: SavedSearchCommand = { type: 'CopySearch', ...owned, fromSearchId: 's0' };
    given(savedSearch).when(copy).then(copied);
    given(savedSearch, copied).when(copy).thenRefused('saved-search-exists');
  });

  it('is deleted by its owner alone', () => {
    given(savedSearch, saved).when(remove('p2')).thenRefused('saved-search-of-another');
    given(savedSearch, saved).when(remove('p1')).then(deleted);
    given(savedSearch, copied).when(remove('p1')).then(deleted);
    given(savedSearch, saved, deleted).when(remove('p1')).thenRefused('saved-search-unknown');
  });
});

describe('a default search', () => {
  const first: SavedSearchEvent = { type: 'SearchSaved', ...owned, name: '', isDefault: true };
  const again: SavedSearchCommand = { type: 'SaveSearch', ...owned, searchId: 's2', name: '', isDefault: true };

  it('is replaced under the id that it has, and a repeat changes nothing', () => {
    given(savedSearch, first).when(again).then();
    given(savedSearch, first)
      .when({ ...again, count: null })
      .then({ ...first, count: null });
    given(savedSearch, first, deleted)
      .when(again)
      .then({ ...first, searchId: 's2' });
  });

  it('has one stream for each person and dictionary', () => {
    expect(savedSearchStream('a1', { ...owned, isDefault: true }).streamId).toBe('default-search-consumers-p1');
    expect(savedSearchStream('a1', { ...owned, isDefault: false }).streamId).toBe('saved-search-s1');
  });
});

describe('a link to a saved search', () => {
  it('is made for one that is there, and revoked once', () => {
    given(savedSearch, saved).when(make(1)).then(made(1));
    given(savedSearch, saved, made(1)).when(revoke).then(revoked);
    given(savedSearch, saved, made(1), revoked).when(revoke).thenRefused('share-link-unknown');
    given(savedSearch).when(make(1)).thenRefused('saved-search-unknown');
    given(savedSearch).when(revoke).thenRefused('share-link-unknown');
  });

  it('goes with its search', () => {
    given(savedSearch, saved, made(1), deleted).when(revoke).thenRefused('share-link-unknown');
  });

  it('is one of at most 20 that are open', () => {
    const open = Array.from({ length: openLinksMax }, (_, n) => made(n));
    given(savedSearch, saved, ...open)
      .when(make(99))
      .thenRefused('too-many-share-links');
    const over = made(0, '2026-12-31T00:00:00.000Z');
    given(savedSearch, saved, over, ...open.slice(1))
      .when(make(99))
      .then(made(99));
  });
});
