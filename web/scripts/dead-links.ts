// Finds links and pictures of the built pages that lead nowhere on this site.
import { existsSync } from 'node:fs';
import path from 'node:path';

const HERE = 'https://here.invalid';

/** Patterns of the gateway's other pages: they are not part of the application. */
const others = ['/docs'];

/**
 * One line for each link of `pages` (HTML by address) to an address that is no page, each `#part` that a page does not have,
 * and each picture or file that is not in the built `folder`. `site` stands in addresses for this site's own.
 */
export function deadLinks(
  pages: ReadonlyMap<string, string>,
  { addresses, folder, site = HERE }: { addresses: readonly string[]; folder: string; site?: string },
): string[] {
  const isPage = (at: string): boolean =>
    addresses.some((pattern) => matches(pattern, at)) || others.some((other) => at === other);
  const problemOf = (from: string, to: string): string | undefined => {
    const { pathname, search, hash, origin } = new URL(to, new URL(from, HERE));
    if (origin !== HERE && origin !== site) return undefined;
    if (/\.[a-z0-9]+$/.test(pathname)) return existsSync(path.join(folder, pathname)) ? undefined : 'is no file';
    if (!isPage(pathname)) return 'is no page';
    // A page of an article in pages has parts of its own; other parameters choose none.
    const target = pages.get(pathname + search) ?? pages.get(pathname);
    if (hash === '' || target === undefined) return undefined;
    return target.includes(`id="${decodeURIComponent(hash.slice(1))}"`) ? undefined : 'is not on that page';
  };
  return [...pages].flatMap(([from, html]) =>
    linksOf(html).flatMap((to) => {
      const problem = problemOf(from, to);
      return problem === undefined ? [] : [`${from}: ${to} ${problem}`];
    }),
  );
}

/** What each attribute names: an address, or several of a picture in several sizes. */
const named: readonly [tags: string, attribute: string, several?: true][] = [
  ['a|link|area', 'href'],
  ['img|source|script|video|audio|track|iframe', 'src'],
  ['img|source', 'srcset', true],
  ['link', 'imagesrcset', true],
  ['video', 'poster'],
];

const linksOf = (html: string): string[] =>
  [
    ...named.flatMap(([tags, attribute, several]) =>
      valuesOf(html, new RegExp(String.raw`<(?:${tags})\b[^>]*?\s${attribute}="([^"]*)"`, 'gi')).flatMap((value) =>
        several === true ? value.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '') : [value],
      ),
    ),
    ...valuesOf(html, /<meta\s+property="og:(?:image|url)"\s+content="([^"]*)"/g),
  ].filter((to) => to !== '' && !/^(?:mailto|tel|sms|data):/.test(to));

const valuesOf = (html: string, attribute: RegExp): string[] =>
  [...html.matchAll(attribute)].map(([, value]) => (value ?? '').replaceAll('&amp;', '&'));

function matches(pattern: string, at: string): boolean {
  const [wanted, found] = [pattern.split('/'), at.replace(/(?<=.)\/$/, '').split('/')];
  if (wanted.at(-1) === '*') return wanted.slice(0, -1).every((part, place) => part === found[place]);
  return wanted.length === found.length && wanted.every((part, place) => part.startsWith(':') || part === found[place]);
}
