// The hashes of California's deletion platform: SHA-256 of what a person is known by, standardised as the platform says
// (docs/decisions/0092). What is kept of its lists is encrypted, so that nobody can try them out without the key.
import { createCipheriv, createHmac } from 'node:crypto';
import type { Dictionary } from '../dictionary.ts';
import { bytesOf, nameColumnsOf, type LeadMarkKey } from './lead-marks.ts';
import { nameSql } from './standard-text.ts';

/** The platform's lists, as it names them. */
export const platformLists = ['Email', 'Phone', 'NDZ', 'NameVIN', 'MAID', 'CTVID'] as const;
export type PlatformList = (typeof platformLists)[number];

/** What a hash of the list is kept as, beside the marks of who asks us. */
export const platformKind = (list: PlatformList): string => `platform_${list.toLowerCase()}`;

/** SQL of an array of all hashes that the platform may have of a lead, 32 bytes each. */
export type PlatformHashes = { kind: string; sql: string };

const hash = (value: string): string => `SHA256(${value})`;
const written = (value: string): string => `base64Encode(${hash(value)})`;
const anyOf = (value: string): string => `if(empty(${value}), [], [${bytesOf(hash(value))}])`;

const days = Array.from({ length: 31 }, (_, day) => `'${String(day + 1).padStart(2, '0')}'`);

/** Of the lists that leads of this dictionary can be on. */
export function platformHashes({ columns }: Pick<Dictionary, 'columns'>): PlatformHashes[] {
  const has = (...fields: string[]): boolean =>
    fields.every((field) => columns.some(({ fieldName }) => fieldName === field));
  const hashes: PlatformHashes[] = [];
  if (has('email'))
    hashes.push({
      kind: platformKind('Email'),
      sql: anyOf(String.raw`replaceRegexpAll(lowerUTF8(email), '\\s', '')`),
    });
  if (has('phone'))
    hashes.push({ kind: platformKind('Phone'), sql: anyOf(`right(replaceRegexpAll(phone, '[^0-9]', ''), 10)`) });
  const named = nameColumnsOf({ columns });
  if (named && has('year_born', 'month_born')) hashes.push({ kind: platformKind('NDZ'), sql: ofBirth(named) });
  return hashes;
}

// Leads say no day of birth, so each day of the month is tried: it is one hash of all of it, of which nothing can be known
// without the rest. Name and place are made once for all days.
function ofBirth([first, last]: readonly [string, string]): string {
  const [firstName, lastName] = [nameSql(first), nameSql(last)];
  const month = `concat(toString(year_born), toString(month_born))`;
  const place = `trim(LEADING '0' FROM toString(zip))`;
  const each = bytesOf(hash(`concat(name, ${written('concat(month, day)')}, place)`));
  const repeated = (value: string): string => `arrayWithConstant(${days.length}, ${value})`;
  const arrays = [
    `[${days.join(', ')}]`,
    repeated(`concat(${written(firstName)}, ${written(lastName)})`),
    repeated(month),
    repeated(written(place)),
  ];
  const isWhole = `notEmpty(${firstName}) AND notEmpty(${lastName}) AND year_born > 0 AND notEmpty(month_born)`;
  return `if(${isWhole}, arrayMap((day, name, month, place) -> ${each}, ${arrays.join(', ')}), [])`;
}

const CIPHER = 'aes-256-ecb';
const cipherKey = ({ key }: LeadMarkKey): Buffer => createHmac('sha256', key).update('the deletion platform').digest();

/** What is kept of a hash of a list: the same for the same hash, which is of 32 bytes that look like chance. */
export function platformMark(key: LeadMarkKey, list: PlatformList, of: Buffer): string {
  const cipher = createCipheriv(CIPHER, cipherKey(key), null);
  const kept = Buffer.concat([cipher.update(of), cipher.final()]).toString('hex');
  return `${platformKind(list)}:${key.id}:${kept}`;
}

/** SQL of what `platformMark` keeps, in hexadecimal, and of the hash that is in it; `name` is of their parameter. */
export function platformCipher(key: LeadMarkKey, name: string) {
  const secret = `unhex({${name}:String})`;
  return {
    params: { [name]: cipherKey(key).toString('hex') },
    kept: (of: string): string => `lower(hex(encrypt('${CIPHER}', ${of}, ${secret})))`,
    hashIn: (kept: string): string => `decrypt('${CIPHER}', unhex(${kept}), ${secret})`,
  };
}
