// Keyed hashes: equal values are recognised, and none can be read or tried out without the key.
import { createHmac } from 'node:crypto';

export type MarkKeys = readonly { id: string; key: string }[];
export type MarkKind =
  | 'address'
  | 'domain'
  | 'network'
  | 'phone'
  | 'card'
  | 'email'
  | 'home'
  | 'birth'
  | 'residence'
  | 'born'
  | 'check';

const KEY_LENGTH_MIN = 32;

/** `id=key,id=key`, newest first; a replaced key stays while its marks matter. Throws for a short key or a bad id. */
export function parseMarkKeys(text: string): MarkKeys {
  const keys = text.split(',').map((part) => {
    const at = part.indexOf('=');
    return { id: part.slice(0, Math.max(at, 0)).trim(), key: part.slice(at + 1).trim() };
  });
  const ids = new Set(keys.map(({ id }) => id));
  if (ids.size !== keys.length || keys.some(({ id, key }) => !/^[a-z0-9-]+$/i.test(id) || key.length < KEY_LENGTH_MIN))
    throw new Error(
      `keys are written as id=key with commas between, each key of at least ${KEY_LENGTH_MIN} characters`,
    );
  return keys;
}

/** The marks of a value, one for each key, newest first. The kind is part of each: two kinds never have equal marks. */
export function marksOf(keys: MarkKeys, kind: MarkKind, value: string): string[] {
  return keys.map(({ id, key }) => {
    const hash = createHmac('sha256', key).update(`${kind}\0${value}`).digest('hex');
    return `${kind}:${id}:${hash}`;
  });
}

/** What two services compare to see that they have a key in common. */
export function checkMarks(keys: MarkKeys): string[] {
  return marksOf(keys, 'check', '');
}
