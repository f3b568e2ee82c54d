// The count has five states. It never shows the count of other filters as the count of these.
import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { LeadCount, LeadQuery } from '../../../server/api-types.ts';
import { useCount, useEstimate } from '../query/api.ts';

export type CountState =
  | { state: 'none' }
  | { state: 'counting'; before: LeadCount | null; estimate: LeadCount | null; sinceMs: number }
  | { state: 'fresh'; answer: LeadCount }
  | { state: 'stale'; before: LeadCount | null }
  | { state: 'failed'; error: unknown };

export type LeadCountControl = { shown: CountState; ask: () => void };

// After a count that took longer, the next one needs a click.
const quickMs = 2000;
const debounceMs = 150;
// Who waits so long is told about how many.
const estimateAfterMs = 1000;

/** The count of `query`; `key` is the same for the same query. `onAsked` runs after each answer. */
export function useLeadCount(query: LeadQuery | null, key: string | null, onAsked: () => void): LeadCountControl {
  const client = useQueryClient();
  // The query of an opened address is counted at once. Later ones are too while answers are quick; else they need a click.
  const [asked, setAsked] = useState(key);
  const [before, setBefore] = useState<LeadCount | null>(null);
  // Observed even while it is not wanted: a change of key aborts the count of the previous key at once.
  const count = useCount(query, key, asked === key);
  const answer = asked === key ? count.data : undefined;
  if (answer !== undefined && answer !== before) setBefore(answer);
  // Without a place a new search begins, so the last number and its pace no longer apply.
  if (key === null && before !== null) setBefore(null);

  const counting = key !== null && asked === key && count.isFetching;
  const sinceMs = useElapsed(counting ? key : null);
  const estimated = useEstimate(query, key, counting && sinceMs >= estimateAfterMs);
  const estimate = estimated.data ?? null;
  const [pace, setPace] = useState<'quick' | 'slow'>('quick');
  const paceNow = paceOf();
  if (paceNow !== pace) setPace(paceNow);

  const isKnown = key !== null && client.getQueryData(['count', key]) !== undefined;
  const byItself = key !== null && asked !== key && (isKnown || pace === 'quick');
  useEffect(() => {
    if (!byItself) return;
    const timer = setTimeout(() => setAsked(key), isKnown ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [byItself, key, isKnown]);
  useEffect(() => {
    if (answer !== undefined) onAsked();
    // Runs once per answer, whatever the callback is now.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answer]);

  const ask = () => {
    if (key === null) return;
    if (asked === key) void count.refetch();
    else setAsked(key);
  };
  return { shown: shownOf(), ask };

  function paceOf(): 'quick' | 'slow' {
    if (key === null) return 'quick';
    if (answer !== undefined) return answer.tookMs < quickMs ? 'quick' : 'slow';
    return sinceMs < quickMs ? pace : 'slow';
  }

  function shownOf(): CountState {
    if (key === null) return { state: 'none' };
    if (counting || byItself) return { state: 'counting', before, estimate: counting ? estimate : null, sinceMs };
    if (asked === key && count.isError) return { state: 'failed', error: count.error };
    if (answer !== undefined) return { state: 'fresh', answer };
    return { state: 'stale', before };
  }
}

const tickMs = 250;

/** How long `key` has been the same, in milliseconds; 0 while it is null. */
function useElapsed(key: string | null): number {
  const [elapsed, setElapsed] = useState({ key, ms: 0 });
  useEffect(() => {
    if (key === null) return;
    const began = performance.now();
    const timer = setInterval(() => setElapsed({ key, ms: performance.now() - began }), tickMs);
    return () => clearInterval(timer);
  }, [key]);
  return elapsed.key === key ? elapsed.ms : 0;
}
