import { Failed } from '../../../components/feedback/loaded.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import type { Outcome } from './use-order.ts';

/** The outcome of the last order, unless the page has gone on to its download. */
export function OrderNote({ outcome, online }: { outcome: Outcome; online: boolean }) {
  switch (outcome.is) {
    case 'none':
    case 'sending':
      return null;
    case 'unknown':
      return (
        <Notice tone="warn">
          No answer came that says what became of your order. We do not know yet whether it was ordered; we{' '}
          {online ? 'are checking.' : 'will check as soon as you are online.'} Checking orders nothing.
        </Notice>
      );
    case 'not-ordered':
      return (
        <Notice tone="warn">
          Your order did not go through. Nothing was ordered or charged. Press Download to order it.
        </Notice>
      );
    case 'unclear':
      return <Failed error={outcome.error} safe="We do not know whether it was ordered. Check your downloads first." />;
    case 'refused':
      return <Failed error={outcome.error} safe="Nothing was charged." />;
  }
}
