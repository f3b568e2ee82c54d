import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deadLinks } from './dead-links.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dead-links-'));
writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
afterAll(() => rmSync(folder, { recursive: true }));

const addresses = ['/', '/home', '/search/:dictId', '/settings/*'];
const deadIn = (html: string, others: [string, string][] = []) =>
  deadLinks(new Map([['/home', html], ...others]), { addresses, folder });

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
  [
    'a picture of another sharpness that was not built',
    '<picture><source srcset="/favicon.svg, /dark@2x.webp 2x"><img alt="" src="/favicon.svg"></picture>',
    '/home: /dark@2x.webp is no file',
  ],
])('names a link to %s', (_what, html, line) => {
  expect(deadIn(html)).toEqual([line]);
});

it('looks for a part on the page that is linked to', () => {
  const other: [string, string] = ['/search/consumers', '<h2 id="age">Age</h2>'];
  expect(deadIn('<a href="/search/consumers#age">x</a><a href="/search/consumers#sex">y</a>', [other])).toEqual([
    '/home: /search/consumers#sex is not on that page',
  ]);
});
