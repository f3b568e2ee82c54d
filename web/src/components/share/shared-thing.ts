import type { SavedSearch } from '../../server/searches/saved-searches.ts';
import { searchTitle } from '../words/search-facts.tsx';
import type { Shared } from './composer/draft.ts';

/** What is shared: a saved search, or the search of a download, which has a link of its ids. */
export type SharedThing = {
  title: string;
  what: Shared;
  /** Of a download. Links to a saved search are made one by one. */
  link?: string;
};

export function sharedSearchOf(search: Pick<SavedSearch, 'id' | 'searchName' | 'type'>): SharedThing {
  return { title: searchTitle(search), what: { searchId: search.id } };
}
