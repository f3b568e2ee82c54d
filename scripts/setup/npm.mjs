// npm as a step of preparing: quiet unless it fails.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Installs what the folder's lock file says, unless it is installed. A folder beside the workspaces may have one: for
 * programs and sources that only make committed files, so that nobody else installs them.
 */
export function install(folder = root) {
  const record = path.join(folder, 'node_modules/.package-lock.json');
  const lock = path.join(folder, 'package-lock.json');
  // npm's record of installed packages is older than the lockfile if that has changed.
  if (existsSync(record) && statSync(record).mtimeMs >= statSync(lock).mtimeMs) return;
  const of = folder === root ? '' : ` of ${path.relative(root, folder)}`;
  timed(`Installing packages${of}`, () => npm('development', ['ci'], folder));
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
