// Who is behind an address. One rule for awards, trials, limits and privacy.
import { domainToASCII, domainToUnicode } from 'node:url';
import { getDomain } from 'tldts';
import unhomoglyph from 'unhomoglyph';
import { normaliseEmail } from './email-address.ts';
import { providerRules, publicMailboxDomains, type ProviderRules } from './mailbox-providers.ts';

const NOT_ASCII = /\P{ASCII}+/gu;
const ACCENTS = /(\p{Script=Latin})\p{Mn}+/gu;
const UNSEEN = /[\p{Cf}\p{Cc}\u034F\u115F\u1160\u3164\uFFA0]+/gu;

const rulesOf = new Map<string, ProviderRules>(
  providerRules.flatMap((rules) => rules.names.map((name) => [name, rules] as const)),
);

/**
 * One text for all addresses that reach one person: NFKC, small letters, look-alike letters and accents as plain ones
 * (Unicode TR39), without what follows a plus, and by provider as `mailbox-providers.ts` says.
 */
export function foldMailbox(address: string): string {
  const { name, domain } = partsOf(address);
  if (domain === '') return name;
  const rules = rulesOf.get(domain) ?? rulesOfName(domain);
  if (rules === undefined) return `${unlabelled(name)}@${domain}`;
  const [home = domain] = rules.names;
  const inDomain = rules.nameInDomain === true && !rules.names.includes(domain);
  const named = inDomain ? domain.slice(0, -organisationDomain(domain).length - 1) : unlabelled(name, rules.label);
  return `${rules.unseen === undefined ? named : named.replaceAll(rules.unseen, '')}@${home}`;
}

/**
 * The foldings of an address, the newest first, then the one of before (small letters, no plus): what was stored by that
 * one is still found.
 */
export function mailboxSpellings(address: string): string[] {
  return [...new Set([foldMailbox(address), foldedBefore(address)])];
}

/** The domain that somebody registered, by the public suffix list: `mail.acme.co.uk` is of `acme.co.uk`. */
export function organisationDomain(addressOrDomain: string): string {
  const domain = foldDomain(addressOrDomain.slice(addressOrDomain.lastIndexOf('@') + 1));
  // Suffixes that a company lends to strangers are one domain: whoever has many names below one is one.
  return getDomain(domain, { allowPrivateDomains: false }) ?? domain;
}

/** The domain whose people belong together; null: anybody may open a mailbox there. */
export function sharedDomain(address: string): string | null {
  const domain = organisationDomain(address);
  return publicMailboxDomains.has(domain) ? null : domain;
}

const ADDRESS_MAX = 254;
// RFC 5322 without what relays by other servers: `%`, `!`; and letters and digits of all scripts (RFC 6531).
const NAME = /^[\p{L}\p{N}\p{M}#$&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}#$&'*+/=?^_`{|}~-]+)*$/u;
const NAME_MAX = 64;
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{N}\p{M}-]{2,63}$/u;
const PUBLIC_NAME = /^[a-z0-9_'][a-z0-9._'-]*$/;

/** Whether mail can be delivered there: no name that no server has, no sign that no public provider takes. */
export function isPossibleAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [name, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (text.length > ADDRESS_MAX || name.length > NAME_MAX || !NAME.test(name) || !DOMAIN.test(domain)) return false;
  return sharedDomain(text) !== null || PUBLIC_NAME.test(unlabelled(partsOf(text).name));
}

/** The folding of marks that were stored before providers and look-alikes counted. */
function foldedBefore(address: string): string {
  const text = normaliseEmail(address);
  const at = text.lastIndexOf('@');
  return at < 0 ? text : unlabelled(text.slice(0, at)) + text.slice(at);
}

function partsOf(address: string): { name: string; domain: string } {
  const text = address.normalize('NFKC').replaceAll(UNSEEN, '').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 0) return { name: plain(text), domain: '' };
  return { name: plain(text.slice(0, at)), domain: foldDomain(text.slice(at + 1)) };
}

const unlabelled = (name: string, label = '+'): string => {
  const [first = ''] = name.split('+');
  const end = first.indexOf(label, 1);
  return end < 0 ? first : first.slice(0, end);
};

// Letters of one spelling are plain ones already: ASCII stays, so that `rn` and `m`, or `1` and `l`, are two.
const withoutLookAlikes = (text: string): string =>
  text.normalize('NFKC').replaceAll(NOT_ASCII, unhomoglyph).toLowerCase();

const plain = (text: string): string =>
  withoutLookAlikes(text).normalize('NFD').replaceAll(ACCENTS, '$1').normalize('NFC');

function foldDomain(domain: string): string {
  const written = domainToUnicode(domainToASCII(domain)) || domain.toLowerCase();
  const folded = withoutLookAlikes(written).replace(/\.+$/, '');
  return domainToASCII(folded) || folded;
}

function rulesOfName(domain: string): ProviderRules | undefined {
  const rules = rulesOf.get(organisationDomain(domain));
  return rules?.nameInDomain === true ? rules : undefined;
}
