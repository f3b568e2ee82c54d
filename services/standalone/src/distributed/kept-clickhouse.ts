import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { keepEngine, type EngineProcess } from '@leadwright/runtime/process/kept-engine';
import type { Site, Started } from './local-engines.ts';
import { runProgramIn } from './run-program.ts';

const FRONT_MS_MAX = 60_000;
const FRONT_THREADS = '16';

/**
 * The embedded engine behind ClickHouse's HTTP interface, in a process of its own: one that dies is started again at
 * the same address. It ends with this process at the latest.
 */
export async function keepClickHouse(site: Site, say: (sentence: string) => void): Promise<Started<string>> {
  let port = '0';
  const { stop } = await keepEngine({
    name: 'ClickHouse',
    start: async (signal) => {
      const front = await startFront(site, port, signal);
      ({ port } = front);
      return front;
    },
    say,
  });
  return { place: `http://127.0.0.1:${port}`, stop };
}

async function startFront(
  { root, folder, env: inherited }: Site,
  port: string,
  signal: AbortSignal,
): Promise<EngineProcess & { port: string }> {
  const data = path.join(folder, 'clickhouse');
  await mkdir(data, { recursive: true });
  const child = spawn(process.execPath, [runProgramIn(root), 'libs/testing/src/clickhouse-front.ts', data, port], {
    cwd: root,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...inherited, UV_THREADPOOL_SIZE: FRONT_THREADS },
  });
  // Of one that dies while it is told to end.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, killedBy) => resolve(String(killedBy ?? `code ${code}`)));
  });
  const early = ended.then((how) => {
    throw new Error(`ClickHouse ended (${how}) before it listened`);
  });
  const late = AbortSignal.any([signal, AbortSignal.timeout(FRONT_MS_MAX)]);
  try {
    const [line] = (await Promise.race([once(child.stdout, 'data', { signal: late }), early])) as [Buffer];
    return {
      port: line.toString('utf8').trim(),
      ended,
      stop: async () => {
        child.stdin.end();
        await ended;
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
