// SQL of texts. Every value of a file or a map becomes a literal here, never a part of a statement's words.

/** Escaped as the engine reads a quoted text. */
export function quoted(text: string): string {
  const escapes: Record<string, string> = {
    '\\': '\\\\',
    "'": "\\'",
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
    '\0': '\\0',
  };
  return `'${text.replaceAll(/[\\'\n\r\t\0]/g, (character) => escapes[character] ?? character)}'`;
}

/** A name of a column as the engine reads a quoted one, which has the escapes of a text. */
export const quotedName = (name: string): string => `\`${quoted(name).slice(1, -1).replaceAll('`', '\\`')}\``;

/** The value that stands beside the text, or an empty one. */
export function lookedUp(text: string, table: ReadonlyMap<string, string>): string {
  if (table.size === 0) return "''";
  const list = (values: Iterable<string>) => `[${[...values].map(quoted).join(', ')}]`;
  return `transform(${text}, ${list(table.keys())}, ${list(table.values())}, '')`;
}

// Beside the blank: the one that does not break, those of other widths, and what separates lines.
const otherBlanks = String.raw`\\x00-\\x1f\\x7f\\x{85}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}`;
// A hyphen that shows at a line's end only, a blank without width, a mark of the encoding.
const unseen = String.raw`\\x{ad}\\x{200b}\\x{2060}\\x{feff}`;
const accents = String.raw`\\x{300}-\\x{36f}`;

/**
 * Blanks at both ends go, each run of blanks and control characters is one blank, signs that nobody sees go, and a letter
 * with an accent is one letter however it was written: else one lead would have several keys.
 */
export function cleanText(text: string): string {
  // Few cells need it, and looking is cheaper than replacing.
  const needsIt = `match(${text}, '[${otherBlanks}${unseen}${accents}]|  |^ | $')`;
  const seen = `replaceRegexpAll(normalizeUTF8NFC(${text}), '[${unseen}]+', '')`;
  return `if(${needsIt}, trimBoth(replaceRegexpAll(${seen}, '[ ${otherBlanks}]+', ' ')), ${text})`;
}

/** Without anything but digits. */
export function digitsOf(text: string): string {
  // What numbers are usually written with goes by a table of letters; a search for all else is seven times as slow.
  const usual = `translate(${text}, '()-+. /', '')`;
  return `if(match(${usual}, '^[0-9]*$'), ${usual}, replaceRegexpAll(${text}, '[^0-9]', ''))`;
}

/** A written amount without its signs: 62000 of "$62,000". */
export function plainAmount(text: string): string {
  return `translate(${text}, '$, ', '')`;
}
