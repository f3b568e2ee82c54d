// The file of keys, which a person has completed by hand.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Its lines by name. Throws a sentence, without any value, for what cannot be read. */
export function linesOfKeys(file) {
  const text = textOf(file);
  const lines = parseEnv(text);
  const quoted = [...text.matchAll(/^\s*(?:export\s+)?([^\s=]+)\s*=\s*(['"`])/gm)];
  // A quote that nothing closes stays in the value; one that the quote of another line closes takes that line in.
  for (const [name, quote] of new Map(quoted.map(([, ...each]) => each)))
    if (lines[name]?.startsWith(quote) || /\n\s*(export\s+)?[A-Z]\w*=$/.test(lines[name]))
      throw new Error(`${file}: the quote of ${name} is not closed`);
  return lines;
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = { ENOENT: 'is not there: scripts/compose-env.mjs makes it', EISDIR: 'is a folder, not a file of keys' };
    throw new Error(`${file} ${why[error.code] ?? `cannot be read: ${error.code}`}`, { cause: error });
  }
}
