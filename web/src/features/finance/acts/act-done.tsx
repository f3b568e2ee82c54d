import type { ReactNode } from 'react';
import { Notice } from '../../../components/feedback/notice.tsx';
import type { Adjustment } from '../../../server/api-types.ts';
import { failureWords } from './words.ts';

/** What became of an act; `children`: of one that was booked. */
export function ActDone({ act, children }: { act: Adjustment; children: ReactNode }) {
  if (act.state === 'open')
    return <Notice tone="info">Proposed. Nothing is booked until another person of finance agrees.</Notice>;
  if (act.state === 'failed') return <Notice tone="warn">Nothing came of it: {failureWords(act)}.</Notice>;
  if (act.state !== 'booked')
    return <Notice tone="warn">Booked, but the payment provider has not answered yet. Please look here again.</Notice>;
  return <Notice tone="ok">{children}</Notice>;
}
