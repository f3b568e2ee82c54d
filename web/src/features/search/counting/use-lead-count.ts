// The count has five states. It never shows the number of other filters as if it were of these.
import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { LeadCount, LeadQuery } from '../../../server/api-types.ts';
import { useCount } from '../query/api.ts';

export type CountState =
  | { state: 'none' }
  | { state: 'counting'; before: LeadCount | null; sinceMs: number }
  | { state: 'fresh'; answer: LeadCount }
  | { state: 'stale'; before: LeadCount | null }
  | { state: 'failed'; error: unknown };

export type LeadCountControl = { shown: CountState; ask: () => void };

// After one that took longer a count is asked by click.
const quickMs = 2000;
const debounceMs = 150;

/** The count of `query`; `key` is equal for equal questions. `onAsked` runs when one is answered. */
export function useLeadCount(query: LeadQuery | null, key: string | null, onAsked: () => void): LeadCountControl {
  const client = useQueryClient();
  // The question of an opened address is asked at once; later ones by themselves while answers are quick, or by click.
  const [asked, setAsked] = useState(key);
  const [before, setBefore] = useState<LeadCount | null>(null);
  // Watched by its key even while it is not asked: the count of another key is broken off in that moment.
  const count = useCount(query, key, asked === key);
  const answer = asked === key ? count.data : undefined;
  if (answer !== undefined && answer !== before) setBefore(answer);
  // Without a place the next one begins a new search, which knows nothing of the last one's number or pace.
  if (key === null && before !== null) setBefore(null);

  const counting = key !== null && asked === key && count.isFetching;
  const sinceMs = useElapsed(counting ? key : null);
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
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
    if (counting || byItself) return { state: 'counting', before, sinceMs };
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
