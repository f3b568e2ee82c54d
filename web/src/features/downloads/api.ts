// Calls of the downloads page. Archiving shows at once and is undone when the server refuses it.
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Geography } from '../../server/api-types.ts';
import { get, post } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import { downloadsKey, showArchived } from '../../server/searches/downloads.ts';

export function useArchive() {
  const client = useQueryClient();
  return useCommand({
    send: ({ id, archive }: { id: string; archive: boolean }) =>
      post(archive ? '/api/v2/downloads/{id}/archive' : '/api/v2/downloads/{id}/unarchive', { path: { id } }),
    onMutate: ({ id, archive }) => showArchived(client, id, archive),
    onError: (_, { id, archive }) => showArchived(client, id, !archive),
    onSettled: () => client.invalidateQueries({ queryKey: downloadsKey }),
  });
}

/** Takes all of the account's downloads out of the archive, also those that the list is too long to show. */
export function useUnarchiveAll() {
  const client = useQueryClient();
  return useCommand({
    send: (_: void) => post('/api/v2/downloads/unarchive-all'),
    onSettled: () => client.invalidateQueries({ queryKey: downloadsKey }),
  });
}

/** Gets a link to the file, valid for a short time, and lets the browser download it. */
export function useFileLink() {
  return useCommand({
    send: (id: string) => post('/api/v2/downloads/{id}/link', { path: { id } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

export function usePlaceNames(geography: Geography) {
  const asked = geography.kind === 'nationwide' ? null : geography;
  return useQuery({
    queryKey: ['labels', asked?.kind ?? null, ...(asked?.values ?? [])],
    queryFn:
      asked === null
        ? skipToken
        : async ({ signal }) => {
            const query = { kind: asked.kind, values: asked.values.join(',') };
            return (await get('/api/v2/geographies/labels', { query, signal })).items;
          },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
