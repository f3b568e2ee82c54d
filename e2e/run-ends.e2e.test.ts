// Tests the clean-up after a test run, on processes that stand for products.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const started: ChildProcess[] = [];
afterAll(() => started.forEach((child) => child.kill('SIGKILL')));

function start(
  args: string[],
  stdin: 'ignore' | 'pipe' = 'ignore',
  stdout: 'pipe' | number = 'pipe',
): ChildProcess & { pid: number } {
  const child = spawn(process.execPath, args, { stdio: [stdin, stdout, 'inherit'] });
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
  it('stops its products, what killed ones left running, removes its folder, and leaves other processes alone', async () => {
    const run = mkdtempSync(path.join(tmpdir(), 'leadwright-run-'));
    const services = path.join(run, 'killed/product/services');
    mkdirSync(services, { recursive: true });
    // Names the run nowhere but in where it writes.
    const service = start(
      ['-e', 'setInterval(() => undefined, 1000)'],
      'ignore',
      openSync(`${services}/search.log`, 'a'),
    );
    const [product, broker, database, stranger] = await Promise.all([
      startWaiting(path.join(run, 'shared')),
      startWaiting(path.join(run, 'kafka')),
      startWaiting(path.join(run, 'killed')),
      // Its pid file names a process that does not belong to the run.
      startWaiting('elsewhere'),
    ]);
    mkdirSync(path.join(run, 'pids'));
    for (const { pid } of [product, stranger]) writeFileSync(path.join(run, 'pids', String(pid)), '');
    writeFileSync(path.join(services, 'search.pid'), String(service.pid));
    writeFileSync(path.join(services, 'export.pid'), String(stranger.pid));
    mkdirSync(path.join(run, 'kafka/1'), { recursive: true });
    writeFileSync(path.join(run, 'kafka/1/pid'), `${broker.pid} 12345\n`);
    mkdirSync(path.join(run, 'killed/product/postgres/data'), { recursive: true });
    writeFileSync(path.join(run, 'killed/product/postgres/data/postmaster.pid'), `${database.pid}\n/somewhere\n`);

    const sweeper = start([path.join(__dirname, 'src/product/sweep-run.mjs'), run], 'pipe');
    const ours = [product, service, broker, database];
    const ended = Promise.all([...ours, sweeper].map((each) => once(each, 'exit')));
    sweeper.stdin?.destroy();
    await ended;
    expect(ours.map(({ signalCode }) => signalCode)).toEqual(['SIGINT', 'SIGKILL', 'SIGKILL', 'SIGQUIT']);
    expect([isOver(stranger), existsSync(run)]).toEqual([false, false]);
  });
});
