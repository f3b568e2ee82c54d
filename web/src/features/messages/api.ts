// Which mails the person wants, and whose mails are held back.
import { useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query';
import { get, post, put } from '../../server/client.ts';
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

type OwnAnswer = Answer<'get', '/api/v2/me/mail-suppression'>;
export type Suppression = NonNullable<OwnAnswer['suppression']>;
type OwnLift = Body<'post', '/api/v2/me/mail-suppression/lift'>;
export type OwnReason = OwnLift['reason'];

const suppressionKey = ['mail-suppression'] as const;

/** Whether the person's address gets no e-mails of the account. */
export function useSuppression(): UseQueryResult<OwnAnswer> {
  return useQuery({
    queryKey: suppressionKey,
    queryFn: ({ signal }) => get('/api/v2/me/mail-suppression', { signal }),
  });
}

/** Lets e-mails come to the person's own address again. */
export function useLiftOwn(): UseMutationResult<unknown, Error, OwnLift> {
  const client = useQueryClient();
  return useCommand({
    send: (body: OwnLift) => post('/api/v2/me/mail-suppression/lift', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: suppressionKey }),
  });
}

export type HeldBackPerson = Answer<'get', '/api/v2/superadmin/accounts/{accountId}/messages'>['suppressions'][number];

export const messagesKey = (accountId: string) => ['sent-messages', accountId] as const;

/** For super-admins: lets e-mails go to a person of the account again. */
export function useLift(accountId: string): UseMutationResult<unknown, Error, { personId: string; reason: string }> {
  const client = useQueryClient();
  return useCommand({
    send: ({ personId, reason }: { personId: string; reason: string }) =>
      post('/api/v2/superadmin/accounts/{accountId}/mail-suppressions/{personId}/lift', {
        path: { accountId, personId },
        body: { reason },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: messagesKey(accountId) }),
  });
}
