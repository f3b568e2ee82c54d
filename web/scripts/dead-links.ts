// Finds links and pictures of the built pages that lead nowhere on this site.
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Patterns of the gateway's other pages: they are not part of the application. */
const others = ['/docs'];

/**
 * One line for each link of `pages` (HTML by address) to an address that is no page, each `#part` that a page does not have,
 * and each picture or file that is not in the built `folder`.
 */
export function deadLinks(
  pages: ReadonlyMap<string, string>,
  { addresses, folder }: { addresses: readonly string[]; folder: string },
): string[] {
  const isPage = (at: string): boolean =>
    addresses.some((pattern) => matches(pattern, at)) || others.some((other) => at === other);
  const problemOf = (from: string, to: string): string | undefined => {
    const { pathname, hash, origin } = new URL(to, new URL(from, 'https://here.invalid'));
    if (origin !== 'https://here.invalid') return undefined;
    if (/\.[a-z0-9]+$/.test(pathname)) return existsSync(path.join(folder, pathname)) ? undefined : 'is no file';
    if (!isPage(pathname)) return 'is no page';
    const target = pages.get(pathname);
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

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<(?:a|img|link|source)\b[^>]*>/g)]
    .flatMap(([tag]) => [...tag.matchAll(/\s(href|src|srcset)="([^"]*)"/g)])
    .flatMap(([, name, to = '']) => (name === 'srcset' ? to.split(',').map(withoutDensity) : [to]))
    .map((to) => to.replaceAll('&amp;', '&'))
    .filter((to) => !/^(?:mailto|tel|sms|data):/.test(to));

/** `/a@2x.webp 2x` is the file `/a@2x.webp`. */
const withoutDensity = (candidate: string): string => candidate.trim().split(/\s+/)[0] ?? '';

function matches(pattern: string, at: string): boolean {
  const [wanted, found] = [pattern.split('/'), at.replace(/(?<=.)\/$/, '').split('/')];
  if (wanted.at(-1) === '*') return wanted.slice(0, -1).every((part, place) => part === found[place]);
  return wanted.length === found.length && wanted.every((part, place) => part.startsWith(':') || part === found[place]);
}
