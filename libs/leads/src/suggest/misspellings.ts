// Of three letters every other word is one letter away.
const LETTERS_MIN = 4;
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** `typed` is in normal form, without spaces. None for a number: one digit away is another number. */
export function misspellingsOf(typed: string): Set<string> {
  const meant = new Set<string>();
  if (typed.length < LETTERS_MIN || !/[A-Z]/.test(typed)) return meant;
  for (let at = 0; at <= typed.length; at += 1) {
    const before = typed.slice(0, at);
    const after = typed.slice(at);
    meant.add(before + after.slice(1));
    if (after.length > 1) meant.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    for (const letter of alphabet) {
      meant.add(before + letter + after);
      meant.add(before + letter + after.slice(1));
    }
  }
  meant.delete(typed);
  return new Set([...meant].filter((text) => text.length >= LETTERS_MIN));
}
