const KEY_CHARS_MAX = 512;
// Each click creates a link after a permission check; a long-lived link would outlive the permission.
const LINK_SECONDS_MAX = 300;

/** The key's parts: ids and plain words only, so that no key leads out of the store. */
export function checkedKey(key: string): string[] {
  const parts = key.split('/');
  if (key.length > KEY_CHARS_MAX || !parts.every((part) => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(part)))
    throw new Error('not an object key');
  return parts;
}

/** Whole seconds from 1 to 300, or a `RangeError`. */
export function checkedLinkSeconds(seconds: number): number {
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > LINK_SECONDS_MAX)
    throw new RangeError('a link lives between a second and five minutes');
  return seconds;
}
