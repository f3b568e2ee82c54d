import { useQueryClient } from '@tanstack/react-query';
import { post } from '../../../server/client.ts';
import { useCommand } from '../../../server/command.ts';
import { downloadsKey } from '../../../server/searches/downloads.ts';
import type { Reason } from './words.ts';

/** Reports a file. A refusal reads the downloads again too: another tab may have reported it. */
export function useReportFile(id: string) {
  const client = useQueryClient();
  return useCommand({
    send: (reason: Reason) => post('/api/v2/downloads/{id}/report', { path: { id }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: downloadsKey }),
  });
}
