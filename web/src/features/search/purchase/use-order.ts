// One order at a time, from the click to its outcome. Only a click orders. When the answer is lost, the outcome
// is looked up by the order's Idempotency-Key, and a look-up never orders.
import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Download, NewDownload } from '../../../server/api-types.ts';
import { useClockOffset } from '../../../server/clock.ts';
import { get, post } from '../../../server/client.ts';
import { outcomeUnknown, useCommand } from '../../../server/command.ts';
import { slotOf } from '../../../server/kept/kept-work.ts';
import { addDownload, downloadsKey } from '../../../server/searches/downloads.ts';
import { ServerProblem } from '../../../server/problem.ts';
import { currentSession } from '../../../server/session.ts';
import { usageKey } from '../../../server/usage.ts';
import { OrderKey } from '../../../server/kept/order-key.ts';

export type Outcome =
  | { is: 'none' | 'sending' | 'unknown' | 'not-ordered' }
  /** unclear: the answer was lost, and the look-up failed too. */
  | { is: 'refused' | 'unclear'; error: unknown };

type Sent = { order: NewDownload; idempotencyKey: string };

/** `onOrdered` gets the download's id, from the answer or from the look-up. */
export function useOrder(onOrdered: (downloadId: string) => void): {
  outcome: Outcome;
  place: (order: NewDownload) => void;
} {
  const client = useQueryClient();
  const offsetMs = useClockOffset();
  const sending = useRef(false);
  const [keys] = useState(() => new OrderKey(slotOf('order key')));
  // `time` makes each lost answer a new look-up, even under the same key.
  const [lost, setLost] = useState<{ key: string; time: number } | null>(null);
  const start = useCommand({
    send: ({ order, idempotencyKey }: Sent) => post('/api/v2/downloads', { body: order, idempotencyKey }),
    onMutate: () => setLost(null),
    onSuccess: ({ id, version }, { order }) => {
      onOrdered(id);
      return show(client, requested(order, { id, version, offsetMs }));
    },
    onError: (error, { idempotencyKey }) => {
      if (outcomeUnknown(error)) setLost({ key: idempotencyKey, time: performance.now() });
    },
    onSettled: (_, error) => {
      sending.current = false;
      keys.settle(error);
    },
  });
  const looked = useLookUp(lost);
  useEffect(() => {
    if (looked.data === undefined) return;
    keys.settle(null);
    onOrdered(looked.data.id);
    void show(client, looked.data);
    // Runs once per answer, whatever the callback is now.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [looked.data]);
  return {
    outcome: outcomeOf(),
    place: (order) => {
      // The second click of a double one comes before the page shows that the first is being sent. One order opens one page.
      if (sending.current) return;
      sending.current = true;
      start.mutate({ order, idempotencyKey: keys.keyFor(order) });
    },
  };

  function outcomeOf(): Outcome {
    if (start.isPending) return { is: 'sending' };
    if (!start.isError) return { is: 'none' };
    if (lost === null) return { is: 'refused', error: start.error };
    if (looked.error === null) return { is: 'unknown' };
    return isNotOrdered(looked.error) ? { is: 'not-ordered' } : { is: 'unclear', error: looked.error };
  }
}

const lookMs = 10_000;
const pauseMaxMs = 10_000;

/** Looks up the outcome of an order until an answer comes; waits while there is no connection. */
function useLookUp(lost: { key: string; time: number } | null) {
  return useQuery({
    queryKey: ['order', lost?.key ?? '', lost?.time ?? 0],
    queryFn: ({ signal }) =>
      get('/api/v2/downloads/by-key/{key}', { path: { key: lost?.key ?? '' }, signal, timeoutMs: lookMs }),
    enabled: lost !== null,
    retry: (_, error) => outcomeUnknown(error),
    retryDelay: (failures) => Math.min(500 * 2 ** failures, pauseMaxMs),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function isNotOrdered(error: unknown): boolean {
  return error instanceof ServerProblem && error.code === 'not-ordered';
}

function requested(
  { geography, filters, dictId, name, rows, datasetVersion, cells = 'labels' }: NewDownload,
  { id, version, offsetMs }: { id: string; version: number; offsetMs: number },
): Download {
  const session = currentSession();
  const personId = session.state === 'in' ? session.person.uid : '';
  return {
    id,
    version,
    dictId,
    name,
    datasetVersion,
    cells,
    status: 'requested',
    rowsAsked: rows,
    fetchProgress: 0,
    storingFile: false,
    timestamp: Math.floor((Date.now() + offsetMs) / 1000),
    query: { geography, filters },
    archived: false,
    askedBy: { personId, throughSupport: false },
  };
}

/** Shows the download in the list before the server has processed it, then fetches list and balance again. */
function show(client: QueryClient, download: Download): Promise<unknown> {
  addDownload(client, download);
  return Promise.all([usageKey, downloadsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}
