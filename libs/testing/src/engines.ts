// The engines of one test run, in a folder of their own. They end with the run, also when the run
// is killed: their inputs close, and a guard ends what does not look at its input.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { repositoryRoot } from './repository-root.ts';

/** Environment variable: superuser address of the run's PostgreSQL, database `postgres`. */
export const POSTGRES_VARIABLE = 'LEADWRIGHT_TEST_POSTGRES_URL';
/** Environment variable: HTTP address of the run's ClickHouse. */
export const CLICKHOUSE_VARIABLE = 'LEADWRIGHT_TEST_CLICKHOUSE_URL';
/** Environment variable: the run's folder; removed with everything in it when the run ends. */
export const FOLDER_VARIABLE = 'LEADWRIGHT_TEST_FOLDER';

type Engines = { folder: string; postgres: EmbeddedPostgres; clickhouse: ChildProcess; guard: ChildProcess };

const FRONT_THREADS = 16;
const FRONT_START_MS_MAX = 60_000;

// Setup and teardown are loaded as two module graphs of one process.
const shared = globalThis as { leadwrightTestEngines?: Engines };

/** Starts the engines and sets the variables that the workers inherit. */
export async function startTestEngines(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-test-'));
  // PostgreSQL under another user must be able to pass through.
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

/** Ends what `startTestEngines` started, and its folder. */
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
  const program = path.join(repositoryRoot, 'libs/testing/src/clickhouse-front.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder], {
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

/** Closes its input and waits until it has ended. */
export async function stopClickHouseFront(child: ChildProcess): Promise<void> {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  child.stdin?.end();
  await ended;
}

// A number may belong to a stranger by the time the run ends: only a process whose command line
// names the run's folder is ended.
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

/** Watches over a run: when this process is gone, it ends those of `pids` that name the folder, and removes it. */
export function startGuard(folder: string, pids: number[]): ChildProcess {
  const args = ['-c', guardScript, 'leadwright-test-guard', folder, ...pids.map(String)];
  const guard = spawn('sh', args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' });
  guard.unref();
  return guard;
}

/** For when everything was ended in order. Its work is done; left alone it would hold the run open for its last second. */
export function endGuard(guard: ChildProcess): void {
  if (guard.pid !== undefined) process.kill(-guard.pid, 'SIGKILL');
  guard.stdin?.destroy();
}
