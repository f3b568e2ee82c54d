import { Notice } from './notice.tsx';
import { useOnline } from './use-online.ts';

/** Says that the connection is gone, while it is. */
export function OfflineNote() {
  const online = useOnline();
  if (online) return null;
  return <Notice tone="warn">You are offline. What you see stays; counting and downloading wait for the connection.</Notice>;
}
