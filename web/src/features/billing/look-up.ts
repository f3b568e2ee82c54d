// Asks what became of a call, until it has ended. Asking never charges.
import { useQuery } from '@tanstack/react-query';
import { get } from '../../server/client.ts';
import { outcomeUnknown } from '../../server/command.ts';
import { ServerProblem } from '../../server/problem.ts';
import { askedBefore, askedToConfirm, isPending, type CallKind } from './call-key.ts';

export type Settled =
  | { is: 'none' | 'not-made' | 'done' }
  | { is: 'confirm'; clientSecret: string }
  | { is: 'refused'; error: unknown };

const lookMs = 10_000;
const askAgainMs = 2_000;
const pauseMaxMs = 10_000;
// How the look-up says that the processor refused; any other refusal is one of the look-up itself.
const endings = new Set([402, 409]);

/** `time` makes each lost answer a new look-up, even under the same key. Waits while there is no connection. */
export function useLookUp(
  call: CallKind,
  looked: { key: string; time: number } | null,
): { data: Settled | null; error: unknown } {
  const key = looked?.key ?? '';
  const query = useQuery({
    queryKey: ['billing-call', call, key, looked?.time ?? 0],
    queryFn: async ({ signal }): Promise<Settled | null> => {
      try {
        const path = '/api/v2/subscription/calls/by-key/{key}';
        const answer = await get(path, { path: { key }, query: { call }, signal, timeoutMs: lookMs });
        return isPending(answer) ? null : { is: 'done' };
      } catch (error) {
        if (!(error instanceof ServerProblem)) throw error;
        if (error.code === 'call-unknown') return { is: 'not-made' };
        if (endings.has(error.status)) return askedToConfirm(error, askedBefore(call)?.clientSecret);
        throw error;
      }
    },
    enabled: looked !== null,
    refetchInterval: ({ state }) => (state.data === null ? askAgainMs : false),
    retry: (_, error) => outcomeUnknown(error),
    retryDelay: (failures) => Math.min(500 * 2 ** failures, pauseMaxMs),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return { data: query.data ?? null, error: query.error };
}
