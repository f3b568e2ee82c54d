import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pictureHtml } from './pictures.ts';
import { sizeOf } from './picture-size.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'pictures'));
const put = (name: string, content: Buffer | string) => writeFileSync(path.join(folder, 'pictures', name), content);

/** The first bytes of a lossy WebP of these measures. */
function webp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF', 0, 'latin1');
  bytes.write('WEBPVP8 ', 8, 'latin1');
  bytes.writeUInt16LE(width, 26);
  bytes.writeUInt16LE(height, 28);
  return bytes;
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"></svg>';

for (const scheme of ['light', 'dark']) {
  put(`card-${scheme}.webp`, webp(568, 120));
  put(`card-${scheme}@2x.webp`, webp(1136, 240));
  put(`map-${scheme}.svg`, svg);
  put(`blunt-${scheme}.webp`, webp(568, 120));
}
put('uneven-light.webp', webp(568, 120));
put('uneven-dark.webp', webp(568, 121));

const html = (href: string, { alt = 'The card', first = false } = {}) => pictureHtml({ href, alt, first }, folder);

it('says the measures, follows the colours and the sharpness of the screen, and waits until it is near', () => {
  expect(html('/pictures/card.webp')).toBe(
    '<picture><source media="(prefers-color-scheme: dark)" srcset="/pictures/card-dark.webp, /pictures/card-dark@2x.webp 2x">' +
      '<img src="/pictures/card-light.webp" srcset="/pictures/card-light.webp, /pictures/card-light@2x.webp 2x" alt="The card" width="568" height="120" loading="lazy" decoding="async"></picture>',
  );
});

it('does not put off the first one, and has one file of a drawing for every sharpness', () => {
  expect(html('/pictures/map.svg', { first: true })).toBe(
    '<picture><source media="(prefers-color-scheme: dark)" srcset="/pictures/map-dark.svg">' +
      '<img src="/pictures/map-light.svg" srcset="/pictures/map-light.svg" alt="The card" width="640" height="360" decoding="async"></picture>',
  );
});

it.each([
  ['is missing', '/pictures/none.webp', 'There is no picture /pictures/none-light.webp'],
  ['has no sharper form', '/pictures/blunt.webp', 'There is no picture /pictures/blunt-light@2x.webp'],
  ['has another size in the dark', '/pictures/uneven.webp', 'not of the same size'],
  ['is of another site', 'https://example.org/a.webp', 'is no picture of this site'],
  ['is above its folder', '/pictures/../favicon.svg', 'is no picture of this site'],
])('fails where a picture %s', (_what, href, words) => {
  expect(() => html(href)).toThrow(words);
});

it('fails where a picture says nothing to those who do not see it', () => {
  expect(() => html('/pictures/card.webp', { alt: ' ' })).toThrow('says nothing');
});

it('reads the measures of every kind of WebP', () => {
  const lossless = Buffer.alloc(30);
  lossless.write('RIFF', 0, 'latin1');
  lossless.write('WEBPVP8L', 8, 'latin1');
  lossless.writeUInt32LE((567 | (119 << 14)) >>> 0, 21);
  expect(sizeOf('a.webp', lossless)).toEqual({ width: 568, height: 120 });
  const extended = Buffer.alloc(30);
  extended.write('RIFF', 0, 'latin1');
  extended.write('WEBPVP8X', 8, 'latin1');
  extended.writeUIntLE(1135, 24, 3);
  extended.writeUIntLE(239, 27, 3);
  expect(sizeOf('a.webp', extended)).toEqual({ width: 1136, height: 240 });
  expect(() => sizeOf('a.webp', Buffer.from('not a picture'))).toThrow('no picture');
});
