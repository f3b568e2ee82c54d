import { useOnline } from '../../server/online.ts';
import { Notice } from './notice.tsx';

/** Says that the connection is gone, while it is. */
export function OfflineNote() {
  if (useOnline()) return null;
  return (
    <Notice tone="warn">
      You are offline. What you see stays. Counting goes on when the connection is back; nothing is ordered until then.
    </Notice>
  );
}
