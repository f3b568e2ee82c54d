// npm as a step of preparing: quiet unless it fails.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Installs what the folder's lock file says, unless it is installed. A folder beside the workspaces may have one: for
 * programs and sources that only make committed files, so that nobody else installs them.
 */
export function install(folder = root) {
  const installed = packagesIn(path.join(folder, 'node_modules/.package-lock.json'));
  if (hasAll(installed, packagesIn(path.join(folder, 'package-lock.json')))) return;
  const of = folder === root ? '' : ` of ${path.relative(root, folder)}`;
  timed(`Installing packages${of}`, () => npm('development', ['ci'], folder));
}

/** What a lock file, or npm's own record of what it installed, says of each package by its place. */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** By contents: a check-out or a copy gives files new times. Optional packages are those of other platforms. */
export function hasAll(installed, locked) {
  return Object.entries(locked).every(([place, { version, integrity, link, optional }]) => {
    if (!place.includes('node_modules/')) return true;
    const here = installed[place];
    if (here === undefined) return optional === true;
    return here.version === version && here.integrity === integrity && here.link === link;
  });
}

/** Says what is done, and how long it took. Answers what the work answers. */
export function timed(title, run) {
  const began = Date.now();
  process.stderr.write(`${title} …\n`);
  const done = run();
  const say = () => process.stderr.write(`${title}: ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  if (done instanceof Promise) return done.finally(say);
  say();
  return done;
}

/**
 * The mode is explicit: a test runner would build for tests, and with NODE_ENV=production npm leaves out the build's
 * packages.
 */
export function npm(mode, args, folder = root) {
  const result = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: mode },
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}\n`);
    throw new Error(`\`npm ${args.join(' ')}\` failed; its output stands above.`);
  }
}
