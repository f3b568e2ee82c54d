// The engines of one test run, in its own folder. They end with the run even if it is killed: their inputs close, and a
// guard kills what ignores that.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { repositoryRoot, runProgram } from './repository-root.ts';

/** Environment variable: superuser address of the run's PostgreSQL, database `postgres`. */
export const POSTGRES_VARIABLE = 'LEADWRIGHT_TEST_POSTGRES_URL';
/** Environment variable: `true` where the files of dropped databases stay until the run's folder is removed. */
export const STAYING_VARIABLE = 'LEADWRIGHT_TEST_DATABASES_STAY';
/** Environment variable: HTTP address of the run's ClickHouse. */
export const CLICKHOUSE_VARIABLE = 'LEADWRIGHT_TEST_CLICKHOUSE_URL';
/** Environment variable: the run's folder, which is removed at its end. */
export const FOLDER_VARIABLE = 'LEADWRIGHT_TEST_FOLDER';

type Engines = { folder: string; postgres: EmbeddedPostgres; clickhouse: ChildProcess; guard: ChildProcess };

const FRONT_THREADS = 16;
const FRONT_START_MS_MAX = 60_000;

// Jest loads setup and teardown as two module graphs of one process.
const shared = globalThis as { leadwrightTestEngines?: Engines };

/** Starts the engines and sets the variables that the workers inherit. */
export async function startTestEngines(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-test-'));
  await chmod(folder, 0o755);
  const logger = createLogger('test-engines', 'warn');
  const [postgres, clickhouse] = await Promise.all([
    startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), tuning: 'test', logger }),
    startClickHouseFront(path.join(folder, 'clickhouse')),
  ]);
  process.env[POSTGRES_VARIABLE] = postgres.superuserUrl('postgres');
  process.env[CLICKHOUSE_VARIABLE] = clickhouse.url;
  process.env[FOLDER_VARIABLE] = folder;
  const guard = startGuard(folder, [postgres.pid, clickhouse.child.pid ?? 0]);
  shared.leadwrightTestEngines = { folder, postgres, clickhouse: clickhouse.child, guard };
}

/** Stops what `startTestEngines` started, and removes its folder. */
export async function stopTestEngines(): Promise<void> {
  const engines = shared.leadwrightTestEngines;
  if (!engines) return;
  const { clickhouse, postgres, guard, folder } = engines;
  await Promise.all([stopClickHouseFront(clickhouse), postgres.stop('immediate')]);
  endGuard(guard);
  await rm(folder, { recursive: true, force: true });
}

/** Starts the HTTP front over an embedded engine on this folder, as a process that ends with its input. */
export async function startClickHouseFront(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [runProgram, 'libs/testing/src/clickhouse-front.ts', folder], {
    cwd: repositoryRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, UV_THREADPOOL_SIZE: String(FRONT_THREADS) },
  });
  const ended = new Promise<never>((_resolve, reject) =>
    child.once('exit', () => reject(new Error('the ClickHouse front ended before it listened'))),
  );
  const [line] = (await Promise.race([
    once(child.stdout, 'data', { signal: AbortSignal.timeout(FRONT_START_MS_MAX) }),
    ended,
  ])) as [Buffer];
  return { child, url: `http://127.0.0.1:${line.toString('utf8').trim()}` };
}

export async function stopClickHouseFront(child: ChildProcess): Promise<void> {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  child.stdin?.end();
  await ended;
}

// A process id may have been reused: only a process with the run's folder on its command line is killed.
const guardScript = `
folder=$1; shift
cat > /dev/null
for pid in "$@"; do
  if [ -r "/proc/$pid/cmdline" ]; then line=$(tr '\\0' ' ' < "/proc/$pid/cmdline"); else line=$(ps -o command= -p "$pid" 2>/dev/null); fi
  case "$line" in *"$folder"*) kill -QUIT "$pid" ;; esac
done
sleep 1
rm -rf "$folder"
`;

/** Guards a run: when this process is gone, it kills those of `pids` that name the folder, and removes the folder. */
export function startGuard(folder: string, pids: number[]): ChildProcess {
  const args = ['-c', guardScript, 'leadwright-test-guard', folder, ...pids.map(String)];
  const guard = spawn('sh', args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' });
  guard.unref();
  return guard;
}

/** Stops the guard after an orderly end; otherwise it would hold the run open for another second. */
export function endGuard(guard: ChildProcess): void {
  if (guard.pid !== undefined) process.kill(-guard.pid, 'SIGKILL');
  guard.stdin?.destroy();
}
