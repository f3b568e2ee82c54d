// The head of a page that the build makes: what search engines and link previews read.
import type { SiteDefinition } from '@leadwright/runtime/site/site-definition';
import type { IndexedPage } from '../src/app/prerender/indexed-pages.ts';
import { PICTURE } from './picture/page-picture.ts';
import { structuredData } from './structured-data.ts';

/** Stands for the site's own address, which only the running gateway knows. */
export const SITE = 'https://site.invalid';

/** Safe in an attribute and in a text. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `picture`: the path of the page's picture on this site. */
export function headOf(page: IndexedPage, { brand }: Pick<SiteDefinition, 'brand'>, picture: string): string {
  const title = `${page.title} · ${brand}`;
  const address = `${SITE}${page.path}`;
  const image = `${SITE}${picture}`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`;
  const name = (named: string, content: string) => `<meta name="${named}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(title)}</title>`,
    name('description', page.description),
    `<link rel="canonical" href="${escaped(address)}" />`,
    property('og:type', page.changed === undefined ? 'website' : 'article'),
    property('og:site_name', brand),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', address),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PICTURE.width)),
    property('og:image:height', String(PICTURE.height)),
    property('og:image:alt', `${brand}: ${page.title}`),
    name('twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${inScript(JSON.stringify(structuredData(page, { site: SITE, brand, picture: image })))}</script>`,
  ].join('\n    ');
}

/** Data for the application. Not a script to the browser, so no policy of scripts concerns it. */
export const dataBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${inScript(json)}</script>`;

// A "</script>" in a text must not end the block.
const inScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`);
