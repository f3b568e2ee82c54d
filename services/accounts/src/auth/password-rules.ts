// What a password must be: long enough and not one that everybody guesses. No rules about digits or signs.
import { isCommon } from './common-passwords.ts';

const SHORTEST = 8;
/** Well above what anybody types; argon2 reads all of it, nothing is cut off. */
export const LONGEST = 256;

/** A sentence for the person why this password cannot be theirs; null if it can. Lengths count characters as people see them. */
export function passwordProblem(password: string, email: string): string | null {
  const length = [...password.normalize('NFKC')].length;
  if (length < SHORTEST) return `The password needs at least ${SHORTEST} characters.`;
  if (length > LONGEST) return `The password can have at most ${LONGEST} characters.`;
  if (isCommon(password)) return 'This password is among the first that are guessed. Please choose another one.';
  const [mailbox = ''] = email.toLowerCase().split('@');
  if (mailbox.length >= 4 && password.toLowerCase().replace(/[\d\W]+$/u, '') === mailbox) {
    return 'The password must not be your e-mail address.';
  }
  return password.toLowerCase() === email.toLowerCase() ? 'The password must not be your e-mail address.' : null;
}
