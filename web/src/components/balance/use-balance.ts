import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { WhoseLeads } from './whose-leads.ts';

/** At the end of `day`; '' is now. The answer names its day, since the one before stays until the next has come. */
export function useBalance(whose: WhoseLeads, day: string) {
  return useQuery({
    queryKey: [...whose.key, day],
    queryFn: async ({ signal }) => ({
      day,
      balance: await whose.read(day === '' ? undefined : whose.endOf(day), signal),
    }),
    placeholderData: keepPreviousData,
  });
}
