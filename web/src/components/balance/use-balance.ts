import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get } from '../../server/client.ts';
import type { Answer } from '../../server/operations.ts';
import { usageKey } from '../../server/usage.ts';

export type Balance = Answer<'get', '/api/v2/usage/balance'>;
export type LotAt = Balance['lots'][number];

/** `at`: an earlier instant; without it now. */
export function useBalance(at?: string) {
  return useQuery({
    queryKey: [...usageKey, 'why', at ?? 'now'],
    queryFn: ({ signal }) => get('/api/v2/usage/balance', { query: { at }, signal }),
    placeholderData: keepPreviousData,
  });
}
