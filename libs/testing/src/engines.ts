// The engines of one test run, in a folder of their own. They end with the run, also when the run
// is killed: a guard process notices that its input is closed.
import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@leadwright/runtime/embedded-postgres';
import { createLogger } from '@leadwright/runtime/logger';

/** Environment variable: superuser address of the run's PostgreSQL, database `postgres`. */
export const POSTGRES_VARIABLE = 'LEADWRIGHT_TEST_POSTGRES_URL';

type Engines = { folder: string; postgres: EmbeddedPostgres; guard: ChildProcess };

// Setup and teardown are loaded as two module graphs of one process.
const shared = globalThis as { leadwrightTestEngines?: Engines };

/** Starts the engines and sets the variables that the workers inherit. */
export async function startTestEngines(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-test-'));
  // PostgreSQL under another user must be able to pass through.
  await chmod(folder, 0o755);
  const logger = createLogger('test-engines', 'warn');
  const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres'), tuning: 'test', logger });
  process.env[POSTGRES_VARIABLE] = postgres.superuserUrl('postgres');
  shared.leadwrightTestEngines = { folder, postgres, guard: startGuard(folder, [postgres.pid]) };
}

/** Ends what `startTestEngines` started, and its folder. */
export async function stopTestEngines(): Promise<void> {
  const engines = shared.leadwrightTestEngines;
  if (!engines) return;
  await engines.postgres.stop('immediate');
  engines.guard.stdin?.end();
  await rm(engines.folder, { recursive: true, force: true });
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

function startGuard(folder: string, pids: number[]): ChildProcess {
  const args = ['-c', guardScript, 'leadwright-test-guard', folder, ...pids.map(String)];
  const guard = spawn('sh', args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' });
  guard.unref();
  (guard.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  return guard;
}
