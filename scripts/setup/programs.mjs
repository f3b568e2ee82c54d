// Programs of the repository as one bundle each, made when one is first started and again after its sources changed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundling } from './bundling.mjs';
import { timed } from './npm.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/bundles');
// Those that still run may yet load a chunk of theirs.
const KEPT = 3;
// Seven megabytes that only an installation with an account there loads.
const external = [...bundling.external, 'twilio'];
// Change what a bundle is, though they are not in it.
const makers = ['package-lock.json', 'scripts/setup/bundling.mjs', 'scripts/setup/programs.mjs'];

/** The bundle of this source file, as a file to import or to run. */
export async function programOf(file) {
  const source = path.relative(root, path.resolve(root, file)).replaceAll('\\', '/');
  const name = source.replaceAll(/\W+/g, '-');
  const record = path.join(folder, `${name}.json`);
  if (existsSync(record)) {
    const made = JSON.parse(readFileSync(record, 'utf8'));
    if (existsSync(made.program) && stateOf(made.inputs) === made.state) return made.program;
  }
  const { build } = await import('esbuild');
  return timed(`Bundling ${source}`, () => make({ build, source, name, record }));
}

async function make({ build, source, name, record }) {
  const own = path.join(folder, `making-${name}-${process.pid}`);
  // As deep below the root as its source, because programs find their root by it.
  const below = path.dirname(source).split('/').slice(3).join('/');
  const { metafile } = await build({
    ...bundling,
    external,
    entryPoints: [path.join(root, source)],
    absWorkingDir: root,
    outdir: path.join(own, below),
    outExtension: { '.js': '.mjs' },
  });
  const inputs = [...makers, ...Object.keys(metafile.inputs).filter((input) => !input.includes('node_modules/'))];
  const state = stateOf(inputs);
  const made = path.join(folder, `${name}-${state}`);
  try {
    renameSync(own, made);
  } catch (error) {
    // Another process was as quick.
    rmSync(own, { recursive: true });
    if (!existsSync(made)) throw error;
  }
  const program = path.join(made, below, `${path.parse(source).name}.mjs`);
  writeFileSync(`${record}.${process.pid}`, JSON.stringify({ program, inputs, state }));
  renameSync(`${record}.${process.pid}`, record);
  removeOlder(name);
  return program;
}

/** Differs whenever one of these files was written. */
function stateOf(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const { mtimeMs, size } = statSync(path.join(root, input), { throwIfNoEntry: false }) ?? {};
    hash.update(`${input} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function removeOlder(name) {
  const pattern = new RegExp(`^${name}-[0-9a-f]{16}$`);
  const made = readdirSync(folder)
    .filter((each) => pattern.test(each))
    .map((each) => ({ at: path.join(folder, each), ms: statSync(path.join(folder, each)).mtimeMs }))
    .sort((a, b) => b.ms - a.ms);
  for (const { at } of made.slice(KEPT)) rmSync(at, { recursive: true, force: true });
}
