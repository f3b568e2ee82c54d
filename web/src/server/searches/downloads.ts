// Downloads in the query cache. The list reads them; new orders and live events write them.
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Download } from '../api-types.ts';
import { get } from '../client.ts';
import { useLiveState } from '../live/live-state.ts';
import { learnWords, ServerProblem } from '../problem.ts';

export const downloadsKey = ['downloads'] as const;

// That nothing was charged stands beside it.
learnWords({ 'disk-nearly-full': () => 'No room is left for new files at the moment. Please try again later.' });

/** Not finished: the file is being made, or the charge is not booked yet. */
function isRunning(download: Pick<Download, 'status'>): boolean {
  return !['ready', 'failed', 'cancelled'].includes(download.status);
}

/** Reported, and not yet refused or credited: the next answer may say so. */
function isSettling({ report }: Pick<Download, 'report'>): boolean {
  return report?.state === 'checking' || report?.state === 'crediting';
}

const SETTLING_MS = 2000;

const downloads = queryOptions({
  queryKey: [...downloadsKey, 'list'],
  queryFn: async ({ signal }): Promise<Download[]> => (await get('/api/v2/downloads', { signal })).downloads,
  staleTime: 10_000,
  select: newestFirst,
});

/** Newest first; within the same second by id, which is ordered by time too. */
function newestFirst(list: Download[]): Download[] {
  return [...list].sort((a, b) => b.timestamp - a.timestamp || (a.id < b.id ? 1 : -1));
}

/** All downloads of the account. Polls while a report is decided, and while something runs and no live events arrive. */
export function useDownloads() {
  const live = useLiveState();
  return useQuery({
    ...downloads,
    refetchInterval: ({ state: { data } }) => {
      if (data?.some(isSettling) === true) return SETTLING_MS;
      return live !== 'open' && data?.some(isRunning) === true ? 3000 : false;
    },
  });
}

const oneKey = (id: string) => [...downloadsKey, 'one', id] as const;

/** One download by its id; finds archived ones too, which lists leave out. Null when the account has none. */
export function useDownload(id: string, enabled: boolean) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => get('/api/v2/downloads/{id}', { path: { id }, signal }).catch(nullWhereUnknown),
    enabled,
    staleTime: 10_000,
    refetchInterval: ({ state: { data } }) => (data && isSettling(data) ? SETTLING_MS : false),
  });
}

function nullWhereUnknown(error: unknown): null {
  if (error instanceof ServerProblem && error.code === 'download-unknown') return null;
  throw error;
}

/** Archived downloads; the server lists them for super-admins only. */
export function useArchivedDownloads(enabled: boolean) {
  return useQuery({
    queryKey: [...downloadsKey, 'archived'],
    queryFn: async ({ signal }) => (await get('/api/v2/downloads', { query: { archived: true }, signal })).downloads,
    enabled,
    staleTime: 10_000,
    select: newestFirst,
  });
}

/** `reported`: its report came, or was decided. */
export type DownloadChange = Pick<Download, 'id'> & Partial<Download> & { reported?: true };

/** Applies a live event to the list; an older version of a download never replaces a newer one. */
export function withChange(list: Download[], change: DownloadChange): Download[] {
  return list.map((download) => (download.id === change.id ? changed(download, change) : download));
}

function changed(download: Download, change: DownloadChange): Download {
  if (change.version !== undefined && change.version < download.version) return download;
  return { ...download, ...change, fetchProgress: Math.max(download.fetchProgress, change.fetchProgress ?? 0) };
}

/** Shows a download as archived or not before the server answers. Its own address keeps showing it. */
export async function showArchived(client: QueryClient, id: string, archived: boolean): Promise<void> {
  // Answers that are already under way do not contain the change.
  await client.cancelQueries({ queryKey: downloadsKey });
  const known = client.getQueryData(downloads.queryKey)?.find((download) => download.id === id);
  const one = client.getQueryData<Download | null>(oneKey(id)) ?? known;
  if (one !== undefined) client.setQueryData(oneKey(id), { ...one, archived });
  client.setQueryData(downloads.queryKey, (list) => list && withChange(list, { id, archived }));
}

/** Writes a live event into the cache. A finished or reported download is fetched again, because the event lacks the rest. */
export async function applyChange(client: QueryClient, change: DownloadChange): Promise<void> {
  const known = client.getQueryData(downloads.queryKey);
  client.setQueryData(downloads.queryKey, (list) => list && withChange(list, change));
  client.setQueryData<Download | null>(oneKey(change.id), (one) => one && changed(one, change));
  const unknown = known?.some((download) => download.id === change.id) !== true;
  const before = known?.find((download) => download.id === change.id)?.status;
  if (unknown || change.reported === true || (change.status !== undefined && change.status !== before)) {
    await client.invalidateQueries({ queryKey: downloadsKey });
  }
}

/** Shows a download that was just accepted, before the list is fetched again. */
export function addDownload(client: QueryClient, download: Download): void {
  client.setQueryData(downloads.queryKey, (list) => [
    download,
    ...(list ?? []).filter((other) => other.id !== download.id),
  ]);
}
