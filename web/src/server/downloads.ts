// Downloads in the cache: read by the list, written by a new order and by live events.
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Download } from './api-types.ts';
import { get } from './client.ts';
import { useLiveState } from './live-state.ts';
import { ServerProblem } from './problem.ts';

export const downloadsKey = ['downloads'] as const;

/** Not finished: the server still works on it, or the charge is on its way. */
function isRunning(download: Pick<Download, 'status'>): boolean {
  return download.status !== 'ready' && download.status !== 'failed';
}

const downloads = queryOptions({
  queryKey: [...downloadsKey, 'list'],
  queryFn: async ({ signal }) => {
    const answer = await get<{ downloads: Download[] }>('/api/v2/downloads', { signal });
    return answer.downloads;
  },
  staleTime: 10_000,
  select: newestFirst,
});

/** Newest first; the same second falls back to the id, which is ordered by time. */
function newestFirst(list: Download[]): Download[] {
  return [...list].sort((a, b) => b.timestamp - a.timestamp || (a.id < b.id ? 1 : -1));
}

/** All downloads of the account. Polls every 3 s while something runs and no live events arrive. */
export function useDownloads() {
  const live = useLiveState();
  return useQuery({
    ...downloads,
    refetchInterval: (query) => (live !== 'open' && query.state.data?.some(isRunning) === true ? 3000 : false),
  });
}

const oneKey = (id: string) => [...downloadsKey, 'one', id] as const;

/** One download by its own address, also an archived one, which no list has. Null: there is none for this account. */
export function useDownload(id: string, enabled: boolean) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) =>
      get<Download>(`/api/v2/downloads/${encodeURIComponent(id)}`, { signal }).catch(nullWhereUnknown),
    enabled,
    staleTime: 10_000,
  });
}

function nullWhereUnknown(error: unknown): null {
  if (error instanceof ServerProblem && error.code === 'download-unknown') return null;
  throw error;
}

/** What was archived, for those whom the server tells. */
export function useArchivedDownloads(enabled: boolean) {
  return useQuery({
    queryKey: [...downloadsKey, 'archived'],
    queryFn: async ({ signal }) =>
      (await get<{ downloads: Download[] }>('/api/v2/downloads', { query: { archived: true }, signal })).downloads,
    enabled,
    staleTime: 10_000,
    select: newestFirst,
  });
}

export type DownloadChange = Pick<Download, 'id'> & Partial<Download>;

/** The list with a change from a live event; an older version of a download never replaces a newer one. */
export function withChange(list: Download[], change: DownloadChange): Download[] {
  return list.map((download) => (download.id === change.id ? changed(download, change) : download));
}

function changed(download: Download, change: DownloadChange): Download {
  if (change.version !== undefined && change.version < download.version) return download;
  return { ...download, ...change, progress: Math.max(download.progress, change.progress ?? 0) };
}

/** Shows a download as archived or not before the server has answered; it stays at its own address in any case. */
export async function showArchived(client: QueryClient, id: string, archived: boolean): Promise<void> {
  // An answer under way is from before the change.
  await client.cancelQueries({ queryKey: downloadsKey });
  const known = client.getQueryData(downloads.queryKey)?.find((download) => download.id === id);
  const one = client.getQueryData<Download | null>(oneKey(id)) ?? known;
  if (one !== undefined) client.setQueryData(oneKey(id), { ...one, archived });
  client.setQueryData(downloads.queryKey, (list) => list && withChange(list, { id, archived }));
}

/** Writes a change into the cache. A finished download is read again: size, hash and charge come with the answer. */
export async function applyChange(client: QueryClient, change: DownloadChange): Promise<void> {
  const known = client.getQueryData(downloads.queryKey);
  client.setQueryData(downloads.queryKey, (list) => list && withChange(list, change));
  client.setQueryData<Download | null>(oneKey(change.id), (one) => one && changed(one, change));
  const unknown = known?.some((download) => download.id === change.id) !== true;
  const before = known?.find((download) => download.id === change.id)?.status;
  if (unknown || (change.status !== undefined && change.status !== before)) {
    await client.invalidateQueries({ queryKey: downloadsKey });
  }
}

/** Shows a download that was just accepted, before the list was read again. */
export function addDownload(client: QueryClient, download: Download): void {
  client.setQueryData(downloads.queryKey, (list) => [
    download,
    ...(list ?? []).filter((other) => other.id !== download.id),
  ]);
}
