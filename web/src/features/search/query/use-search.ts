// The address is the state of the search: edits replace it, a counted or previewed step stays in the history.
import { useEffect, useMemo, useRef } from 'react';
import type { Dictionary, Filter, Geography, LeadQuery } from '../../../server/api-types.ts';
import { useLocation, useNavigate } from '../../../navigation/links.ts';
import { decodeSearch, emptySearch, encodeSearch, type Decoded, type SearchState } from './search-state.ts';

export type Search = {
  state: Decoded;
  query: LeadQuery | null;
  /** Equal for equal questions, whatever page is shown; null without a geography. */
  key: string | null;
  setGeography: (geography: Geography | null) => void;
  setFilter: (field: string, filter: Filter | null) => void;
  replaceAll: (next: SearchState) => void;
  setPage: (page: number) => void;
  /** What stands now was counted: the next edit is a new step, so that Back returns here. */
  keepStep: () => void;
};

export function useSearch(dictionary: Dictionary): Search {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const kept = useRef<string | null>(null);
  // What was asked last, ahead of the address: two edits in one frame must not lose each other.
  const latest = useRef<{ search: string; state: SearchState }>({ search: '', state: emptySearch });
  const state = useMemo(() => decodeSearch(search, dictionary), [search, dictionary]);
  useEffect(() => {
    latest.current = { search, state };
  }, [search, state]);

  const go = (next: SearchState, step: boolean) => {
    const text = encodeSearch(next, dictionary);
    const before = latest.current.search;
    latest.current = { search: text === '' ? '' : `?${text}`, state: next };
    void navigate({ pathname, search: text }, { replace: !step && kept.current !== before, preventScrollReset: true });
  };
  const edit = (change: Partial<SearchState>) => go({ ...latest.current.state, ...change, page: 1 }, false);

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
    key: state.geography === null ? null : `${dictionary.dictId}?${encodeSearch({ ...state, page: 1 }, dictionary)}`,
    setGeography: (geography) => edit({ geography }),
    setFilter: (field, filter) => {
      const others = latest.current.state.filters.filter((other) => other.field !== field);
      edit({ filters: filter === null ? others : [...others, filter] });
    },
    replaceAll: (next) => go(next, false),
    setPage: (page) => go({ ...latest.current.state, page }, true),
    keepStep: () => {
      kept.current = search;
    },
  };
}
