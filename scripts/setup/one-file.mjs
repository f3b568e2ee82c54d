// Bundles packages of many hundred small files into one file each for Jest. A service loads 1,192 files, of which typebox has
// 683 and kysely 262, and every test suite paid for each.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** What is bundled together shares its state; `require`: packages in CommonJS. */
const bundles = [
  { name: 'typebox', specifiers: ['typebox', 'typebox/value', 'typebox/compile', 'typebox/format', 'typebox/system'] },
  { name: 'kysely', specifiers: ['kysely'] },
  {
    name: 'fastify',
    specifiers: ['fastify', '@fastify/fast-json-stringify-compiler'],
    require: true,
    external: ['pino'],
  },
  {
    name: '@opentelemetry/sdk-metrics',
    specifiers: ['api', 'exporter-prometheus', 'resources', 'sdk-metrics'].map((entry) => `@opentelemetry/${entry}`),
    require: true,
  },
  {
    name: '@bufbuild/protobuf',
    specifiers: ['', '/codegenv2', '/reflect', '/wkt', '/wire'].map((entry) => `@bufbuild/protobuf${entry}`),
    require: true,
  },
  { name: 'kafkajs', specifiers: ['kafkajs'], require: true },
  { name: '@aws-sdk/client-s3', specifiers: ['@aws-sdk/client-s3'], require: true },
];

/** For Jest's `moduleNameMapper`. */
export async function filesForJest() {
  const pairs = await Promise.all(
    bundles.map(async (bundle) => {
      const folder = await folderOf(bundle);
      return bundle.specifiers.map((specifier, i) => [`^${specifier}$`, path.join(folder, `${i}.cjs`)]);
    }),
  );
  return Object.fromEntries(pairs.flat());
}

// Made once per version of the package.
async function folderOf(bundle) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules', bundle.name, 'package.json'), 'utf8'));
  const name = `${bundle.name.replace('/', '-')}-${version}-${bundle.specifiers.length}`;
  const folder = path.join(root, 'node_modules/.cache/leadwright', name);
  if (existsSync(folder)) return folder;
  // Two processes may make it at once: each uses its own folder, and the first to finish renames it into place.
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  await make(bundle, own);
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

// The entries share state, so they are one bundle with a small file per entry.
async function make({ specifiers, require, external = [] }, folder) {
  const line = (specifier, i) =>
    require
      ? `exports.entry${i} = require(${JSON.stringify(specifier)});`
      : `export * as entry${i} from ${JSON.stringify(specifier)};`;
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    external,
    stdin: { contents: specifiers.map(line).join('\n'), resolveDir: root },
    outfile: path.join(folder, 'all.cjs'),
    format: 'cjs',
  });
  const entry = require
    ? (i) => `module.exports = require('./all.cjs').entry${i};\n`
    : (i) => `Object.defineProperty(exports, '__esModule', { value: true });
Object.defineProperties(exports, Object.getOwnPropertyDescriptors(require('./all.cjs').entry${i}));
`;
  for (const i of specifiers.keys()) writeFileSync(path.join(folder, `${i}.cjs`), entry(i));
}
