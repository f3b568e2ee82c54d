import { legalTexts } from '../../features/articles/legal.ts';
import { support } from '../../features/articles/support.ts';
import { indexedPages, knownAddresses } from './indexed-pages.ts';

it('are addresses that are pages, each with a title of its own', () => {
  const addresses = new Set(knownAddresses);
  expect(indexedPages.filter(({ path }) => !addresses.has(path.replace(/\?page=\d+$/, '')))).toEqual([]);
  expect(new Set(indexedPages.map(({ title }) => title)).size).toBe(indexedPages.length);
});

it('are one for each page of an article in pages', () => {
  const inPages = support.articles.filter(({ pages }) => pages !== undefined);
  expect(inPages.map(({ slug }) => slug)).toEqual(['court-order']);
  for (const { slug, pages = [] } of inPages)
    expect(indexedPages.map(({ path }) => path).filter((path) => path.startsWith(`/support/${slug}`))).toEqual(
      pages.map((_, at) => `/support/${slug}${at === 0 ? '' : `?page=${at + 1}`}`),
    );
});

it('have no version of a legal text but the one in force; each version is an address, and no other', () => {
  expect(indexedPages.filter(({ path }) => path.startsWith('/legal/'))).toEqual([]);
  expect(knownAddresses.filter((address) => address.startsWith('/legal/'))).toEqual(
    legalTexts.flatMap(({ slug, version }) =>
      Array.from({ length: version }, (_, before) => `/legal/${slug}/${version - before}`),
    ),
  );
});

it('have a search for each kind of leads, and for no other', () => {
  expect(knownAddresses).toContain('/search/consumers');
  expect(knownAddresses.filter((address) => address.includes(':dictId'))).toEqual([]);
  expect(knownAddresses).not.toContain('/search/nothing');
});
