// Where the person is signed in.
import { useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query';
import { get, post } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import type { Answer } from '../../server/operations.ts';

export type OwnSession = Answer<'get', '/api/v2/me/sessions'>['sessions'][number];

const sessionsKey = ['sessions'] as const;

/** The one that was used last comes first. */
export function useSessions(): UseQueryResult<OwnSession[]> {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) => (await get('/api/v2/me/sessions', { signal })).sessions,
  });
}

/** Ends this session, or all others for null. The list is read again whatever came of it. */
export function useEndSession(): UseMutationResult<void, Error, string | null> {
  const client = useQueryClient();
  return useCommand({
    send: async (id: string | null) => {
      if (id === null) await post('/api/v2/me/sessions/end-others');
      else await post('/api/v2/me/sessions/{id}/end', { path: { id } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
