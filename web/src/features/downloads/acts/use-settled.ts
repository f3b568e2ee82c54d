// The leads of a download without a file come back a moment after its end, and no event of the download says so.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Download } from '../../../server/api-types.ts';
import { downloadsKey } from '../../../server/searches/downloads.ts';

const READ_EVERY_MS = 2_000;

/** Reads the downloads again until all that was set aside for this one is used or back. Nothing to do for a running one. */
export function useSettled({ status, cost }: Pick<Download, 'status' | 'cost'>): void {
  const client = useQueryClient();
  const hasEnded = status === 'failed' || status === 'cancelled';
  const isSettled = cost === undefined || cost.used + cost.returned >= cost.setAside;
  const isAwaited = hasEnded && !isSettled;
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: downloadsKey }), READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, isAwaited]);
}
