// The password rules: long enough, and not easily guessed. There are no rules about digits or signs.
import { isCommon } from './common-passwords.ts';
import { isMadeOfAddress } from './made-of-address.ts';
import { isWordAndYear } from './word-and-year.ts';

const SHORTEST = 8;
/** Far longer than anybody types. argon2 reads all of it; nothing is truncated. */
export const LONGEST = 256;

/** The sentence that people read; null if the password is accepted. Length counts code points after NFKC. */
export function passwordProblem(password: string, email: string): string | null {
  const length = [...password.normalize('NFKC')].length;
  if (length < SHORTEST) return `The password needs at least ${SHORTEST} characters.`;
  if (length > LONGEST) return `The password can have at most ${LONGEST} characters.`;
  if (isMadeOfAddress(password, email))
    return 'The password must not be your e-mail address or a part of it. Several words together make a good one.';
  if (isCommon(password)) return 'This password is among the first that are guessed. Please choose another one.';
  if (isWordAndYear(password))
    return 'One word with a number or a sign is among the first that are guessed. Several words together make a good password.';
  return null;
}
