// What a password must be: long enough and not one that everybody guesses. No rules about digits or signs.
import { isCommon } from './common-passwords.ts';
import { isMadeOfAddress } from './made-of-address.ts';
import { isWordAndYear } from './word-and-year.ts';

const SHORTEST = 8;
/** Well above what anybody types; argon2 reads all of it, nothing is cut off. */
export const LONGEST = 256;

/** A sentence for the person why this password cannot be theirs; null if it can. Lengths count characters as people see them. */
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
