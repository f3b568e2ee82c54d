// Prepares `npm start`, `npm run dev` and `npm test`: packages, the built web application. Skips each step whose inputs
// have not changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { install, npm, timed } from './npm.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const NODE_MIN = [20, 20, 2];

/**
 * Installs and builds what is missing or stale; throws one sentence that says what to do. `pages: false`: the web
 * application is served from its sources.
 */
export function prepare({ pages = true } = {}) {
  checkNode();
  install();
  if (!pages) return;
  step(
    'Building the web application',
    [
      'web/src',
      'web/content',
      'services/billing/src/plans',
      'web/scripts',
      'web/public',
      'web/index.html',
      'web/vite.config.ts',
      'web/package.json',
      'libs/leads/src',
      'libs/runtime/src/access',
      'libs/runtime/src/site',
      'package-lock.json',
    ],
    'web/dist/.stamp',
    () => npm('production', ['run', 'build', '--workspace', 'web']),
  );
}

/** Throws a sentence where Node is too old. */
export function checkNode() {
  const [major, minor, patch] = process.versions.node.split('.').map(Number);
  const enough =
    major !== NODE_MIN[0] ? major > NODE_MIN[0] : minor !== NODE_MIN[1] ? minor > NODE_MIN[1] : patch >= NODE_MIN[2];
  if (!enough)
    throw new Error(
      `Leadwright needs Node ${NODE_MIN.join('.')} or later; this is ${process.versions.node}. Install a newer Node and run the command again.`,
    );
}

function step(title, inputs, stamp, run) {
  const fingerprint = fingerprintOf(inputs);
  const file = path.join(root, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === fingerprint) return;
  timed(title, run);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, fingerprint);
}

function fingerprintOf(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) addTo(hash, path.join(root, input));
  return hash.digest('hex');
}

function addTo(hash, file) {
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) addTo(hash, path.join(file, name));
    return;
  }
  hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
}
