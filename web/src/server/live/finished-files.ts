// The downloads of the account that live events said to be ready since the page was opened. A reload hears of none
// again, so none is told of twice.
import { useSyncExternalStore } from 'react';

type Heard = { id: string; status?: string | undefined };

/** Seen running here, so that one that ended while the stream was broken off is asked about. */
const running = new Set<string>();
const told = new Set<string>();
let newest: string | null = null;
const listeners = new Set<() => void>();

function change(next: string | null): void {
  if (next === newest) return;
  newest = next;
  for (const listener of listeners) listener();
}

/** A live event of a download. */
export function heardOfDownload({ id, status }: Heard): void {
  if (status === 'requested' || status === 'in-progress') running.add(id);
  if (status === 'failed' || status === 'cancelled') running.delete(id);
  if (status === 'ready') finished(id);
}

function finished(id: string): void {
  running.delete(id);
  if (told.has(id)) return;
  told.add(id);
  change(id);
}

/** The stream began anew, and may have missed an end: `isReady` asks the server about each that was running. */
export async function askAfterMissedEnds(isReady: (id: string) => Promise<boolean>): Promise<void> {
  for (const id of running) if (await isReady(id)) finished(id);
}

/** The person has seen it, or sees it on the page that is open. */
export function forgetFinished(): void {
  change(null);
}

/** Another account, or nobody: nothing of before is told. */
export function forgetAllFinished(): void {
  running.clear();
  told.clear();
  change(null);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The id of the newest one that was not seen yet; null: none. */
export function useNewestFinished(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => newest,
    () => null,
  );
}
