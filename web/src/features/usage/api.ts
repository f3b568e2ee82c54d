// The statement: a line for each thing that happened to the account's leads, newest first, a page at a time.
// Billing knows downloads by id only, so their names are fetched from the downloads, one page at a time too.
import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { usageDaysMax } from '@leadwright/leads/rules/limits';
import type { Download, UsageLine, UsagePeriod } from '../../server/api-types.ts';
import { get } from '../../server/client.ts';
import { downloadsKey } from '../../server/searches/downloads.ts';
import { usageKey } from '../../server/usage.ts';

const pageSize = 25;

export function useLines() {
  return useInfiniteQuery({
    queryKey: [...usageKey, 'lines'],
    queryFn: ({ pageParam, signal }) =>
      get('/api/v2/usage/lines', { query: { limit: pageSize, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    select: (all) => all.pages.map((page) => page.lines),
  });
}

/** The downloads of these lines by id, archived ones too. Downloads that cannot be read are missing. */
export function useDownloadsOf(pages: readonly UsageLine[][]): ReadonlyMap<string, Download> {
  return useQueries({
    queries: pages
      .map(idsOf)
      .filter((ids) => ids.length > 0)
      .map((ids) => ({
        queryKey: [...downloadsKey, 'named', ...ids],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await get('/api/v2/downloads', { query: { ids: ids.join(',') }, signal })).downloads,
        staleTime: 10_000,
      })),
    combine: (answers) =>
      new Map(answers.flatMap(({ data = [] }) => data.map((download) => [download.id, download] as const))),
  });
}

/** The billing periods so far, the current one first. */
export function usePeriods() {
  return useQuery({
    queryKey: [...usageKey, 'periods'],
    queryFn: async ({ signal }) => (await get('/api/v2/usage/periods', { signal })).periods,
  });
}

/** The totals of a period. */
export function useStatementOf({ from, to }: UsagePeriod) {
  return useQuery({
    queryKey: [...usageKey, 'statement', from, to],
    queryFn: ({ signal }) => get('/api/v2/usage/statement', { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What was left day by day of a period; of a longer time its last days, as many as one answer has. */
export function useDaysOf({ from, to }: UsagePeriod) {
  const within = { from: laterOf(from, daysBefore(to)), to };
  return useQuery({
    queryKey: [...usageKey, 'days', within.from, to],
    queryFn: ({ signal }) => get('/api/v2/usage/days', { query: within, signal }),
    placeholderData: keepPreviousData,
  });
}

const DAY_MS = 86_400_000;

const daysBefore = (to: string): string => new Date(Date.parse(to) - usageDaysMax * DAY_MS).toISOString();
const laterOf = (a: string, b: string): string => (Date.parse(a) > Date.parse(b) ? a : b);

function idsOf(lines: readonly UsageLine[]): string[] {
  return [...new Set(lines.flatMap(({ downloadId }) => downloadId ?? []))];
}
