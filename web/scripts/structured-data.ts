// What a page is, by schema.org: search engines read it beside the text.
import { paths } from '../src/navigation/paths.ts';
import type { IndexedPage } from '../src/app/prerender/indexed-pages.ts';

/** What the built page says in place of the mail address of support (web/src/site.ts). */
const SUPPORT = 'support@site.invalid';

export type About = { site: string; brand: string; picture: string };
type Thing = { '@type': string; [property: string]: unknown };

/** The whole block: the page itself, what it answers, and the way to it from the landing page. */
export function structuredData(page: IndexedPage, about: About): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [thePage(page, about), ...answered(page, about), ...wayTo(page, about)],
  };
}

function thePage({ path, title, description, changed, sells }: IndexedPage, { site, brand, picture }: About): Thing {
  const publisher: Thing = { '@type': 'Organization', name: brand, url: site };
  const common = { description, url: `${site}${path}`, image: picture, publisher };
  const dated = changed === undefined ? {} : { dateModified: changed };
  if (path === paths.contact) {
    const contactPoint: Thing = { '@type': 'ContactPoint', contactType: 'customer support', email: SUPPORT };
    return { '@type': 'ContactPage', name: title, ...common, mainEntity: { ...publisher, contactPoint } };
  }
  if (parentOf(path) !== undefined)
    return {
      '@type': 'Article',
      headline: title,
      ...common,
      ...dated,
      author: publisher,
      mainEntityOfPage: common.url,
    };
  if (indexes.some((index) => index.path === path)) return { '@type': 'CollectionPage', name: title, ...common };
  const offers = sells === undefined ? {} : { mainEntity: offered(sells, common.url, brand) };
  return { '@type': 'WebPage', name: title, ...common, ...dated, ...offers };
}

function answered({ path, title, answers = [] }: IndexedPage, { site }: About): Thing[] {
  if (answers.length === 0) return [];
  const mainEntity = answers.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', name: title, url: `${site}${path}`, mainEntity }];
}

const offered = (sells: NonNullable<IndexedPage['sells']>, url: string, brand: string): Thing => ({
  '@type': 'OfferCatalog',
  name: brand,
  itemListElement: sells.map(({ name, text, fromCents }) => ({
    '@type': 'Offer',
    url,
    itemOffered: { '@type': 'Service', name, description: text },
    // The lowest: schema.org calls it the price as well, and search engines ask for that.
    price: (fromCents / 100).toFixed(2),
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: (fromCents / 100).toFixed(2),
      minPrice: (fromCents / 100).toFixed(2),
      priceCurrency: 'USD',
      unitCode: 'MON',
    },
  })),
});

/** Pages that list articles. */
const indexes = [
  { path: paths.resource('all'), name: 'Articles', holds: `${paths.resources}/` },
  { path: paths.supportArticle('welcome'), name: 'Help', holds: `${paths.support}/` },
];

const parentOf = (path: string) => indexes.find((index) => path.startsWith(index.holds) && path !== index.path);

function wayTo({ path, title }: IndexedPage, { site }: About): Thing[] {
  if (path === paths.home) return [];
  const parent = parentOf(path);
  const steps = [
    { name: 'Home', at: paths.home },
    ...(parent === undefined ? [] : [{ name: parent.name, at: parent.path }]),
    { name: title, at: path },
  ];
  const itemListElement = steps.map(({ name, at }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: `${site}${at}`,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** What a picture says of the page: to which part of the site it belongs. */
export const kindOf = (path: string): string => parentOf(path)?.name ?? 'Sales leads by place and filter';
