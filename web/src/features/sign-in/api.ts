// Calls of sign-up and log-in. Each that answers with a session makes it the page's.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SignedIn } from '../../server/api-types.ts';
import { get, post } from '../../server/client.ts';
import { signedIn } from '../../server/session.ts';

export function useLogIn() {
  return useMutation({
    mutationFn: (given: { email: string; password: string }) => post<SignedIn>('/api/login', given),
    onSuccess: signedIn,
  });
}

export function useSignUp() {
  return useMutation({
    mutationFn: (given: { email: string; name?: string }) => post<{ message: string }>('/api/v2/sign-ups', given),
  });
}

export function useConfirmSignUp() {
  return useMutation({
    mutationFn: (given: { token: string; password: string }) => post<SignedIn>('/api/v2/sign-ups/confirm', given),
    onSuccess: signedIn,
  });
}

/** Whether this installation keeps its mail in the mailbox page instead of sending it. */
export function useMailbox() {
  return useQuery({
    queryKey: ['mailbox'],
    queryFn: async ({ signal }) => {
      try {
        await get('/api/v2/mailbox', { query: { limit: 1 }, signal });
        return true;
      } catch {
        return false;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
