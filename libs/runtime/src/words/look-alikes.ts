// What a person reads as a letter, a dot or a slash and a program does not: folded, so that both see the same address.
import unhomoglyph from 'unhomoglyph';

const dots = '\u3002\uFF0E\uFF61\uFE52\u2024\u0701\u0702\uA60E\uA4F8\u0660\u06F0\u06D4\u{1D16D}\u{10A50}';
const slashes = '\u2044\u2215\u29F8\u2571\u2CC6\uFF0F\u{1D23A}';
const colons = '\uFF1A\uFE55\uA789\u2236\u02F8\u05C3';

// What the table of Unicode leaves out, and people take for ours in small letters.
const letters = new Map(
  Object.entries({ м: 'm', к: 'k', т: 't', п: 'n', г: 'r', ш: 'w', ν: 'v', τ: 't', κ: 'k', ո: 'n' }),
);

// Signs that nobody sees, by which an address could be hidden from a program and not from a reader.
const UNSEEN = /[\p{Cf}\p{Variation_Selector}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]+/gu;

/** As mail readers take it: full-width signs, dots of other scripts and unseen signs folded, letters kept. */
export function asReadersTakeIt(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/[[({]\s*(?:\.|dot)\s*[\])}]/giu, '.')
    .replaceAll(new RegExp(`[${dots}]`, 'gu'), '.')
    .replaceAll(new RegExp(`[${slashes}]`, 'gu'), '/')
    .replaceAll(new RegExp(`[${colons}]`, 'gu'), ':');
}

/** As a person sees it: small Latin letters in the place of those that look like them. */
export function asPeopleSeeIt(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '');
  return plain.replaceAll(/[^\p{ASCII}]/gu, (sign) => letters.get(sign) ?? unhomoglyph(sign));
}
