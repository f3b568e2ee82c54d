// A number of a list is kept as a keyed hash: who reads the lead store without the key can try none of them out.
import { createHmac } from 'node:crypto';
import type { Params } from '../compile/condition.ts';
import type { LeadMarkKey } from '../removal/lead-marks.ts';

/** SQL of the ten digits of a lead's phone number; empty where it has none. */
export const numberOfLead = `if(length(phone) = 10, phone, right(replaceRegexpAll(phone, '[^0-9]', ''), 10))`;

/** SQL of a number's area code; 0 of what is none. */
export const areaOf = (number: string): string => `toUInt16OrZero(substring(${number}, 1, 3))`;

/** `name` makes its parameters' names. SipHash with a key of its own, which is made of the key by which people are known who asked to be in no list. */
export function hashSql(number: string, { key }: LeadMarkKey, name = 'number'): { sql: string; params: Params } {
  const bytes = createHmac('sha256', key).update('numbers of do-not-call lists').digest();
  const names = [0, 1].map((half) => `${name}_key_${half}`);
  const halves = names.map((name) => `toUInt64({${name}:String})`).join(', ');
  return {
    sql: `sipHash64Keyed((${halves}), ${number})`,
    params: Object.fromEntries(names.map((name, half) => [name, bytes.readBigUInt64LE(half * 8).toString()])),
  };
}
