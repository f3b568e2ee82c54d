// Shared by engines outside this process: the host of containers, and programs and containers that end with the run,
// even if it is killed.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { getContainerRuntimeClient } from 'testcontainers';

/** On two busy cores, three brokers take more than a minute. */
export const CONTAINER_START_MS_MAX = 240_000;

/** The host of published container ports; undefined if no Docker engine answers. */
export async function dockerHost(): Promise<string | undefined> {
  // testcontainers' clean-up container would need another image; `endsWithRun` replaces it.
  process.env['TESTCONTAINERS_RYUK_DISABLED'] ??= 'true';
  return getContainerRuntimeClient().then(
    ({ info }) => info.containerRuntime.host,
    () => undefined,
  );
}

/** Runs a shell script whose `cat` returns when this process closes its input or ends. */
export function endsWithRun(script: string, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = spawn('sh', ['-c', script, 'leadwright-test-guard', ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env,
  });
  child.unref();
  return child;
}

/** Stops a container at the end of the run. */
export const endContainerWithRun = (id: string): ChildProcess =>
  endsWithRun('cat >/dev/null; docker rm -f "$1" >/dev/null 2>&1', [id]);

export async function ended(child: ChildProcess): Promise<void> {
  // Referenced again: otherwise this process could exit before its child has stopped.
  child.ref();
  const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  child.stdin?.end();
  await gone;
}

/** The last line that a failed command printed, or the error's message. */
export function lastLineOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: unknown; message?: unknown };
  const text = typeof stderr === 'string' && stderr !== '' ? stderr.trim().split('\n').at(-1) : message;
  return typeof text === 'string' ? text : String(error);
}
