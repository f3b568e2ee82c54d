// What an article writes as `![what it shows](/pictures/change-card.webp)`: the picture in the reader's colours and
// sharpness, with its measures. `npm run pictures` makes the files.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sizeOf, type Size } from './picture-size.ts';

const publicFolder = path.resolve(import.meta.dirname, '../public');

type Written = { href: string; alt: string; first: boolean };

/** HTML of one picture. `first`: in sight at once, so that it is not put off. Throws where a file is missing. */
export function pictureHtml({ href, alt, first }: Written, folder: string = publicFolder): string {
  const { name, ending } = partsOf(href);
  if (alt.trim() === '') throw new Error(`${href} says nothing to those who do not see it.`);
  const files = variantsOf(name, ending);
  if (areToBeTaken() && [...files.light, ...files.dark].some((file) => !existsSync(path.join(folder, file)))) return alt;
  const [light, ...others] = [files.light, files.dark].map((each) => measured(each.at(0) ?? '', folder));
  if (light === undefined) throw new Error(`${href} has no files`);
  for (const { width, height } of others)
    if (width !== light.width || height !== light.height)
      throw new Error(`${href} is not of the same size in light and dark`);
  for (const twice of [files.light[1], files.dark[1]]) if (twice !== undefined) measured(twice, folder);
  const dark = `<source media="(prefers-color-scheme: dark)" srcset="${srcset(files.dark)}">`;
  const put = first ? '' : ' loading="lazy"';
  const image = `<img src="${files.light[0]}" srcset="${srcset(files.light)}" alt="${alt}" width="${light.width}" height="${light.height}"${put} decoding="async">`;
  return `<picture>${dark}${image}</picture>`;
}

// The product that new pictures are taken from is built before they are there.
const areToBeTaken = (): boolean => process.env['LEADWRIGHT_PICTURES'] === 'to-be-taken';

function partsOf(href: string): { name: string; ending: string } {
  const [, name, ending] = /^(\/pictures\/[a-z0-9-]+)\.(webp|svg)$/.exec(href) ?? [];
  if (name === undefined || ending === undefined)
    throw new Error(`${href} is no picture of this site: /pictures/name.webp or .svg`);
  return { name, ending };
}

type Files = { light: string[]; dark: string[] };

function variantsOf(name: string, ending: string): Files {
  // A drawing is sharp at any size.
  const densities = ending === 'svg' ? [''] : ['', '@2x'];
  const of = (scheme: string) => densities.map((density) => `${name}-${scheme}${density}.${ending}`);
  return { light: of('light'), dark: of('dark') };
}

const srcset = (files: readonly string[]): string =>
  files.map((file, at) => (at === 0 ? file : `${file} ${at + 1}x`)).join(', ');

function measured(file: string, folder: string): Size {
  const at = path.join(folder, file);
  if (!existsSync(at))
    throw new Error(`There is no picture ${file}; npm run pictures makes those of the running product.`);
  return sizeOf(file, readFileSync(at));
}
