import { headOf, SITE } from './page-head.ts';
import { pageProblems } from './page-problems.ts';
import type { IndexedPage } from '../src/app/prerender/indexed-pages.ts';

const description = 'How to reach the people of support: by e-mail & by text message.';
const contact: IndexedPage = { path: '/contact', title: 'Contact "Us"', description };
const article: IndexedPage = {
  path: '/support/opening-csv-files',
  title: 'Opening a CSV file',
  description: 'How to open a file so that ZIP codes keep their first zero.',
  changed: '2026-11-23',
};
const htmlOf = (page: IndexedPage) =>
  `<head>${headOf(page, { brand: 'Leadwright' }, '/assets/picture.png')}</head><h1 tabindex="-1">x</h1>`;
const problems = (...pages: [page: IndexedPage, html: string][]) =>
  pageProblems(new Map(pages.map(([{ path }, html]) => [path, html])), SITE);

it('finds nothing in what the build makes', () => {
  const home: IndexedPage = { ...contact, path: '/home', title: 'Leads', description: `${description} And more.` };
  const list: IndexedPage = { ...contact, path: '/resources/all', title: 'All', description: `${description} Of all.` };
  const legal: IndexedPage = { ...article, path: '/terms', title: 'Terms', description: `${description} By law.` };
  const pages = [home, contact, article, list, legal].map((page): [IndexedPage, string] => [page, htmlOf(page)]);
  expect(problems(...pages)).toEqual([]);
});

it.each([
  ['title', /<title>.*<\/title>/, '', '/contact: has 0 titles'],
  ['second heading', '</h1>', '</h1><h1>y</h1>', '/contact: has 2 first headings'],
  [
    'canonical address',
    'href="https://site.invalid/contact"',
    'href="https://site.invalid/"',
    '/contact: has the canonical address https://site.invalid/',
  ],
  [
    'length of a description',
    `content="How to reach the people of support: by e-mail &amp; by text message."`,
    'content="Short"',
    '/contact: is described in 5 letters',
  ],
  ['picture', /<meta property="og:image" [^>]*>/, '', '/contact: has no og:image'],
  [
    'address for previews',
    /<meta property="og:url" [^>]*>/,
    '<meta property="og:url" content="/contact" />',
    '/contact: has another address in og:url',
  ],
  ['data that is none', '{"@context"', '{@context', '/contact: has structured data that is no JSON'],
  [
    'vocabulary',
    'https://schema.org',
    'https://schema.example',
    '/contact: has structured data that is not by schema.org',
  ],
  ['unknown type', '"ContactPoint"', '"ContactPint"', '/contact: speaks of a ContactPint, of which nothing is known'],
  ['missing property', '"contactType"', '"kind"', '/contact: ContactPoint has no contactType'],
  [
    'half an address',
    '"image":"https://site.invalid',
    '"image":"',
    '/contact: ContactPage has image "/assets/picture.png", which is no whole address',
  ],
  ['place in a list', '"position":2', '"position":3', '/contact: BreadcrumbList has places out of order'],
  [
    'another page',
    '"url":"https://site.invalid/contact"',
    '"url":"https://site.invalid/home"',
    '/contact: does not say what the page is',
  ],
])('names what is wrong: %s', (_what, from, to, line) => {
  const html = htmlOf(contact);
  expect(html.replace(from, to)).not.toBe(html);
  expect(problems([contact, html.replace(from, to)])).toEqual([line]);
});

it('names a day that is none, and an author who is missing', () => {
  const html = htmlOf(article)
    .replace('"dateModified":"2026-11-23"', '"dateModified":"yesterday"')
    .replace('"author"', '"by"');
  expect(problems([article, html])).toEqual([
    '/support/opening-csv-files: Article has no author',
    '/support/opening-csv-files: Article has no day in dateModified',
  ]);
});

it('names two pages with one title or description', () => {
  const other: IndexedPage = { ...contact, path: '/pricing' };
  expect(problems([contact, htmlOf(contact)], [other, htmlOf(other)])).toEqual([
    'two pages have the title "Contact "Us" · Leadwright"',
    `two pages are described as "${description}"`,
  ]);
});
