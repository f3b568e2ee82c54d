// Who is signed in on this page. The access token lives in memory only; the refresh cookie, which no
// script can read, brings a new one after a reload.
import { useSyncExternalStore } from 'react';
import { may, type Action } from '@leadwright/runtime/access/roles';
import type { SignedIn } from './api-types.ts';

export type Session =
  | { state: 'unknown' }
  /** `actedFor`: the address of whom a super-admin acted for just now. The person is oneself again. */
  | { state: 'in'; person: SignedIn; actedFor?: string }
  | { state: 'out'; because: 'visitor' | 'left' | 'over' };

// Not a secret: it only says whether a public page should ask for a new token.
const hintKey = 'leadwright-signed-in';

let session: Session = { state: 'unknown' };
const listeners = new Set<() => void>();

function change(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

export function currentSession(): Session {
  return session;
}

/** The page has a fresh token for this person. */
export function signedIn(person: SignedIn): void {
  localStorage.setItem(hintKey, '1');
  const actedFor = session.state === 'in' ? stoppedActing(session, person) : undefined;
  change(actedFor === undefined ? { state: 'in', person } : { state: 'in', person, actedFor });
}

function stoppedActing(before: Session & { state: 'in' }, { impersonation }: SignedIn): string | undefined {
  if (impersonation) return undefined;
  return before.person.impersonation ? before.person.email : before.actedFor;
}

/** Who acts in which account, and for whom. What was read for one is never shown to another. */
export function identityOf({ accountId, uid, impersonatorId = '' }: SignedIn): string {
  return [accountId, uid, impersonatorId].join(' ');
}

/** The mark whose pages are open: none while acting for another, whose account they are not about. */
export function ownStaffOf({ staff, impersonation }: SignedIn): string {
  return impersonation ? '' : staff;
}

/** The person has read whom they acted for. */
export function forgetActedFor(): void {
  if (session.state === 'in') change({ state: 'in', person: session.person });
}

/** Another tab began or stopped to act for somebody: who is signed in here is asked again. */
export function askAgain(): void {
  if (session.state === 'in') change({ state: 'unknown' });
}

// Light or dark and a banner for everybody belong to the browser, and say nothing of who sat there.
const ofBrowser = ['leadwright-theme', 'leadwright-banner-dismissed'];

/** Removes what this browser and this tab keep of a person: hints, columns, the sidebar, keys of calls. */
function forgetPerson(): void {
  for (const storage of [localStorage, sessionStorage]) {
    const kept = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    for (const key of kept) if (key.startsWith('leadwright-') && !ofBrowser.includes(key)) storage.removeItem(key);
  }
}

/**
 * The page forgets the token. `left`: the person logged out, and nothing of theirs stays in the browser. `over`: the
 * server ended the session, or nobody can renew it; who logs in again goes on where the session ended.
 */
export function signedOut(because: 'visitor' | 'left' | 'over'): void {
  if (because === 'left') forgetPerson();
  localStorage.removeItem(hintKey);
  change({ state: 'out', because });
}

/** Whether somebody signed in on this browser and has not logged out. */
export function wasSignedIn(): boolean {
  return localStorage.getItem(hintKey) !== null;
}

/** `wasSignedIn` for what is shown. False while the application takes over HTML that the build made for everybody. */
export function useWasSignedIn(): boolean {
  return useSyncExternalStore(subscribe, wasSignedIn, () => false);
}

/** For tests: as if the page had just been opened. */
export function forgetSession(): void {
  localStorage.removeItem(hintKey);
  change({ state: 'unknown' });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, currentSession);
}

/** Whether the person may do it, by the table of roles. The server refuses it as well: this decides what is shown. */
export function useMay(action: Action): boolean {
  const now = useSession();
  return now.state === 'in' && may(now.person, action);
}
