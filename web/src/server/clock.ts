// The product's clock: real time, except in a sandbox whose clock somebody moved. What billing says of dates is by this
// clock, so "today" beside it is too.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from './client.ts';

export const clockKey = ['clock'] as const;

const CATCHING_UP_MS = 500;

const clock = queryOptions({
  queryKey: clockKey,
  queryFn: ({ signal }) => get('/api/v2/sandbox/clock', { signal }),
  staleTime: 30_000,
  // After a move, until renewals and leads of the days in between are booked.
  refetchInterval: (query) => (query.state.data?.settled === false ? CATCHING_UP_MS : false),
});

export function useClock() {
  return useQuery(clock);
}

/** How far the product's clock is ahead of this computer's, milliseconds; 0 until it is known, and without a sandbox. */
export function useClockOffset(): number {
  return useClock().data?.offsetMs ?? 0;
}
