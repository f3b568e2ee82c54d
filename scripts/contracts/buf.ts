// buf has an install of its own (proto/compiler), because only a change of the contracts needs it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { install } from '../setup/npm.mjs';

export const proto = path.resolve(import.meta.dirname, '../../proto');
const compiler = path.join(proto, 'compiler');

/** What buf prints about the contracts. Throws if it fails or finds something, and shows that. */
export function buf(...args: string[]): Buffer {
  install(compiler);
  const { status, stdout, error } = spawnSync(path.join(compiler, 'node_modules/.bin/buf'), args, {
    cwd: proto,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error) throw error;
  if (status === 0) return stdout;
  process.stderr.write(stdout);
  throw new Error(`\`buf ${args.join(' ')}\` failed; its output stands above.`);
}
