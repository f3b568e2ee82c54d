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
          The connection broke off before the answer came. It is not known yet whether it was ordered; it is{' '}
          {online ? 'being looked up.' : 'looked up as soon as you are online.'} Nothing is ordered by that.
        </Notice>
      );
    case 'not-ordered':
      return (
        <Notice tone="warn">
          The connection broke off before your order arrived. It was not ordered, and nothing was charged. Press
          Download to order it.
        </Notice>
      );
    case 'unclear':
      return (
        <Failed error={outcome.error} safe="It is not known whether it was ordered: look at your downloads first." />
      );
    case 'refused':
      return <Failed error={outcome.error} safe="Nothing was charged." />;
  }
}
