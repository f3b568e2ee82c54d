// The address holds the state of the search. An edit replaces the history entry, unless that entry was counted or previewed.
import { useEffect, useMemo, useRef } from 'react';
import type { Dictionary, Filter, Geography, LeadQuery } from '../../../server/api-types.ts';
import { useGo } from '../../../navigation/go.ts';
import { useLocation } from '../../../navigation/links.ts';
import { decodeSearch, emptySearch, encodeSearch, placePart, type SearchState } from './search-state.ts';

export type Search = {
  state: SearchState;
  query: LeadQuery | null;
  /** The same for the same query, whatever page is shown; null without a geography. */
  key: string | null;
  setGeography: (geography: Geography | null) => void;
  setFilter: (field: string, filter: Filter | null) => void;
  replaceAll: (next: SearchState) => void;
  /** Yes to the search without the parts of the address that are left out. */
  acceptLeftOut: () => void;
  setPage: (page: number) => void;
  /** Call it after a count: the next edit adds a history entry, so that Back returns to what was counted. */
  keepStep: () => void;
};

export function useSearch(dictionary: Dictionary): Search {
  const { search, pathname } = useLocation();
  const goTo = useGo();
  const kept = useRef<string | null>(null);
  // The last edit, ahead of the address: of two edits in one frame none may be lost.
  const latest = useRef<{ search: string; state: SearchState }>({ search: '', state: emptySearch });
  const state = useMemo(() => decodeSearch(search, dictionary), [search, dictionary]);
  useEffect(() => {
    latest.current = { search, state };
  }, [search, state]);

  const go = (next: SearchState, step: boolean) => {
    const text = encodeSearch(next, dictionary);
    const before = latest.current.search;
    latest.current = { search: text === '' ? '' : `?${text}`, state: next };
    goTo(
      { pathname, search: text },
      // `edited`: a search that was emptied is not filled with the default one.
      { replace: !step && kept.current !== before, preventScrollReset: true, state: { edited: true } },
    );
  };
  // What is chosen anew takes the place of what the address said of it.
  const edit = (name: string, change: Partial<SearchState>) => {
    const { state: before } = latest.current;
    go({ ...before, ...change, leftOut: before.leftOut.filter((part) => part.name !== name), page: 1 }, false);
  };

  const query = useMemo<LeadQuery | null>(
    () =>
      state.geography === null
        ? null
        : { dictId: dictionary.dictId, geography: state.geography, filters: state.filters },
    [state, dictionary.dictId],
  );
  return {
    state,
    query,
    key:
      state.geography === null
        ? null
        : `${dictionary.dictId}?${encodeSearch({ ...state, page: 1, leftOut: [] }, dictionary)}`,
    setGeography: (geography) => edit(placePart, { geography }),
    setFilter: (field, filter) => {
      const others = latest.current.state.filters.filter((other) => other.field !== field);
      edit(field, { filters: filter === null ? others : [...others, filter] });
    },
    replaceAll: (next) => go(next, false),
    acceptLeftOut: () => go({ ...latest.current.state, leftOut: [] }, false),
    setPage: (page) => go({ ...latest.current.state, page }, true),
    keepStep: () => {
      kept.current = search;
    },
  };
}
