// Texts in an address: readable, and safe to paste anywhere.
import type { FilterItem } from '../../../server/api-types.ts';

export type AddressPart = { name: string; text: string };

export function partsOf(search: string): AddressPart[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => ({ part, cut: part.includes('=') ? part.indexOf('=') : part.length }))
    .map(({ part, cut }) => ({ name: unescapeText(part.slice(0, cut)), text: unescapeText(part.slice(cut + 1)) }));
}

/** One short word per value: "$25,000 - $34,999" is 25000-34999. Values that read alike get a number. */
export function wordsOf(items: readonly FilterItem[]): Map<string, string> {
  const taken = new Set<string>();
  const words = new Map<string, string>();
  for (const { value } of items) {
    if (words.has(value)) continue;
    const plain =
      value
        .toLowerCase()
        .replace(/(\d),(?=\d{3})/g, '$1')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'x';
    let word = plain;
    for (let again = 2; taken.has(word); again += 1) word = `${plain}~${again}`;
    taken.add(word);
    words.set(value, word);
  }
  return words;
}

// Values inside a list are escaped twice, so that a comma in a value does not split it.
export const escapeInList = (value: string): string => value.replace(/[%,]/g, (sign) => (sign === ',' ? '%2C' : '%25'));
export const unescapeInList = (value: string): string =>
  value.replace(/%2C|%25/g, (code) => (code === '%2C' ? ',' : '%'));

export const escapeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/%3A/g, ':')
    .replace(/%2C/g, ',')
    .replace(/%20/g, '+');

function unescapeText(text: string): string {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // An escape that was cut in half on the way here.
    return spaced;
  }
}
