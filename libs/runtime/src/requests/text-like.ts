// The form in words beside the pattern: a refusal that quotes a regular expression helps no person.
import { Type, type TString } from 'typebox';

export type TextLike = TString & { 'x-expected'?: string };

/** `expected` goes on after "must be". */
export function textLike(
  pattern: string,
  expected: string,
  options: { maxLength?: number; description?: string; default?: string } = {},
): TextLike {
  return Type.String({ ...options, pattern, 'x-expected': expected });
}

/** A text that can be stored: JSON may hold NUL, and PostgreSQL stores none. Not empty. */
export function storableText(options: { maxLength: number; description?: string }): TextLike {
  return textLike('^[^\\u0000]+$', 'a text without NUL, and not empty', options);
}

export function httpUrl(description?: string): TextLike {
  return textLike(
    '^https?://',
    'an address that begins with http:// or https://',
    description === undefined ? {} : { description },
  );
}
