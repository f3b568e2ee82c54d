// Whether live events arrive. Lists poll while they do not.
import { useSyncExternalStore } from 'react';

export type LiveState = 'closed' | 'connecting' | 'open';

let state: LiveState = 'closed';
const listeners = new Set<() => void>();

export function setLiveState(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function useLiveState(): LiveState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}
