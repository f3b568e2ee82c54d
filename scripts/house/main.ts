// `npm run house`: draws the rooms and their imports to docs/house.svg. `npm run house -- --check` writes nothing and
// fails if the picture is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawHouse } from './draw.ts';
import { readTree } from './read-tree.ts';
import { partsOf } from './rooms.ts';

const root = path.resolve(import.meta.dirname, '../..');
const picture = path.join(root, 'docs/house.svg');
const drawn = drawHouse(partsOf(readTree(root)));
if (!process.argv.includes('--check')) writeFileSync(picture, drawn);
else if (!existsSync(picture) || readFileSync(picture, 'utf8') !== drawn) {
  console.error('docs/house.svg: stale, `npm run house` draws it');
  process.exitCode = 1;
}
