import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deadLinks } from './dead-links.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dead-links-'));
writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
afterAll(() => rmSync(folder, { recursive: true }));

const addresses = ['/', '/home', '/search/:dictId', '/settings/*'];
const deadIn = (html: string, others: [string, string][] = []) =>
  deadLinks(new Map([['/home', html], ...others]), { addresses, folder, site: 'https://site.invalid' });

it('passes links to pages, to parts of pages, to files of the build, to other sites and to people', () => {
  expect(
    deadIn(
      '<h2 id="plans">x</h2><a href="#plans">a</a><a class="x" href="/search/consumers?v=1&amp;age=45-64">b</a>' +
        '<a href="/settings/billing">c</a><img src="/favicon.svg"><a href="https://example.org/gone">d</a>' +
        '<a href="mailto:help@site.test">e</a><a href="/">f</a>',
    ),
  ).toEqual([]);
});

it.each([
  ['a page that does not exist', '<a href="/hom">x</a>', '/home: /hom is no page'],
  ['too many parts', '<a href="/search/a/b">x</a>', '/home: /search/a/b is no page'],
  ['a part that its page does not have', '<a href="#none">x</a>', '/home: #none is not on that page'],
  ['a picture that was not built', '<img alt="" src="/pictures/map.svg">', '/home: /pictures/map.svg is no file'],
  ['one of its sizes', '<img srcset="/favicon.svg 1x, /big.png 2x" src="/favicon.svg">', '/home: /big.png is no file'],
  ['a picture for the dark', '<source media="x" srcset="/dark.png">', '/home: /dark.png is no file'],
  ['a script', '<script type="module" src="/assets/gone.js"></script>', '/home: /assets/gone.js is no file'],
  ['a film', '<video poster="/film.png" src="/favicon.svg"></video>', '/home: /film.png is no file'],
  [
    'a picture for previews',
    '<meta property="og:image" content="https://site.invalid/gone.png" />',
    '/home: https://site.invalid/gone.png is no file',
  ],
  [
    'a page by the whole address',
    '<link rel="canonical" href="https://site.invalid/hom">',
    '/home: https://site.invalid/hom is no page',
  ],
])('names a link to %s', (_what, html, line) => {
  expect(deadIn(html)).toEqual([line]);
});

it('looks for a part on the very page of an article in pages', () => {
  const second: [string, string] = [
    '/home?page=2',
    '<h2 id="later">x</h2><a href="#later">a</a><a href="#first">b</a>',
  ];
  expect(deadIn('<h2 id="first">x</h2><a href="/home?page=2#later">a</a>', [second])).toEqual([
    '/home?page=2: #first is not on that page',
  ]);
});

it('looks for a part on the page that is linked to', () => {
  const other: [string, string] = ['/search/consumers', '<h2 id="age">Age</h2>'];
  expect(deadIn('<a href="/search/consumers#age">x</a><a href="/search/consumers#sex">y</a>', [other])).toEqual([
    '/home: /search/consumers#sex is not on that page',
  ]);
});
