// Remembers where a person was going before the mail, because the mailed link does not contain it.
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
