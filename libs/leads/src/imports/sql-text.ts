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

/** The value that stands beside the text, or an empty one. */
export function lookedUp(text: string, table: ReadonlyMap<string, string>): string {
  if (table.size === 0) return "''";
  const list = (values: Iterable<string>) => `[${[...values].map(quoted).join(', ')}]`;
  return `transform(${text}, ${list(table.keys())}, ${list(table.values())}, '')`;
}

/** Blanks at both ends go, and each run of blanks and control characters is one blank. */
export function cleanText(text: string): string {
  // Few cells need it, and looking is cheaper than replacing.
  const needsIt = `match(${text}, '[\\\\x00-\\\\x1f\\\\x7f]|  |^ | $')`;
  return `if(${needsIt}, trimBoth(replaceRegexpAll(${text}, '[\\\\s\\\\x00-\\\\x1f\\\\x7f]+', ' ')), ${text})`;
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
