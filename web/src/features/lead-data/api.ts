// Versions of leads, for super-admins. Work goes on after its answer, so the list is read again while any goes on.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post } from '../../server/client.ts';
import { useCommand } from '../../server/command.ts';
import type { Answer } from '../../server/operations.ts';

type LeadVersions = Answer<'get', '/api/v2/superadmin/lead-versions'>;
export type Kind = LeadVersions['kinds'][number];
export type Version = Kind['versions'][number];
export type Running = NonNullable<Kind['running']>;
export type Report = Answer<'get', '/api/v2/superadmin/lead-versions/{dictId}/{version}/report'>;
export type Change = { dictId: string } & (
  | { act: 'activate'; version: number; reason: string | undefined }
  | { act: 'rollback' }
);

const key = ['lead-versions'] as const;
const LOOK_AGAIN_MS = 2_000;
const IDLE_MS = 30_000;

const isBusy = ({ running, reading, versions }: Kind): boolean =>
  running !== null || reading.length > 0 || versions.some(({ work }) => work !== null);

export function useLeadVersions() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => get('/api/v2/superadmin/lead-versions', { signal }),
    refetchInterval: ({ state }) => (state.data?.kinds.some(isBusy) ? LOOK_AGAIN_MS : IDLE_MS),
  });
}

export function useReport(dictId: string, version: number) {
  return useQuery({
    queryKey: [...key, 'report', dictId, version],
    queryFn: ({ signal }) =>
      get('/api/v2/superadmin/lead-versions/{dictId}/{version}/report', {
        path: { dictId, version: String(version) },
        signal,
      }),
  });
}

export function useChange(onDone: () => void) {
  const client = useQueryClient();
  return useCommand({
    send: (change: Change) => {
      const { dictId } = change;
      if (change.act === 'rollback')
        return post('/api/v2/superadmin/lead-versions/{dictId}/rollback', { path: { dictId } });
      return post('/api/v2/superadmin/lead-versions/{dictId}/{version}/activate', {
        path: { dictId, version: String(change.version) },
        body: change.reason === undefined ? {} : { reason: change.reason },
      });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: key });
      onDone();
    },
  });
}
