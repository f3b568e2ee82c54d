// Calls of the search page. Counting and previewing are free and may be repeated.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  Dictionary,
  GeographyItem,
  GeographyKind,
  LeadCount,
  LeadQuery,
  Preview,
} from '../../server/api-types.ts';
import { get, post } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';

// A data set changes three to four times a year.
const countStaleMs = 5 * 60_000;

export function useDictionaries() {
  return useQuery({
    queryKey: ['dictionaries'],
    queryFn: async ({ signal }) =>
      (await get<{ dictionaries: Dictionary[] }>('/api/v2/dictionaries', { signal })).dictionaries,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Places whose name begins with `text`; nothing is asked for one character. */
export function useSuggestions(kind: GeographyKind, text: string) {
  return useQuery({
    queryKey: ['suggestions', kind, text],
    queryFn: async ({ signal }) =>
      (await get<{ items: GeographyItem[] }>('/api/v2/geographies/suggestions', { query: { kind, q: text }, signal }))
        .items,
    enabled: text.length > 1,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

async function fetchLabels(
  kind: GeographyKind,
  values: readonly string[],
  signal?: AbortSignal,
): Promise<GeographyItem[]> {
  const query = { kind, values: values.join(',') };
  return (await get<{ items: GeographyItem[] }>('/api/v2/geographies/labels', { query, signal })).items;
}

/** The names of chosen places; places that do not exist are not in the answer. */
export function useLabels(kind: GeographyKind | null, values: readonly string[]) {
  return useQuery({
    queryKey: ['labels', kind, ...values],
    queryFn: ({ signal }) => (kind === null ? [] : fetchLabels(kind, values, signal)),
    enabled: kind !== null && values.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

/** Which of some values are real places. */
export function useCheckPlaces() {
  return useCommand({
    send: (given: { kind: GeographyKind; values: string[] }) => fetchLabels(given.kind, given.values),
  });
}

/** An exact count, sent when `wanted`. Leaving the page or another `key` aborts it, in the engine too. */
export function useCount(query: LeadQuery | null, key: string | null, wanted: boolean) {
  return useQuery({
    queryKey: ['count', key],
    queryFn: ({ signal }) => post<LeadCount>('/api/v2/searches/count', query, { signal }),
    enabled: query !== null && key !== null && wanted,
    staleTime: countStaleMs,
    gcTime: countStaleMs,
  });
}

/** One page of the search's one sample. */
export function usePreview(query: LeadQuery | null, at: { key: string; page: number; enabled: boolean }) {
  return useQuery({
    queryKey: ['preview', at.key, at.page],
    queryFn: ({ signal }) => post<Preview>('/api/v2/searches/preview', { ...query, page: at.page }, { signal }),
    enabled: query !== null && at.enabled,
    staleTime: countStaleMs,
    // The rows before stand, faded, until the next arrive.
    placeholderData: keepPreviousData,
  });
}
