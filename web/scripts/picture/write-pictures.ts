// Writes the pictures of the pages into the build, each under a name that changes with its content.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteDefinition } from '@leadwright/runtime/site/site-definition';
import { coloursOf } from '../../src/theme.ts';
import type { IndexedPage } from '../../src/app/prerender/indexed-pages.ts';
import { kindOf } from '../structured-data.ts';
import { pagePicture } from './page-picture.ts';

/** The folder whose files the gateway lets browsers keep for ever. */
const FOLDER = 'assets';

/** Answers the path of each page's picture on the site, by the page's own. */
export function writePictures(
  dist: string,
  pages: readonly IndexedPage[],
  { brand, colours }: Pick<SiteDefinition, 'brand' | 'colours'>,
): Map<string, string> {
  const look = { brand, colours: coloursOf('light', colours) };
  mkdirSync(path.join(dist, FOLDER), { recursive: true });
  return new Map(
    pages.map((page) => {
      const png = pagePicture({ title: page.title, kind: kindOf(page.path) }, look);
      const hash = createHash('sha256').update(png).digest('base64url').slice(0, 8);
      const name = `picture-of-${page.path.slice(1).replaceAll(/[^a-z0-9]+/gi, '-')}-${hash}.png`;
      writeFileSync(path.join(dist, FOLDER, name), png);
      return [page.path, `/${FOLDER}/${name}`];
    }),
  );
}
