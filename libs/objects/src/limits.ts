// What every adapter refuses alike: keys that lead elsewhere and links that outlive their click.
const KEY_CHARS_MAX = 512;
// A link is made per click under a permission; longer would outlive it.
const LINK_SECONDS_MAX = 300;

/** The key's parts. A key is made of ids and plain words, so nothing in it can lead out of the store. */
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
