// The head of a page that the build makes: what search engines and link previews read.
import type { SiteDefinition } from '@leadwright/runtime/site/site-definition';
import type { IndexedPage } from '../src/app/prerender/indexed-pages.ts';

/** Stands for the site's own address, which only the running gateway knows. */
export const SITE = 'https://site.invalid';

/** Safe in an attribute and in a text. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function headOf(page: IndexedPage, { brand }: SiteDefinition): string {
  const title = `${page.title} · ${brand}`;
  const address = `${SITE}${page.path}`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(page.description)}" />`,
    `<link rel="canonical" href="${escaped(address)}" />`,
    property('og:type', page.changed === undefined ? 'website' : 'article'),
    property('og:site_name', brand),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', address),
    `<script type="application/ld+json">${inScript(JSON.stringify(structured(page, address, brand)))}</script>`,
  ].join('\n    ');
}

/** What the page is, by schema.org. */
function structured({ title, description, changed, sells }: IndexedPage, url: string, brand: string): object {
  const context = { '@context': 'https://schema.org' };
  const publisher = { '@type': 'Organization', name: brand, url: SITE };
  const page = { ...context, '@type': 'WebPage', name: title, description, url, publisher };
  if (sells !== undefined) return { ...page, mainEntity: offered(sells, url, brand) };
  return changed === undefined
    ? page
    : { ...context, '@type': 'Article', headline: title, description, url, dateModified: changed, publisher };
}

const offered = (sells: NonNullable<IndexedPage['sells']>, url: string, brand: string): object => ({
  '@type': 'OfferCatalog',
  name: brand,
  itemListElement: sells.map(({ name, text, fromCents }) => ({
    '@type': 'Offer',
    url,
    itemOffered: { '@type': 'Service', name, description: text },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: (fromCents / 100).toFixed(2),
      priceCurrency: 'USD',
      unitCode: 'MON',
    },
  })),
});

/** Data for the application. Not a script to the browser, so no policy of scripts concerns it. */
export const dataBlock = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${inScript(json)}</script>`;

// A "</script>" in a text must not end the block.
const inScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`);
