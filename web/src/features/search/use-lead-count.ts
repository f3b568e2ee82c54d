// The count has five states. It never shows the number of other filters as if it were of these.
import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { LeadCount, LeadQuery } from '../../server/api-types.ts';
import { useCount } from './api.ts';

export type CountState =
  | { state: 'none' }
  | { state: 'counting'; before: LeadCount | null; sinceMs: number }
  | { state: 'fresh'; answer: LeadCount }
  | { state: 'stale'; before: LeadCount | null }
  | { state: 'failed'; error: unknown };

export type LeadCountControl = { shown: CountState; ask: () => void };

// An answer this quick is given again after every edit, without a click.
const quickMs = 2000;
const debounceMs = 150;

/** The count of `query`; `key` is equal for equal questions. `onAsked` runs when one is sent. */
export function useLeadCount(query: LeadQuery | null, key: string | null, onAsked: () => void): LeadCountControl {
  const client = useQueryClient();
  // The question of an opened address is asked at once; later ones by click, or by themselves while answers are quick.
  const [asked, setAsked] = useState(key);
  const [before, setBefore] = useState<LeadCount | null>(null);
  const count = useCount(asked === key ? query : null, asked);
  const answer = asked === key ? count.data : undefined;
  if (answer !== undefined && answer !== before) setBefore(answer);

  const isKnown = key !== null && client.getQueryData(['count', key]) !== undefined;
  const byItself = key !== null && asked !== key && (isKnown || (before !== null && before.tookMs < quickMs));
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

  const counting = key !== null && asked === key && count.isFetching;
  const sinceMs = useElapsed(counting ? key : null);
  const ask = () => {
    if (key === null) return;
    if (asked === key) void count.refetch();
    else setAsked(key);
  };
  return { shown: shownOf(), ask };

  function shownOf(): CountState {
    if (key === null) return { state: 'none' };
    if (counting) return { state: 'counting', before, sinceMs };
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
