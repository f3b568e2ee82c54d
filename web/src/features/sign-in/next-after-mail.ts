// Where a person was going before the mail: the link in it cannot know, this browser does.
import { safeNext } from '../../navigation/paths.ts';

const key = 'leadwright-next';

export function rememberNext(next: string): void {
  localStorage.setItem(key, next);
}

/** The remembered address, once. */
export function takeNext(otherwise: string): string {
  const next = safeNext(localStorage.getItem(key), otherwise);
  localStorage.removeItem(key);
  return next;
}
