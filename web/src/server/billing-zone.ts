// The time zone of the account's billing days, as the last answer about its leads says it. Its people sit in several zones
// and read one and the same day. The browser keeps it, so that a page that is opened again need not wait for an answer.
import { useSyncExternalStore } from 'react';
import { currentSession, identityOf } from './session.ts';

type Known = { of: string; zone: string | null };

let known: Known | undefined;
const listeners = new Set<() => void>();
const slotOf = (identity: string): string => `leadwright-zone ${identity}`;

function ofPerson(): Known {
  const session = currentSession();
  const of = session.state === 'in' ? identityOf(session.person) : '';
  if (known?.of !== of) known = { of, zone: localStorage.getItem(slotOf(of)) };
  return known;
}

/** `zone`: as the IANA names it; none of an answer of a release before it: UTC. */
export function setBillingZone(zone: string | undefined): void {
  const before = ofPerson();
  const next = zone || 'UTC';
  if (before.zone === next) return;
  known = { of: before.of, zone: next };
  localStorage.setItem(slotOf(before.of), next);
  for (const listener of listeners) listener();
}

/** UTC while it is not known. */
export function billingZone(): string {
  return ofPerson().zone ?? 'UTC';
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** For whatever shows days of it: they are written anew when it changes. Null while it is not known. */
export function useBillingZone(): string | null {
  return useSyncExternalStore(subscribe, () => ofPerson().zone);
}
