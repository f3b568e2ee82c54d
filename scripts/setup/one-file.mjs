// Packages of many hundred small files, made into one each for Jest: it loads every file anew for every
// suite, and typebox alone took half a second of each (683 files, compiled to CommonJS one by one).
import { build } from 'esbuild';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Bundles the named entries of an ES module package together, so that they share what they keep, as
 * CommonJS. Answers what Jest's `moduleNameMapper` needs. Made once per version of the package.
 */
export async function inOneFile(name, entries) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
  const folder = path.join(root, 'node_modules/.cache/leadwright', [name, version, ...entries.map(fileOf)].join('-'));
  if (!existsSync(folder)) await make(name, entries, folder);
  return Object.fromEntries(entries.map((entry) => [`^${name}${entry === '.' ? '' : `/${entry}`}$`, path.join(folder, `${fileOf(entry)}.cjs`)]));
}

const fileOf = (entry) => (entry === '.' ? 'main' : entry);

async function make(name, entries, folder) {
  // Two runs may make it at the same time: each in a folder of its own, and the first to finish gives it.
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  const lines = entries.map((entry, i) => `export * as entry${i} from ${JSON.stringify(entry === '.' ? name : `${name}/${entry}`)};`);
  await build({
    stdin: { contents: lines.join('\n'), resolveDir: root }, outfile: path.join(own, 'all.cjs'),
    bundle: true, format: 'cjs', platform: 'node', target: 'node20', logLevel: 'error',
  });
  for (const [i, entry] of entries.entries()) {
    writeFileSync(path.join(own, `${fileOf(entry)}.cjs`), `Object.defineProperty(exports, '__esModule', { value: true });
Object.defineProperties(exports, Object.getOwnPropertyDescriptors(require('./all.cjs').entry${i}));
`);
  }
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
