// The account's subscription as its processor has it now. The notices and the billing pages share one answer.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from './client.ts';

export const subscriptionKey = ['subscription'] as const;

const subscription = queryOptions({
  queryKey: subscriptionKey,
  queryFn: ({ signal }) => get('/api/v2/subscription', { signal }),
  staleTime: 10_000,
});

export function useSubscription() {
  return useQuery(subscription);
}
