// How many leads the account has left. The sidebar, the purchase panel and the usage page share one answer.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { setBillingZone } from './billing-zone.ts';
import { get } from './client.ts';

export const usageKey = ['usage'] as const;

const usage = queryOptions({
  queryKey: [...usageKey, 'balance'],
  queryFn: async ({ signal }) => {
    const answer = await get('/api/v2/usage', { signal });
    setBillingZone(answer.zone);
    return answer;
  },
  staleTime: 30_000,
  placeholderData: keepPreviousData,
});

export function useUsage() {
  return useQuery(usage);
}
