import { useSyncExternalStore } from 'react';
import { Notice } from './notice.tsx';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone, while it is. */
export function OfflineNote() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
  if (online) return null;
  return <Notice tone="warn">You are offline. What you see stays; counting and downloading wait for the connection.</Notice>;
}
