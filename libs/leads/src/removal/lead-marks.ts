// By what a person is known again in lists of leads: keyed hashes (HMAC with SHA-256, as `keyed-marks.ts` of the runtime
// makes them), which the engine makes of every lead and nobody can read or try out without the key.
import { createHash } from 'node:crypto';
import type { Params } from '../compile/condition.ts';
import type { Dictionary } from '../dictionary.ts';
import { addressSql, addressText, nameSql, nameText } from './standard-text.ts';

/**
 * `residence`: name, address and ZIP code. `born`: name, ZIP code, year and month of birth. Both as the Postal Service and the
 * state spell them; `home` and `birth` are the same letter by letter, which requests have that came before there was a standard.
 */
export const leadMarkKinds = ['email', 'phone', 'home', 'birth', 'residence', 'born'] as const;
export type LeadMarkKind = (typeof leadMarkKinds)[number];

export type LeadMarkKey = { id: string; key: string };

/** What a mark is made of, in SQL: empty where the lead does not say all of it. */
export type MarkedValue = { kind: LeadMarkKind | 'name'; sql: string };

type Columns = Pick<Dictionary, 'columns'>;

// A business is of the person to whom it says one may write.
const names = [
  ['first_name', 'last_name'],
  ['contact_first_name', 'contact_last_name'],
] as const;

/** The columns of the name of whose lead it is; undefined where it has none, or no ZIP code beside it. */
export const nameColumnsOf = ({ columns }: Columns): readonly [string, string] | undefined =>
  names.find((name) => [...name, 'zip'].every((field) => columns.some(({ fieldName }) => fieldName === field)));

const small = (column: string): string => `lowerUTF8(trimBoth(${column}))`;
// Suppliers write signs and blanks differently each time.
const plain = (value: string): string => String.raw`replaceRegexpAll(lowerUTF8(${value}), '[^\\p{L}\\p{N}]', '')`;
const digits = (column: string): string => `replaceRegexpAll(${column}, '[^0-9]', '')`;

/** The kinds of marks that leads of this dictionary can have. */
export function markedValues({ columns }: Columns): MarkedValue[] {
  const has = (...fields: string[]): boolean =>
    fields.every((field) => columns.some(({ fieldName }) => fieldName === field));
  const values: MarkedValue[] = [];
  if (has('email')) values.push({ kind: 'email', sql: small('email') });
  if (has('phone')) values.push({ kind: 'phone', sql: `right(${digits('phone')}, 10)` });
  const named = nameColumnsOf({ columns });
  if (named === undefined) return values;
  const [first, last] = named.map(plain);
  const name = `${first}, '\\n', ${last}, '\\n', toString(zip)`;
  const whole = (parts: string[], sql: string): string =>
    `if(${[...named, ...parts].map((field) => `toString(${field}) IN ('', '0')`).join(' OR ')}, '', ${sql})`;
  const standard = `${named.map(nameSql).join(", '\\n', ")}, '\\n', toString(zip)`;
  const address = "concat(street_number, ' ', street)";
  if (has('street_number', 'street'))
    values.push(
      { kind: 'home', sql: whole(['street'], `concat(${name}, '\\n', ${plain('concat(street_number, street)')})`) },
      { kind: 'residence', sql: whole(['street'], `concat(${standard}, '\\n', ${addressSql(address)})`) },
    );
  const birth = ['year_born', 'month_born'];
  if (has(...birth))
    for (const [kind, of] of [
      ['birth', name],
      ['born', standard],
    ] as const)
      values.push({ kind, sql: whole(birth, `concat(${of}, '\\n', toString(year_born), toString(month_born))`) });
  return values;
}

/** By which two leads are of one person: the name alone, however it is spelt; empty where the lead has none. */
export function personValue(dictionary: Columns): MarkedValue | undefined {
  const named = nameColumnsOf(dictionary);
  if (!named) return undefined;
  const [first, last] = named.map(nameSql);
  return { kind: 'name', sql: `if(empty(${named[1]}), '', concat(${first}, '\\n', ${last}))` };
}

/** What somebody says of themselves, as `markedValues` reads a lead. */
export type Described = {
  email?: string;
  phone?: string;
  firstName?: string;
  lastName?: string;
  /** Number and street. */
  street?: string;
  zip?: string;
  /** `yearBorn` of four digits, `monthBorn` of two. */
  yearBorn?: string;
  monthBorn?: string;
};

// As leads have it: an extension or another country's number would be somebody else's if it were cut to ten digits.
const phoneDigits = (phone: string): string =>
  /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(phone.replaceAll(/[^0-9]/g, ''))?.[1] ?? '';

/** The values to make marks of: those of which everything is said. */
export function describedValues(said: Described): { kind: LeadMarkKind; value: string }[] {
  const { email = '', phone = '', firstName = '', lastName = '', street = '', zip = '' } = said;
  const { yearBorn = '', monthBorn = '' } = said;
  const name = [nameText(firstName), nameText(lastName), zip];
  const values: { kind: LeadMarkKind; of: string[]; value: string }[] = [
    { kind: 'email', of: [email.trim()], value: email.trim().toLowerCase() },
    { kind: 'phone', of: [phoneDigits(phone)], value: phoneDigits(phone) },
    { kind: 'residence', of: [...name, street], value: [...name, addressText(street)].join('\n') },
    { kind: 'born', of: [...name, yearBorn, monthBorn], value: [...name, yearBorn + monthBorn].join('\n') },
  ];
  return values.filter(({ of }) => !of.includes('')).map(({ kind, value }) => ({ kind, value }));
}

const BLOCK = 64;

// RFC 2104. The engine's own HMAC makes its pads anew for every row, and takes six times as long.
function pads(key: string): { inner: string; outer: string } {
  const bytes = Buffer.from(key);
  const block = Buffer.alloc(BLOCK);
  (bytes.length > BLOCK ? createHash('sha256').update(bytes).digest() : bytes).copy(block);
  const padded = (pad: number): string => Buffer.from(block.map((byte) => byte ^ pad)).toString('hex');
  return { inner: padded(0x36), outer: padded(0x5c) };
}

/** SQL of all 32 bytes of a hash as text: a conversion would cut off zeros at its end. */
export const bytesOf = (hash: string): string => `substring(${hash}, 1, 32)`;

/** The hash of a value by a key, 32 bytes, and empty where the value is; `name` makes its parameters' names. */
export function markSql(
  { kind, sql }: MarkedValue,
  { key }: LeadMarkKey,
  name: string,
): { sql: string; params: Params } {
  const { inner, outer } = pads(key);
  const [innerName, outerName] = [`${name}_inner`, `${name}_outer`];
  const hash = (value: string): string =>
    `SHA256(concat(unhex({${outerName}:String}), SHA256(concat(unhex({${innerName}:String}), '${kind}', char(0), ${value}))))`;
  return {
    sql: `if(empty(${sql}), '', ${bytesOf(hash(sql))})`,
    params: { [innerName]: inner, [outerName]: outer },
  };
}
