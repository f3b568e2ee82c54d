// A million codes are tried out at once where only a hash is known, so the hash needs a key.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';

/** What a code belongs to: of another account, number or request it is wrong. */
export type CodeOwner = { accountId: string; id: string; phone: string };

/** Six digits, each of a million codes as likely as the others. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The hash of a code under the newest key, with the id of the key. The purpose is part of it, so no mark is equal. */
export function codeHash(keys: MarkKeys, owner: CodeOwner, code: string): string {
  const [newest] = keys;
  if (!newest) throw new Error('there is no key for codes');
  return `${newest.id}:${digest(newest.key, owner, code)}`;
}

/** Whether it is the code of this hash. Spaces do not count: some telephones show a code in two groups. */
export function isCodeOf(keys: MarkKeys, owner: CodeOwner, code: string, hash: string): boolean {
  const at = hash.indexOf(':');
  const key = keys.find(({ id }) => id === hash.slice(0, at));
  if (!key) return false;
  const given = digest(key.key, owner, code.replace(/\s/g, ''));
  return timingSafeEqual(Buffer.from(given), Buffer.from(hash.slice(at + 1)));
}

function digest(key: string, { accountId, id, phone }: CodeOwner, code: string): string {
  return createHmac('sha256', key).update(['phone-code', accountId, id, phone, code].join('\0')).digest('hex');
}
