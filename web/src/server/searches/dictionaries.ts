// The kinds of leads in the query cache. A kind is asked for by its id; a list of many values comes by a call of its
// own, once somebody looks at it.
import { useMemo } from 'react';
import { queryOptions, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Dictionary } from '../api-types.ts';
import { get } from '../client.ts';
import { ServerProblem } from '../problem.ts';

// They change with a release, or when the leads do.
const staleTime = Number.POSITIVE_INFINITY;

/** What can be searched, kind by kind, with the names of the filters. */
export function useDictionaries() {
  return useQuery({
    queryKey: ['dictionaries'],
    queryFn: async ({ signal }) => (await get('/api/v2/dictionaries', { signal })).dictionaries,
    staleTime,
  });
}

const dictionaryOptions = (dictId: string) =>
  queryOptions({
    queryKey: ['dictionaries', dictId],
    queryFn: ({ signal }) => findDictionary(dictId, signal),
    staleTime,
  });

async function findDictionary(dictId: string, signal: AbortSignal): Promise<Dictionary | null> {
  try {
    return await get('/api/v2/dictionaries/{dictId}', { path: { dictId }, signal });
  } catch (error) {
    if (error instanceof ServerProblem && error.code === 'dictionary-unknown') return null;
    throw error;
  }
}

const itemsOptions = (dictId: string, field: string) =>
  queryOptions({
    queryKey: ['dictionaries', dictId, 'items', field],
    queryFn: async ({ signal }) =>
      (await get('/api/v2/dictionaries/{dictId}/items/{field}', { path: { dictId, field }, signal })).items,
    staleTime,
  });

/** Fetches a list that is answered apart. Whoever shows the dictionary gets it there. */
export function useItemsApart(dictId: string, field: string, enabled: boolean) {
  return useQuery({ ...itemsOptions(dictId, field), enabled });
}

/**
 * One kind of leads; null where there is none of that id. Waits for the lists of the `wanted` fields. Other lists that
 * are answered apart stand in it as soon as somebody has fetched them.
 */
export function useDictionary(dictId: string, wanted: readonly string[] | 'all' = []) {
  const bare = useQuery(dictionaryOptions(dictId));
  const apart = bare.data?.filters.filter(({ itemsApart }) => itemsApart) ?? [];
  const isWanted = (field: string) => wanted === 'all' || wanted.includes(field);
  const lists = useQueries({
    queries: apart.map(({ field }) => ({ ...itemsOptions(dictId, field), enabled: isWanted(field) })),
    combine: together,
  });
  // The same object until a list comes: what is made from it is kept.
  const whole = useMemo(() => withItems(bare.data, lists.items), [bare.data, lists.items]);
  const isWaiting = apart.some(({ field }, place) => isWanted(field) && lists.items[place] === undefined);
  return {
    data: isWaiting ? undefined : whole,
    error: bare.error ?? lists.error,
    isFetching: bare.isFetching || lists.isFetching,
    refetch: () => (bare.isError ? bare.refetch() : Promise.all(lists.failed.map((again) => again()))),
  };
}

type Items = NonNullable<Dictionary['filters'][number]['items']>;

function together(lists: UseQueryResult<Items>[]) {
  return {
    items: lists.map(({ data }) => data),
    error: lists.find(({ error }) => error !== null)?.error ?? null,
    isFetching: lists.some(({ isFetching }) => isFetching),
    failed: lists.filter(({ isError }) => isError).map(({ refetch }) => refetch),
  };
}

/** `lists`: of the filters whose items are answered apart, in their order. */
function withItems(
  dictionary: Dictionary | null | undefined,
  lists: readonly (Items | undefined)[],
): Dictionary | null | undefined {
  if (!dictionary) return dictionary;
  const coming = [...lists];
  return {
    ...dictionary,
    filters: dictionary.filters.map((filter) => {
      const items = filter.itemsApart ? coming.shift() : undefined;
      return items === undefined ? filter : { ...filter, items };
    }),
  };
}
