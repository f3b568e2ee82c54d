// The time zone of the account's billing days, as the last answer about its leads says it. Its people sit in several zones
// and read one and the same day.
import { useSyncExternalStore } from 'react';

let zone = 'UTC';
const listeners = new Set<() => void>();

export function setBillingZone(next: string): void {
  if (next === zone) return;
  zone = next;
  for (const listener of listeners) listener();
}

export function billingZone(): string {
  return zone;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** For whatever shows days of it: they are written anew when it changes. */
export function useBillingZone(): string {
  return useSyncExternalStore(subscribe, billingZone, billingZone);
}
