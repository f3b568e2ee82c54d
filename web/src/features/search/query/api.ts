// Calls of the search page. Counting and previewing are free and may be repeated.
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '../../../components/forms/use-debounced.ts';
import type { FilterField, GeographyItem, GeographyKind, LeadQuery, Suggestion } from '../../../server/api-types.ts';
import { get, post } from '../../../server/client.ts';
import { useCommand } from '../../../server/command.ts';

// A data set changes three to four times a year.
const countStaleMs = 5 * 60_000;

/** How long typing pauses before suggestions are asked for. */
export const typingRestMs = 300;

export type SuggestionKind = Suggestion['kind'];

/** What may be meant by `text`, with how many leads of the dictionary it has. One character is not enough for a call. */
export function useSuggestions(kind: SuggestionKind | undefined, text: string, dictId: string) {
  return useQuery({
    queryKey: ['suggestions', kind, dictId, text],
    queryFn:
      kind === undefined
        ? skipToken
        : async ({ signal }) => (await get('/api/v2/suggestions', { query: { kind, q: text, dictId }, signal })).items,
    enabled: text.length > 1,
    staleTime: countStaleMs,
    placeholderData: keepPreviousData,
  });
}

/** The values that are suggested for a filter by exactly what is typed now. */
export function useSuggestedValues(field: Pick<FilterField, 'suggestedAs'>, text: string, dictId: string) {
  const typed = useDebounced(text.trim(), typingRestMs);
  const suggestions = useSuggestions(field.suggestedAs, typed, dictId);
  const isOfNow = typed === text.trim() && !suggestions.isPlaceholderData;
  const found = isOfNow ? suggestions.data : undefined;
  const values = useMemo(() => new Set(found?.map(({ value }) => value)), [found]);
  return {
    values,
    isWaiting: field.suggestedAs !== undefined && text.trim().length > 1 && found === undefined && !suggestions.isError,
  };
}

async function fetchLabels(
  kind: GeographyKind,
  values: readonly string[],
  signal: AbortSignal,
): Promise<GeographyItem[]> {
  const query = { kind, values: values.join(',') };
  return (await get('/api/v2/geographies/labels', { query, signal })).items;
}

/** The names of chosen places; the answer leaves out places that do not exist. */
export function useLabels(kind: GeographyKind | null, values: readonly string[]) {
  return useQuery({
    queryKey: ['labels', kind, ...values],
    queryFn: ({ signal }) => (kind === null ? [] : fetchLabels(kind, values, signal)),
    enabled: kind !== null && values.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

type WrittenPlaces = { list: string; kind?: GeographyKind };

/** The places that a pasted or typed text names. */
export function useReadPlaces() {
  return useCommand({ send: (body: WrittenPlaces) => post('/api/v2/geographies/read', { body }) });
}

/** The places that an address names. */
export function usePlacesOfLink(body: WrittenPlaces) {
  return useQuery({
    queryKey: ['places-of-link', body],
    queryFn: ({ signal }) => post('/api/v2/geographies/read', { body, signal }),
    enabled: body.list !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** An exact count, sent when `wanted`. Leaving the page or changing `key` aborts it, in the engine too. */
export function useCount(query: LeadQuery | null, key: string | null, wanted: boolean) {
  return useQuery({
    queryKey: ['count', key],
    queryFn: query === null ? skipToken : ({ signal }) => post('/api/v2/searches/count', { body: query, signal }),
    enabled: key !== null && wanted,
    staleTime: countStaleMs,
    gcTime: countStaleMs,
  });
}

/** A number to look at while the exact one of the whole country takes longer; nothing may be bought by it. */
export function useEstimate(query: LeadQuery | null, key: string | null, wanted: boolean) {
  return useQuery({
    queryKey: ['estimate', key],
    queryFn:
      query === null
        ? skipToken
        : ({ signal }) => post('/api/v2/searches/count', { body: { ...query, estimate: true }, signal }),
    enabled: query?.geography.kind === 'nationwide' && wanted,
    retry: false,
    staleTime: countStaleMs,
    gcTime: countStaleMs,
  });
}

/** One page of the search's one sample. */
export function usePreview(query: LeadQuery | null, at: { key: string; page: number; enabled: boolean }) {
  return useQuery({
    queryKey: ['preview', at.key, at.page],
    queryFn:
      query === null
        ? skipToken
        : ({ signal }) => post('/api/v2/searches/preview', { body: { ...query, page: at.page }, signal }),
    enabled: at.enabled,
    staleTime: countStaleMs,
    // The previous rows stay, faded, until the next ones arrive.
    placeholderData: keepPreviousData,
  });
}
