// Which mails the person wants.
import { useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query';
import { get, put } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import type { Answer, Body } from '../../server/operations.ts';

export type Preference = Answer<'get', '/api/v2/me/mail-preferences'>['topics'][number];
type Choice = Body<'put', '/api/v2/me/mail-preferences'>;

const preferencesKey = ['mail-preferences'] as const;

export function usePreferences(): UseQueryResult<Preference[]> {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: async ({ signal }) => (await get('/api/v2/me/mail-preferences', { signal })).topics,
  });
}

/** Switches one topic on or off. What is on is read again whatever came of it. */
export function useChoose(): UseMutationResult<unknown, Error, Choice> {
  const client = useQueryClient();
  return useCommand({
    send: (body: Choice) => put('/api/v2/me/mail-preferences', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: preferencesKey }),
  });
}
