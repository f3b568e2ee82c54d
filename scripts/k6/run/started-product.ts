// The product that a load starts for itself.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { limitMaxima } from '../budget.ts';
import { endsWithUs } from './ends-with-us.ts';

const root = path.resolve(import.meta.dirname, '../../..');
// Ten million leads took three minutes on two busy cores.
const START_MS_MAX = 30 * 60_000;

export type StartedProduct = { data: string; stop(): Promise<void> };

/** Starts it on a folder below `out`, which keeps its leads for the next time. Throws with where its log is. */
export async function startProduct(out: string, consumers: number): Promise<StartedProduct> {
  const data = path.resolve(out, 'product');
  mkdirSync(out, { recursive: true });
  const log = path.resolve(out, 'product.log');
  const file = openSync(log, 'w');
  const child = spawn(
    process.execPath,
    [path.join(root, 'scripts/start.cjs'), '--port', '0', '--data', data, '--consumers', String(consumers)],
    {
      cwd: root,
      stdio: ['ignore', file, file],
      env: { ...process.env, GATEWAY_LIMIT_MAXIMA: JSON.stringify(limitMaxima) },
    },
  );
  endsWithUs(child);
  closeSync(file);
  let over = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      over = true;
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    await ended;
  };
  const deadline = Date.now() + START_MS_MAX;
  while (!readFileSync(log, 'utf8').includes('Leadwright is ready at')) {
    if (over || Date.now() > deadline) {
      await stop();
      throw new Error(`the product did not start: its log is ${log}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  return { data, stop };
}
