// The filter of a look-up, read by a small grammar and never passed on:
//
//   filter = test { AND test }      test = [ "(" ] FIELD ( LIKE | "=" ) quoted [ ")" ]
//
// A LIKE takes a beginning, that is a text with one % at its end. A quote inside a quoted text stands twice.

/** `begins`: whether the text is a beginning, or the whole. */
export type Test = { field: string; text: string; begins: boolean };

export type ParsedFilter = { ok: true; tests: Test[] } | { ok: false; message: string };

const TESTS_MAX = 5;
const token =
  /\s*(?:(?<sign>[()=])|(?<word>[A-Za-z_]{1,40})(?![A-Za-z_])|'(?<single>(?:[^']|'')*)'|"(?<double>(?:[^"]|"")*)")/y;

type Token = { sign: string } | { word: string } | { quoted: string };

/** An empty one has no tests. */
export function parseFilter(filter: string): ParsedFilter {
  const tokens = tokensOf(filter);
  if (tokens === undefined) return wrong();
  const tests: Test[] = [];
  for (let at = 0; at < tokens.length;) {
    if (tests.length > 0 && !isWord(tokens[at++], 'AND')) return wrong();
    const opened = isSign(tokens[at], '(');
    if (opened) at += 1;
    const test = testOf(tokens.slice(at, at + 3));
    if (typeof test === 'string') return { ok: false, message: test };
    tests.push(test);
    at += 3;
    if (opened && !isSign(tokens[at++], ')')) return wrong();
  }
  return tests.length > TESTS_MAX ? wrong() : { ok: true, tests };
}

/** Undefined where the text has something that is no token. */
function tokensOf(filter: string): Token[] | undefined {
  const tokens: Token[] = [];
  const text = filter.trim();
  for (token.lastIndex = 0; token.lastIndex < text.length;) {
    const { sign, word, single, double } = token.exec(text)?.groups ?? {};
    if (sign !== undefined) tokens.push({ sign });
    else if (word !== undefined) tokens.push({ word });
    else if (single !== undefined) tokens.push({ quoted: single.replaceAll("''", "'") });
    else if (double !== undefined) tokens.push({ quoted: double.replaceAll('""', '"') });
    else return undefined;
  }
  return tokens;
}

function testOf([name, how, value]: (Token | undefined)[]): Test | string {
  if (!name || !('word' in name) || !value || !('quoted' in value)) return form;
  const field = name.word.toUpperCase();
  if (isSign(how, '=')) return { field, text: value.quoted, begins: false };
  if (!isWord(how, 'LIKE')) return form;
  const begins = value.quoted.endsWith('%');
  const text = begins ? value.quoted.slice(0, -1) : value.quoted;
  return /[%_]/.test(text) ? 'A LIKE takes a beginning: a text with one % at its end.' : { field, text, begins };
}

const form = `A filter reads (FIELD like 'beginning%'), and several are joined by AND; ${TESTS_MAX} are the most.`;

const wrong = (): ParsedFilter => ({ ok: false, message: form });

const isSign = (given: Token | undefined, sign: string): boolean =>
  given !== undefined && 'sign' in given && given.sign === sign;

const isWord = (given: Token | undefined, word: string): boolean =>
  given !== undefined && 'word' in given && given.word.toUpperCase() === word;
