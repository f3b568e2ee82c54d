// Calls of the share dialog: the secret links of one search.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';

const linksKey = (id: string) => ['search-links', id] as const;

export function useSearchLinks(id: string) {
  return useQuery({
    queryKey: linksKey(id),
    queryFn: async ({ signal }) => (await get('/api/v2/saved-searches/{id}/links', { path: { id }, signal })).links,
  });
}

/** Makes a link that ends after `days`; the answer alone has its secret. */
export function useMakeLink(id: string) {
  const client = useQueryClient();
  return useCommand({
    send: (days: number) => post('/api/v2/saved-searches/{id}/links', { path: { id }, body: { days } }),
    onSettled: () => client.invalidateQueries({ queryKey: linksKey(id) }),
  });
}

export function useRevokeLink(id: string) {
  const client = useQueryClient();
  return useCommand({
    send: (linkId: string) => post('/api/v2/saved-searches/{id}/links/{linkId}/revoke', { path: { id, linkId } }),
    onSettled: () => client.invalidateQueries({ queryKey: linksKey(id) }),
  });
}
