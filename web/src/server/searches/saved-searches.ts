// Saved searches in the query cache. The search page adds to them; their own page lists and deletes them.
import { openLinksMax } from '@leadwright/leads/rules/sharing';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post } from '../client.ts';
import { useCommand } from '../command.ts';
import type { Answer, Body } from '../operations.ts';
import { learnWords } from '../problem.ts';

export type SavedSearch = Answer<'get', '/api/v2/saved-searches'>['searches'][number];
export type SearchToSave = Body<'post', '/api/v2/saved-searches'>;

const savedSearchesKey = ['saved-searches'] as const;

learnWords({
  'search-name-missing': () => 'Please name your search before saving.',
  'search-geography-missing': () => 'Select a geography to save this search',
  'saved-searches-full': () => 'Your account keeps as many searches as it can. Delete one that you do not need.',
  'saved-search-unknown': () => 'Saved search not found :(',
  'saved-search-of-another': () => 'Only the person who saved this search can delete it.',
  'share-link-unknown': () => 'This link was revoked already, or has ended.',
  'too-many-share-links': () => `This search has ${openLinksMax} open links already. Revoke one first.`,
});

/** The account's searches, newest first; with `find` those that have it in name, place or filter. */
export function useSavedSearches(find: string) {
  return useQuery({
    queryKey: [...savedSearchesKey, 'list', find],
    queryFn: async ({ signal }) =>
      (await get('/api/v2/saved-searches', { query: find === '' ? {} : { find }, signal })).searches,
    placeholderData: keepPreviousData,
  });
}

/** The person's default search of a dictionary; null where there is none. */
export function useDefaultSearch(dictId: string, enabled: boolean) {
  return useQuery({
    queryKey: [...savedSearchesKey, 'default', dictId],
    queryFn: async ({ signal }) => {
      const { searches } = await get('/api/v2/saved-searches', { query: { default: dictId }, signal });
      return searches[0] ?? null;
    },
    enabled,
    staleTime: 30_000,
    retry: false,
    // An open page is not replaced by what another tab saved.
    refetchOnWindowFocus: false,
  });
}

/** Saves a search; a repeat under the same key saves it once. */
export function useSaveSearch() {
  const client = useQueryClient();
  return useCommand({
    send: ({ search, idempotencyKey }: { search: SearchToSave; idempotencyKey: string }) =>
      post('/api/v2/saved-searches', { body: search, idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedSearchesKey }),
  });
}

/** Deletes one; the list is read again whatever came of it. */
export function useDeleteSearch() {
  const client = useQueryClient();
  return useCommand({
    send: (id: string) => post('/api/v2/saved-searches/{id}/delete', { path: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: savedSearchesKey }),
  });
}
