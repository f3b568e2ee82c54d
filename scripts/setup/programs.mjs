// Programs of the repository as one bundle each, made when one is first started and again after its sources changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundling } from './bundling.mjs';
import { timed } from './npm.mjs';

const here = path.resolve(import.meta.dirname, '../..');
// A program that still runs may yet load a chunk of its bundle.
const KEPT = 3;
const KEPT_MS = 3_600_000;
// Seven megabytes that only an installation with an account there loads.
const external = [...bundling.external, 'twilio'];
// Change what a bundle is, though they are not in it.
const makers = ['package-lock.json', 'scripts/setup/bundling.mjs', 'scripts/setup/programs.mjs'];

/** The bundle of this source file, as a file to import or to run. */
export async function programOf(file, root = here) {
  const source = path.relative(root, path.resolve(root, file)).replaceAll('\\', '/');
  const folder = path.join(root, '.cache/bundles');
  const name = source.replaceAll(/\W+/g, '-');
  const record = path.join(folder, `${name}.json`);
  if (existsSync(record)) {
    const made = JSON.parse(readFileSync(record, 'utf8'));
    if (existsSync(made.program) && stateOf(root, made.inputs) === made.state) return made.program;
  }
  return timed(`Bundling ${source}`, () => make({ root, source, folder, name, record }));
}

async function make({ root, source, folder, name, record }) {
  const began = Date.now();
  // Each process makes its own: two may begin at once.
  const own = path.join(folder, `${name}-${began.toString(36)}-${process.pid}`);
  // As deep below the root as its source, because programs find their root by it.
  const outdir = path.join(own, path.dirname(source).split('/').slice(3).join('/'));
  mkdirSync(outdir, { recursive: true });
  const { build, stop } = await import('esbuild');
  const { metafile } = await build({
    ...bundling,
    external,
    entryPoints: [path.join(root, source)],
    absWorkingDir: root,
    outdir,
    outExtension: { '.js': '.mjs' },
  }).finally(() => void stop());
  const program = path.join(outdir, `${path.parse(source).name}.mjs`);
  const inputs = [...makers, ...Object.keys(metafile.inputs).filter((input) => !input.includes('node_modules/'))];
  const state = stateOf(root, inputs);
  // What was saved meanwhile may be in it or not, so the next start makes another.
  if (inputs.every((input) => (timesOf(root, input)?.mtimeMs ?? 0) < began)) {
    writeFileSync(`${record}.${process.pid}`, JSON.stringify({ program, inputs, state }));
    renameSync(`${record}.${process.pid}`, record);
  }
  removeOlder(folder, name);
  return program;
}

const timesOf = (root, input) => statSync(path.join(root, input), { throwIfNoEntry: false });

/** Differs whenever one of these files was written. */
function stateOf(root, inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const { mtimeMs, size } = timesOf(root, input) ?? {};
    hash.update(`${input} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

function removeOlder(folder, name) {
  const pattern = new RegExp(`^${name}-[0-9a-z]+-\\d+$`);
  const made = readdirSync(folder)
    .filter((each) => pattern.test(each))
    .map((each) => ({ at: path.join(folder, each), ms: statSync(path.join(folder, each)).mtimeMs }))
    .sort((a, b) => b.ms - a.ms);
  for (const { at, ms } of made.slice(KEPT))
    if (ms < Date.now() - KEPT_MS) rmSync(at, { recursive: true, force: true });
}
