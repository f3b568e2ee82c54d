// An address as people type and copy it: out of a mail program, a link, a list or a sentence. One parser for every place
// where one is typed, invited, shared or imported.
const UNSEEN = /[\p{Cf}\p{Cc}]+/gu;
// "Jo Lee" <jo@a.test>, with or without a name before the brackets.
const IN_BRACKETS = /^(?:"[^"]*"\s*|[^"<>@]*)<([^<>]*)>$/u;
const PAIRS = /^(?:"(.*)"|'(.*)'|\((.*)\)|\[(.*)\])$/u;
const MAILTO = /^mailto:([^?]*)/iu;
// With a name before it. What is longer is no address, and nobody waits until it was read.
const TYPED_MAX = 1_000;

/**
 * The address alone, with its capitals: without a name and brackets, `mailto:`, blanks, signs that nobody sees and a dot
 * at the end, and in plain forms of letters and signs (NFKC). What is no address stays none. In time that grows with the
 * text alone: a limit asks it of whatever a stranger sends.
 */
export function readAddress(typed: string): string {
  if (typed.length > TYPED_MAX) return typed;
  const text = typed.normalize('NFKC').replaceAll(UNSEEN, '').trim();
  const bracketed = IN_BRACKETS.exec(text)?.[1] ?? text;
  const paired = PAIRS.exec(bracketed.trim());
  const bare = paired?.slice(1).find((part) => part !== undefined) ?? bracketed;
  const linked = MAILTO.exec(bare.trim())?.[1];
  return withoutEnd(closeUp(linked === undefined ? bare.trim() : decoded(linked)));
}

function closeUp(text: string): string {
  const at = text.indexOf('@');
  return at < 0 ? text : `${text.slice(0, at).trimEnd()}@${text.slice(at + 1).trimStart()}`;
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.]/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function decoded(linked: string): string {
  try {
    return decodeURIComponent(linked);
  } catch (error) {
    // A percent sign that is none of a link.
    if (error instanceof URIError) return linked;
    throw error;
  }
}

/** One spelling per mailbox: an address cannot be taken twice, and a limit counts it as one. Plus and dots are the person's. */
export function normaliseEmail(email: string): string {
  return readAddress(email).toLowerCase();
}

/** The spelling of `normaliseEmail`, and the one of releases before it: what was stored by that one is still found. */
export function emailSpellings(email: string): string[] {
  return [...new Set([normaliseEmail(email), email.trim().normalize('NFC').toLowerCase()])];
}

// A comma in the quoted name of a person parts nothing.
const BETWEEN_COMMAS = /(?:"[^"]*"|[^,])+/gu;

/** The parts of a list that is typed with commas between. */
export function addressesIn(typed: string): string[] {
  return typed.match(BETWEEN_COMMAS) ?? [];
}
