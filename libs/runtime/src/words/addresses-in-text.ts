// What people write and others read leads nobody elsewhere: no link, and no name or number of a machine.
import { isIPv4, isIPv6 } from 'node:net';
import { parse } from 'tldts';
import { asPeopleSeeIt, asReadersTakeIt } from './look-alikes.ts';

// What mail readers make a link of by themselves: an address with a scheme, one that begins with www, a shared folder.
const WRITTEN_OUT =
  /\b[a-z][a-z0-9+.-]{1,20}:(?:\/\/|\\\\)[^\s<>"']*|\b(?:https?|hxxps?|ftp|file|data|javascript|vbscript|blob|magnet|intent):(?=\S)[^\s<>"']+|(?:^|[^\p{L}\p{N}])www\.[^\s<>"']+|(?:^|[^:\p{L}\p{N}])\/\/[^\s<>"']+|\\\\[\p{L}\p{N}][^\s<>"']*/giu;
// An address of a person names a machine and leads to none, unless a path follows.
const EMAIL = /(?<![\p{L}\p{N}.+_'/:@-])[\p{L}\p{N}.+_'-]+@[\p{L}\p{N}.-]+(?![\p{L}\p{N}@/\\.-]|[:?#][^\s])/gu;
const HOST = /(?<host>[\p{L}\p{N}\p{M}\p{So}_-]+(?:\.[\p{L}\p{N}\p{M}\p{So}_-]+)*)(?<rest>[:/?#\\][^\s<>"']+)?/gu;
// A reader joins a name to an ending that stands apart. A sentence begins with a capital, or has a space behind its dot alone.
const APART =
  /[\p{L}\p{N}](?:\s+\.(?<tight>[\p{L}\p{N}\p{M}.-]+)|\s+\.\s+(?<loose>com|net|org|info|biz|io)|\.\s+(?<behind>com|org|biz))(?![\p{L}\p{N}-])/gu;
// Behind these an ending names itself (“for .NET developers”): they are words of the sentence, and no machine's name.
const NAMED_BY_SENTENCE = /(?:^|\s)(?:an?|and|by|for|from|in|of|on|or|our|the|to|with|your)$/iu;
/** Of the longest of them, with the space before it. */
const WORD_MAX = 5;
/** Endings that are read as such however they are written. */
const ENDINGS = new Set('com net org info biz io'.split(' '));
const NUMBERED = /(?<![\p{L}\p{N}:.])[0-9a-f:.]+(?![\p{L}\p{N}:])/giu;
/** Endings that no registry sells: networks of firms and homes, and what is kept for examples. */
const PRIVATE = new Set(
  'alt arpa corp example home internal intranet invalid lan local localdomain localhost onion private test'.split(' '),
);

/** The first address in the text that is none of ours; null: there is none. `ourUrl`: where our pages are; null: none is taken. */
export function foreignAddressIn(text: string, ourUrl: string | null = null): string | null {
  const read = asReadersTakeIt(text);
  let found: string | null = null;
  const rest = read.replaceAll(WRITTEN_OUT, (match) => {
    const address = match.slice(Math.max(match.search(/[a-z0-9/\\]/iu), 0));
    if (!isOurs(address, ourUrl)) found ??= address;
    return ' ';
  });
  const names = rest.replaceAll(EMAIL, ' ');
  return found ?? numbered(rest) ?? named(names, ourUrl) ?? apart(names);
}

/** Whether it leads to our own pages, as a browser reads it. */
export function isOurs(address: string, ourUrl: string | null): boolean {
  // A browser reads `\` as `/`; what reads it as a letter goes to the machine behind the next `@`.
  if (ourUrl === null || address.includes('\\')) return false;
  try {
    const { host, protocol, username, password } = new URL(address, 'invalid://relative');
    return (
      ['http:', 'https:'].includes(protocol) && host === new URL(ourUrl).host && username === '' && password === ''
    );
  } catch {
    return false;
  }
}

function numbered(text: string): string | null {
  const all = [...text.matchAll(NUMBERED)].map(([match]) => match.replace(/\.+$/, ''));
  return all.find((match) => /[0-9a-f]/i.test(match) && isIPv6(match)) ?? null;
}

function apart(text: string): string | null {
  for (const { 0: match, index, groups = {} } of text.matchAll(APART)) {
    const last = groups['tight']
      ?.replace(/[.-]+$/u, '')
      .split('.')
      .at(-1);
    if (last === undefined) return match;
    const isSentence = /^\p{Lu}\p{Ll}/u.test(last) && !ENDINGS.has(asPeopleSeeIt(last));
    if (isTopLevel(last) && !isSentence && !isNamedBySentence(text, index, match.length)) return match;
  }
  return null;
}

function isNamedBySentence(text: string, at: number, length: number): boolean {
  const hasPath = /^[/\\?#:]\S/u.test(text.slice(at + length, at + length + 2));
  return !hasPath && NAMED_BY_SENTENCE.test(text.slice(Math.max(0, at - WORD_MAX + 1), at + 1));
}

function named(text: string, ourUrl: string | null): string | null {
  for (const { groups = {} } of text.matchAll(HOST)) {
    const { host = '', rest = '' } = groups;
    const trimmed = host.replaceAll(/^[-_]+|[-_]+$/gu, '');
    if (leadsToMachine(trimmed, rest) && !isOurs(`https://${trimmed}${rest}`, ourUrl)) return `${trimmed}${rest}`;
  }
  return null;
}

function leadsToMachine(host: string, rest: string): boolean {
  // A letter follows the colon of a sentence, a port follows that of an address.
  const hasPath = /^(?:[/\\?#]|:\d)/u.test(rest);
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length === 1) return hasPath && /^[:/]/.test(rest) && asPeopleSeeIt(last) === 'localhost';
  if (isIPv4(host) || labels.some((label) => /^(?:xn--|0x)/i.test(label))) return true;
  return isTopLevel(last) || (hasPath && /^\p{L}{2,}$/u.test(last));
}

function isTopLevel(label: string): boolean {
  return [label.toLowerCase(), asPeopleSeeIt(label)].some(
    (each) =>
      PRIVATE.has(each) || parse(`machine.${each}`, { allowPrivateDomains: false, validateHostname: false }).isIcann,
  );
}
