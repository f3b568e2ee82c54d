import { useOnline } from '../../server/live/online.ts';
import { Notice } from './notice.tsx';

/** Says that the connection is gone, while it is. */
export function OfflineNote() {
  if (useOnline()) return null;
  return (
    <Notice tone="warn">
      You are offline. Counting continues when you are connected again. Nothing is ordered until then.
    </Notice>
  );
}
