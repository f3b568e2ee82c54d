// Calls of the editor of site documents.
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SiteDocument, SiteField } from '../../server/api-types.ts';
import { get, post, put } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import './words.ts';

/** Where a collection stands. */
export type Place = { site: string; collection: string };
export type DocumentPlace = Place & { docId: string };

const allKey = ['site-documents'] as const;
const documentKey = ({ site, collection, docId }: DocumentPlace) => [...allKey, site, collection, docId];
const documentPath = '/api/v2/superadmin/sites/{site}/{collection}/{docId}';

export function useCollections() {
  return useQuery({
    queryKey: allKey,
    queryFn: async ({ signal }) => (await get('/api/v2/superadmin/sites', { signal })).collections,
  });
}

export function useDocuments({ site, collection }: Place) {
  return useInfiniteQuery({
    queryKey: [...allKey, site, collection],
    queryFn: ({ pageParam, signal }) =>
      get('/api/v2/superadmin/sites/{site}/{collection}', {
        path: { site, collection },
        query: { after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    select: ({ pages }) => ({
      permissions: pages[0]?.permissions,
      documents: pages.flatMap(({ documents }) => documents),
    }),
  });
}

/** One document; null: there is none of this id. */
export function useDocument(place: DocumentPlace) {
  return useQuery({
    queryKey: documentKey(place),
    queryFn: ({ signal }) => get(documentPath, { path: place, signal }),
    // What somebody types must not be replaced under their hands; a change of another is found when saving.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Adds or replaces the document that was loaded as `revision`; 0 adds. */
export function useSave(place: DocumentPlace, onSaved: (document: SiteDocument) => void) {
  const client = useQueryClient();
  return useCommand({
    send: (given: { revision: number; fields: SiteField[] }) => put(documentPath, { path: place, body: given }),
    onSuccess: async ({ document }) => {
      onSaved(document);
      await client.invalidateQueries({ queryKey: allKey });
    },
  });
}

export function useDelete(place: DocumentPlace, onDeleted: () => void) {
  const client = useQueryClient();
  return useCommand({
    send: (revision: number) => post(`${documentPath}/delete`, { path: place, body: { revision } }),
    onSuccess: async () => {
      onDeleted();
      await client.invalidateQueries({ queryKey: [...allKey, place.site, place.collection], exact: true });
    },
  });
}
