// What search engines may show. The build makes the HTML of each; the rest of the application is not for them.
import type { Collection } from '../../features/articles/article.ts';
import { editionPath, editionsOf, legalTexts } from '../../features/articles/legal.ts';
import { resources } from '../../features/articles/resources.ts';
import { support } from '../../features/articles/support.ts';
import { questions } from '../../features/public/landing/texts.ts';
import { products } from '@leadwright/runtime/site/products';
import { kinds } from '@leadwright/leads/kinds';
import { paths } from '../../navigation/paths.ts';
import { searchPathOf } from '../../navigation/search-path.ts';
import { addresses, pages } from '../pages.ts';

export type IndexedPage = {
  path: string;
  title: string;
  /** One or two sentences for results and link previews. */
  description: string;
  /** An article has the day of its last change, as YYYY-MM-DD. */
  changed?: string;
  /** What the page sells, with the lowest price of each in US cents a month. */
  sells?: readonly { name: string; fromCents: number; text: string }[];
  /** What the page answers. */
  answers?: readonly { question: string; answer: string }[];
};

const titleOf = (path: string): string => pages.find(({ at }) => at.includes(path))?.title ?? '';
// Each page of an article in pages has an address of its own; the first that of the article.
const articlesOf = ({ path, articles }: Collection): IndexedPage[] =>
  articles.flatMap(({ slug, title, description, changed, pages: inPages = [null] }) =>
    inPages.map((_, before) => ({
      path: `${path}/${slug}${before === 0 ? '' : `?page=${before + 1}`}`,
      title: before === 0 ? title : `${title}, page ${before + 1}`,
      description: before === 0 ? description : `Page ${before + 1} of ${inPages.length}. ${description}`,
      changed,
    })),
  );

export const indexedPages: readonly IndexedPage[] = [
  ...[
    {
      path: paths.home,
      description:
        'Search consumer, business, vehicle and e-mail leads by place and filter, see the exact count, preview, and download them as CSV.',
      answers: questions,
    },
    {
      path: paths.pricing,
      description:
        'Plans for searchable lists of sales leads, compared line by line: leads per month, download limit, people.',
      sells: products,
    },
    {
      path: paths.contact,
      description: 'How to reach the people of support: by e-mail at any time, by text message on weekdays.',
    },
    {
      path: paths.signUp,
      description: 'How to get an account: search, count and preview sales leads, and download the ones you want.',
    },
    {
      path: paths.desktopApp,
      description: 'The desktop app: the same search, counts and downloads with the same account.',
    },
    {
      path: paths.optOut,
      description: 'Ask us not to sell your personal information, to show it to you, or to delete it.',
    },
  ].map((page) => ({ ...page, title: titleOf(page.path) })),
  ...legalTexts.map(({ path, title, description, changed }) => ({ path, title, description, changed })),
  {
    path: paths.resource('all'),
    title: 'Articles on sales leads and lists',
    description: 'How to choose, check and work a list of leads, by mail and by phone.',
  },
  ...articlesOf(resources),
  {
    path: paths.supportArticle('welcome'),
    title: 'Help',
    description: 'Answers to what people ask: files, passwords, plans, cards, searches and wrong leads.',
  },
  ...articlesOf(support),
];

const collections: readonly (Collection & { index: string })[] = [
  { ...resources, index: 'all' },
  { ...support, index: 'welcome' },
];

/** Every address that is a page, as the router writes them, with each article, version and kind of leads by its own: any other is not found. */
export const knownAddresses: readonly string[] = addresses.flatMap((address) => {
  if (address === paths.legalEdition(':text', ':version'))
    return legalTexts.flatMap((text) => editionsOf(text).map((edition) => editionPath(text, edition)));
  if (address === searchPathOf(':dictId'))
    return kinds.map(({ path }) => path).filter((path) => !addresses.includes(path));
  if (address.includes(':dictId')) return kinds.map(({ dictId }) => address.replace(':dictId', dictId));
  const collection = collections.find(({ path }) => address === `${path}/:id`);
  if (collection === undefined) return [address];
  const { path, index, articles } = collection;
  return [index, ...articles.map(({ slug }) => slug)].map((slug) => `${path}/${slug}`);
});
