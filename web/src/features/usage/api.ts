// The statement: every entry of the account's lead ledger, newest first, a page at a time.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { UsageEntries } from '../../server/api-types.ts';
import { get } from '../../server/client.ts';
import { usageKey } from '../../server/usage.ts';

const pageSize = 50;

export function useEntries() {
  return useInfiniteQuery({
    queryKey: [...usageKey, 'entries'],
    queryFn: ({ pageParam, signal }) => get<UsageEntries>('/api/v2/usage/entries', { query: { limit: pageSize, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    select: (all) => all.pages.flatMap((page) => page.entries),
  });
}
