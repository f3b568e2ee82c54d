// Bundles packages of many hundred small files into one file each. A service loads 1,192 files, of which typebox has
// 683 and kysely 262, and every start and test suite paid for each. Images are bundled anyway.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');
const packages = { typebox: ['.', 'value', 'compile', 'format', 'system'], kysely: ['.'] };

/** For Jest's `moduleNameMapper`: as CommonJS. */
export async function filesForJest() {
  return mapped(
    'cjs',
    (specifier) => `^${specifier}$`,
    (file) => file,
  );
}

/** For a loader: URLs of ES modules by import specifier. */
export async function filesForImport() {
  return mapped(
    'esm',
    (specifier) => specifier,
    (file) => pathToFileURL(file).href,
  );
}

async function mapped(format, keyOf, placeOf) {
  const pairs = await Promise.all(
    Object.entries(packages).map(async ([name, entries]) => {
      const folder = await folderOf(name, entries, format);
      return entries.map((entry) => [
        keyOf(specifierOf(name, entry)),
        placeOf(path.join(folder, `${fileOf(entry)}.${format === 'cjs' ? 'cjs' : 'mjs'}`)),
      ]);
    }),
  );
  return Object.fromEntries(pairs.flat());
}

const fileOf = (entry) => (entry === '.' ? 'main' : entry);
const specifierOf = (name, entry) => (entry === '.' ? name : `${name}/${entry}`);

// Made once per version of the package.
async function folderOf(name, entries, format) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
  const folder = path.join(
    root,
    'node_modules/.cache/leadwright',
    [name, version, format, ...entries.map(fileOf)].join('-'),
  );
  if (existsSync(folder)) return folder;
  // Two processes may make it at once: each uses its own folder, and the first to finish renames it into place.
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  await (format === 'cjs' ? makeCommonJs : makeModules)(name, entries, own);
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

const settings = { absWorkingDir: root, bundle: true, platform: 'node', target: 'node20', logLevel: 'error' };

// The entries share state, so they are one bundle with a small file per entry.
async function makeCommonJs(name, entries, folder) {
  const contents = entries
    .map((entry, i) => `export * as entry${i} from ${JSON.stringify(specifierOf(name, entry))};`)
    .join('\n');
  const { build } = await import('esbuild');
  await build({
    ...settings,
    stdin: { contents, resolveDir: root },
    outfile: path.join(folder, 'all.cjs'),
    format: 'cjs',
  });
  for (const [i, entry] of entries.entries()) {
    writeFileSync(
      path.join(folder, `${fileOf(entry)}.cjs`),
      `Object.defineProperty(exports, '__esModule', { value: true });
Object.defineProperties(exports, Object.getOwnPropertyDescriptors(require('./all.cjs').entry${i}));
`,
    );
  }
}

async function makeModules(name, entries, folder) {
  const entryPoints = Object.fromEntries(entries.map((entry) => [fileOf(entry), specifierOf(name, entry)]));
  const { build } = await import('esbuild');
  await build({
    ...settings,
    entryPoints,
    outdir: folder,
    format: 'esm',
    splitting: true,
    outExtension: { '.js': '.mjs' },
  });
}
