// Whoever asks may have made a cursor up: each kind has one reader, and whatever that does not take is a 400.
import { Type } from 'typebox';
import { commonRefusals } from '../refusals/common-refusals.ts';
import type { Problem } from '../refusals/problem.ts';
import { refuse } from '../refusals/refusal.ts';

const CURSOR_CHARS_MAX = 400;

export const CursorSchema = (description: string) =>
  Type.String({ description: `${description} At most ${CURSOR_CHARS_MAX} characters.` });

export const cursorInvalid = (): Problem => refuse(commonRefusals.cursorInvalid);

export const wholeMax = {
  int4: 2n ** 31n - 1n,
  int8: 2n ** 63n - 1n,
  uint8: 2n ** 64n - 1n,
  safe: BigInt(Number.MAX_SAFE_INTEGER),
};

/** Whole numbers from 0 on with dots between, one for each maximum, inclusive; null for anything else. */
export function readNumbers<Maxima extends readonly bigint[]>(
  cursor: string,
  maxima: Maxima,
): { [At in keyof Maxima]: bigint } | null {
  if (cursor.length > CURSOR_CHARS_MAX) return null;
  const parts = cursor.split('.');
  if (parts.length !== maxima.length || !parts.every((part) => /^(?:0|[1-9]\d*)$/.test(part))) return null;
  const numbers = parts.map(BigInt);
  return numbers.every((number, at) => number <= (maxima[at] ?? -1n))
    ? (numbers as { [At in keyof Maxima]: bigint })
    : null;
}

export function writeValues(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The values of a word that `writeValues` could have written; null for any other, also for another spelling of the same. */
export function readValues(cursor: string): (string | number)[] | null {
  if (cursor.length > CURSOR_CHARS_MAX) return null;
  const values = parsed(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Array.isArray(values) || !values.every((value) => typeof value === 'string' || typeof value === 'number'))
    return null;
  return writeValues(values) === cursor ? values : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether this is a moment with microseconds, in UTC, that a calendar has and an engine can hold: 1970 to 2199. */
export function isMoment(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(?:19[7-9]|2[01]\d)\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value))
    return false;
  const moment = new Date(value);
  // Without this the 30th of February would be the 2nd of March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 19) === value.slice(0, 19);
}
