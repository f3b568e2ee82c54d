// `npm run pictures`: starts the product with the demo's leads, takes the pictures of the public pages and of the help
// articles from it, and writes them to web/public/pictures. `npm run pictures -- search report-file` takes those alone.
// LEADWRIGHT_E2E=http://… takes them from a product that runs, with a mailbox that is shown.
import { productUnderTest } from './product.ts';
import { launchBrowser } from '../../e2e/src/browser/browser.ts';
import { draw, drawingNames } from './drawings/draw.ts';
import { folder, writeChanged, writeText } from './files.ts';
import { helpShots } from './help-shots.ts';
import { searchShots } from './search-shots.ts';
import { take, type Shot } from './shot.ts';
import { openViewers } from './viewers.ts';

const wanted = process.argv.slice(2);
const all: readonly Shot[] = [...searchShots, ...helpShots];
const names: readonly string[] = [...all.map(({ name }) => name), ...drawingNames];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no picture ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(2);
}
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
const shots = all.filter(({ name }) => isWanted(name));

const product = await productUnderTest();
const browser = await launchBrowser();
try {
  const contexts = await openViewers({ browser, url: product.url }, new Set(shots.map(({ viewer }) => viewer)));
  const blank = await browser.newPage();
  for (const shot of shots) {
    const taken = await take(shot, { url: product.url, contexts: contexts.get(shot.viewer) ?? [] });
    const written = await writeChanged(blank, taken);
    const bytes = taken.reduce((sum, { content }) => sum + content.length, 0);
    console.log(
      `${shot.name.padEnd(24)} ${String(Math.round(bytes / 1000)).padStart(4)} kB  ${written.length === 0 ? 'as before' : 'written'}`,
    );
  }
  if (drawingNames.some(isWanted))
    console.log(`drawings  ${writeText(await draw(product.url)).join(', ') || 'as before'}`);
  console.log(`in ${folder}`);
} finally {
  await browser.close();
  await product.close();
}
