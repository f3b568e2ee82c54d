// Puts the styles of a page into the page: a file of styles keeps the browser from painting until it is there, and one that
// comes with the page's code would move what stands already.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of Vite's manifest that says which styles belong to a chunk. */
export type Manifest = Record<string, { css?: string[]; imports?: string[] }>;

const PAGE = 'index.html';

/** The styles of a page of the application and of what it imports, without those that every page has. */
export function stylesOf(manifest: Manifest, source: string): string[] {
  if (manifest[source] === undefined) throw new Error(`The build has no ${source}.`);
  const seen = new Set([PAGE]);
  const visit = (name: string): string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    const { css = [], imports = [] } = manifest[name] ?? {};
    return [...imports.flatMap(visit), ...css];
  };
  return [...new Set(visit(source))];
}

/**
 * The page with its styles in it: those that it links to, and `more` (files of the build) behind them. Their links stay,
 * switched off: they load nothing, and the application finds them when it looks whether a file is there already.
 */
export function withStyles(html: string, more: readonly string[], dist: string): string {
  const linked = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;
  const files = [...html.matchAll(linked)].map(([, file]) => file ?? '');
  if (files.length === 0) throw new Error('index.html links to no styles');
  const inPage = [...files, ...more].map(
    (file) =>
      // A "</style" would end the element: no style sheet has one.
      `<style>${readFileSync(path.join(dist, file), 'utf8').trim()}</style>\n    <link rel="stylesheet" href="/${file}" disabled />`,
  );
  return html.replaceAll(linked, '').replace('</head>', () => `  ${inPage.join('\n    ')}\n  </head>`);
}

/** The file that a row of the table of pages loads, as the manifest names it. */
export function sourceOf(load: () => unknown): string {
  const source = /import(?:__)?\(\s*["']\/?([^"']+)["']/.exec(load.toString())?.[1];
  if (source === undefined) throw new Error(`A page is not loaded by import(): ${load.toString()}`);
  return source;
}
