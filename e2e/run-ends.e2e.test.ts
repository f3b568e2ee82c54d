// Tests the clean-up after a test run, on processes that stand for products.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const started: ChildProcess[] = [];
afterAll(() => started.forEach((child) => child.kill('SIGKILL')));

function start(args: string[], stdin: 'ignore' | 'pipe' = 'ignore'): ChildProcess & { pid: number } {
  const child = spawn(process.execPath, args, { stdio: [stdin, 'pipe', 'inherit'] });
  started.push(child);
  return child as ChildProcess & { pid: number };
}

/** A process that runs until it is killed, with `folder` on its command line. */
async function startWaiting(folder: string): Promise<ChildProcess & { pid: number }> {
  const child = start(['-e', "setInterval(() => undefined, 1000); console.log('up')", folder]);
  await once(child.stdout ?? child, 'data');
  return child;
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

describe('the end of a test run, finished, interrupted or killed', () => {
  it('stops its products and orphaned databases, removes its folder, and leaves other processes alone', async () => {
    const run = mkdtempSync(path.join(tmpdir(), 'leadwright-run-'));
    const [product, database, stranger] = await Promise.all([
      startWaiting(path.join(run, 'shared')),
      startWaiting(path.join(run, 'killed')),
      // Its pid file names a process that does not belong to the run.
      startWaiting('elsewhere'),
    ]);
    mkdirSync(path.join(run, 'pids'));
    for (const { pid } of [product, stranger]) writeFileSync(path.join(run, 'pids', String(pid)), '');
    mkdirSync(path.join(run, 'killed/postgres/data'), { recursive: true });
    writeFileSync(path.join(run, 'killed/postgres/data/postmaster.pid'), `${database.pid}\n/somewhere\n`);

    const sweeper = start([path.join(__dirname, 'src/product/sweep-run.mjs'), run], 'pipe');
    const ended = Promise.all([once(product, 'exit'), once(database, 'exit'), once(sweeper, 'exit')]);
    sweeper.stdin?.destroy();
    await ended;
    expect([product.signalCode, database.signalCode, isOver(stranger), existsSync(run)]).toEqual([
      'SIGINT',
      'SIGQUIT',
      false,
      false,
    ]);
  });
});
