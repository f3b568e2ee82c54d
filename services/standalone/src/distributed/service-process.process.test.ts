import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@leadwright/testing/eventually';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { startServiceProcess, type ServiceProcess } from './service-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-process-'));
const program = path.join(folder, 'main.mjs');
const text = (file: string): string =>
  existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : '';
const pid = (name: string): number => Number(text(`${name}.pid`));
const starts = (name: string): number =>
  text(`${name}.log`)
    .split('\n')
    .filter((line) => line.startsWith('up')).length;
const started: ServiceProcess[] = [];
const strays: ChildProcess[] = [];

async function start(
  name: string,
  more: { restart?: boolean; env?: Record<string, string> } = {},
): Promise<{ service: ServiceProcess; givenUp: Error[] }> {
  const givenUp: Error[] = [];
  const service = await startServiceProcess({
    name,
    program,
    root: repositoryRoot,
    folder,
    restart: more.restart ?? true,
    env: { ...process.env, ...more.env },
    say: () => undefined,
    onGivenUp: (error) => void givenUp.push(error),
  });
  started.push(service);
  return { service, givenUp };
}

beforeAll(() => {
  writeFileSync(
    program,
    `
    process.once('SIGTERM', () => { console.log('down'); process.exit(0); });
    console.log('up', process.env.LATE_CRASH_AT ?? 'no place to die at');
    if (process.env.ENDS) process.exit(3);
    setInterval(() => undefined, 1000);
  `,
  );
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((service) => service.stop()));
  for (const stray of strays.splice(0)) stray.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a service as a process', () => {
  it('that is killed restarts under another id, without its crash point, and ends when stopped', async () => {
    const { service, givenUp } = await start('late', { env: { LATE_CRASH_AT: 'late:point:1' } });
    await eventually(() => starts('late') === 1);
    const first = pid('late');
    process.kill(first, 'SIGKILL');
    await eventually(() => starts('late') === 2);
    expect(pid('late')).not.toBe(first);
    expect(text('late.log')).toMatch(/up late:point:1\nup no place to die at/);
    await service.stop();
    expect(text('late.log')).toMatch(/down\n$/);
    expect([existsSync(path.join(folder, 'late.pid')), givenUp]).toEqual([false, []]);
  });

  it('that always crashes is given up after six starts', async () => {
    const { givenUp } = await start('dying', { env: { ENDS: 'yes' } });
    await eventually(() => givenUp.length === 1, { deadlineMs: 50_000 });
    expect([starts('dying'), givenUp[0]?.message]).toEqual([6, 'dying ended and is not started again']);
  });

  it('is given up at once if restarts are off', async () => {
    const { givenUp } = await start('once', { restart: false });
    await eventually(() => starts('once') === 1);
    process.kill(pid('once'), 'SIGKILL');
    await eventually(() => givenUp.length === 1);
    expect(starts('once')).toBe(1);
  });

  it('of a killed start is stopped first, and another program with its process id is left alone', async () => {
    const leftover = spawn(process.execPath, [program], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const stranger = spawn('sleep', ['60']);
    strays.push(leftover, stranger);
    await once(leftover.stdout, 'data');
    const ended = once(leftover, 'exit');
    writeFileSync(path.join(folder, 'again.pid'), String(leftover.pid));
    writeFileSync(path.join(folder, 'other.pid'), String(stranger.pid));
    await Promise.all([start('again'), start('other')]);
    expect(await ended).toEqual([0, null]);
    expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null]);
    await eventually(() => starts('again') === 1 && starts('other') === 1);
  });
});
