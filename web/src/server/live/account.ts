// The document of the signed-in person, as the account has it now. An event of the account makes it stale, so every
// page shows the same and none asks again by itself.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from '../client.ts';
import { logFailure } from '../log-failure.ts';

/** What an event of the account makes stale: the document here, the company profile and whatever else begins so. */
export const accountKey = ['account'] as const;

const account = queryOptions({
  queryKey: [...accountKey, 'me'],
  queryFn: async ({ signal }) => {
    try {
      return await get('/api/v2/me', { signal });
    } catch (error) {
      if (!signal.aborted) logFailure('Error handling userDocChange', error);
      throw error;
    }
  },
  staleTime: 30_000,
});

/** `isError` is the flag of a document that did not load. */
export function useAccount() {
  return useQuery(account);
}
