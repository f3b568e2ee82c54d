import { inflateSync } from 'node:zlib';
import { colours } from '../../src/theme.ts';
import { pagePicture, PICTURE } from './page-picture.ts';

const look = { brand: 'Leadwright', colours: colours.light };
const page = (title: string) => pagePicture({ title, kind: 'Articles' }, look);

/** The colours of a picture's pixels, as `#rrggbb`, with how often each occurs. */
function coloursOf(png: Buffer): Map<string, number> {
  const data = png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8);
  const rows = inflateSync(data);
  const counts = new Map<string, number>();
  const bytesPerRow = 1 + PICTURE.width * 3;
  for (let row = 0; row < PICTURE.height; row++) {
    const now = [0, 0, 0];
    for (let at = 1; at < bytesPerRow; at += 3) {
      for (const part of [0, 1, 2]) now[part] = ((now[part] ?? 0) + (rows[row * bytesPerRow + at + part] ?? 0)) % 256;
      const colour = `#${now.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  return counts;
}

it('is a PNG of 1200 by 630 pixels, in the colours of the site', () => {
  const png = page('Affordable roofing leads');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const counts = coloursOf(png);
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(1200 * 630);
  for (const colour of [colours.light.surface, colours.light.ink, colours.light.primary])
    expect(counts.get(colour.toLowerCase())).toBeGreaterThan(5_000);
});

it('is small, and the same at each build', () => {
  expect(page('Business lists for telemarketing and direct mail').length).toBeLessThan(60_000);
  expect(page('Contact Us').equals(page('Contact Us'))).toBe(true);
  expect(page('Contact Us').equals(page('Pricing'))).toBe(false);
});

it.each([
  ['is too long', 'A title that nobody would give to an article since it has no end '.repeat(4)],
  ['has letters that the font lacks', '目次'],
])('fails where a title %s', (_why, title) => {
  expect(() => page(title.trim())).toThrow(/picture/);
});
