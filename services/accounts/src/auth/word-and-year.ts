// One common word, a year or a short number, a sign: guessing programs try this right after the common passwords.
import { commonNumbers, commonWords, disguises } from './common-passwords.ts';

// A longer password is a phrase, not this pattern: skip the costly match.
const LONGEST_GUESSED = 40;

const letterLike = (letter: string): string =>
  `[${letter}${Object.entries(disguises)
    .flatMap(([sign, letters]) => (letters.includes(letter) ? [sign] : []))
    .join('')}]`;
const year = String.raw`(?:1[89]|20|21)\d\d`;
const number = String.raw`(?:${year}|${commonNumbers.join('|')}|\d{1,2})`;
// The repetitions below are bounded, so that no password makes the match slow.
const sign = String.raw`[^\p{L}\p{N}]`;
const around = `${sign}{0,4}(?:${number}(?:${sign}{1,4}${number}){0,2}${sign}{0,4})?`;
const words = [...commonWords].map((word) => [...word].map(letterLike).join('')).join('|');
const form = new RegExp(`^${around}(?:${words})${around}$`, 'u');

/** True for `Summer2024!`, `Winter-2025`, `2024 P@ssw0rd`. Several words are a phrase. */
export function isWordAndYear(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return plain.length <= LONGEST_GUESSED && form.test(plain);
}
