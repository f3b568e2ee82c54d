// One stream of live events per tab. The refresh cookie authenticates it, because EventSource cannot send a token.
import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { applyChange, downloadsKey, type DownloadChange } from '../searches/downloads.ts';
import { get } from '../client.ts';
import { accountKey } from './account.ts';
import { askAfterMissedEnds, forgetAllFinished, heardOfDownload } from './finished-files.ts';
import { setLiveState } from './live-state.ts';
import { usageKey } from '../usage.ts';

/** Keeps the cache in step with the server while the component is mounted. */
export function useLiveEvents(): void {
  const client = useQueryClient();
  useEffect(() => listen(client), [client]);
}

const retryMs = 5000;

/** What stands in answers about the account and its people. */
const ofAccount = [accountKey, ['company-profile'], ['team']] as const;

function listen(client: QueryClient): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  let source = open(client);
  // After an error answer (an expired cookie, a restart behind a proxy) the browser does not reconnect by itself.
  const check = setInterval(() => {
    if (source.readyState === EventSource.CLOSED) source = open(client);
  }, retryMs);
  return () => {
    clearInterval(check);
    source.close();
    setLiveState('closed');
    forgetAllFinished();
  };
}

function open(client: QueryClient): EventSource {
  const source = new EventSource('/api/v2/events');
  setLiveState('connecting');
  source.onopen = () => setLiveState('open');
  source.onerror = () => setLiveState('connecting');
  // The server sends it at every connect, because events may have been missed.
  source.addEventListener('reset', () => {
    refetch(client, downloadsKey, usageKey, ...ofAccount);
    void askAfterMissedEnds(isReady);
  });
  source.addEventListener('account', () => refetch(client, ...ofAccount));
  source.addEventListener('balance', () => refetch(client, usageKey));
  source.addEventListener('download', (event: MessageEvent<string>) => {
    const change = JSON.parse(event.data) as DownloadChange;
    void applyChange(client, change);
    heardOfDownload(change);
  });
  return source;
}

/** False also where no answer came: the next beginning of the stream asks again. */
function isReady(id: string): Promise<boolean> {
  return get('/api/v2/downloads/{id}', { path: { id } }).then(
    ({ status }) => status === 'ready',
    () => false,
  );
}

function refetch(client: QueryClient, ...keys: (readonly string[])[]): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}
