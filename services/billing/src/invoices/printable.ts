// Text that the fonts of every PDF reader can show. They have the characters of Windows-1252 and no others.

const SHOWN = /[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

/** One line; an accent that is not shown is left away, and any other such character becomes a question mark. */
export function printable(text: string): string {
  const line = text.normalize('NFC').replace(/\s+/gu, ' ');
  return [...line].map((character) => (SHOWN.test(character) ? character : plain(character))).join('');
}

function plain(character: string): string {
  const [base = ''] = character.normalize('NFKD');
  return SHOWN.test(base) ? base : '?';
}
