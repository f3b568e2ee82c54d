// Light or dark: the system's scheme, unless the person chose one. The script in index.html applies it before the first paint.
import { useSyncExternalStore } from 'react';
import type { Scheme } from '../../theme.ts';
import { useMedia } from './use-media.ts';

export type SchemeChoice = Scheme | 'system';
const key = 'leadwright-theme';
const listeners = new Set<() => void>();

function choice(): SchemeChoice {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseScheme(next: SchemeChoice): void {
  if (next === 'system') {
    localStorage.removeItem(key);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(key, next);
    document.documentElement.dataset.theme = next;
  }
  for (const listener of listeners) listener();
}

/** Where a picture's dark form is shown, for its `<source>`: the build writes what holds while nothing is chosen. */
export function mediaOfDark(chosen: SchemeChoice): string {
  if (chosen === 'system') return '(prefers-color-scheme: dark)';
  return chosen === 'dark' ? 'all' : 'not all';
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the person chose, and the scheme that follows from it now. */
export function useScheme(): { choice: SchemeChoice; scheme: Scheme } {
  const chosen = useSyncExternalStore(subscribe, choice, (): SchemeChoice => 'system');
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  return { choice: chosen, scheme: chosen === 'system' ? (systemDark ? 'dark' : 'light') : chosen };
}
