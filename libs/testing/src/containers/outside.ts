// What the engines outside this process have in common: where containers are reached, and how a
// program or container ends with the run that started it, also when that run is killed.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { getContainerRuntimeClient } from 'testcontainers';

/** A busy machine of two cores takes more than a minute for three brokers. */
export const CONTAINER_START_MS_MAX = 240_000;

/** Where published ports of containers are reached; nothing where no Docker engine answers. */
export async function dockerHost(): Promise<string | undefined> {
  // The clean-up container of testcontainers would be one more image to fetch; `endsWithRun` does its work.
  process.env['TESTCONTAINERS_RYUK_DISABLED'] ??= 'true';
  return getContainerRuntimeClient().then(
    ({ info }) => info.containerRuntime.host,
    () => undefined,
  );
}

/** Runs a shell script that goes past its `cat` when this process closes its input, or ends in any way. */
export function endsWithRun(script: string, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = spawn('sh', ['-c', script, 'leadwright-test-guard', ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env,
  });
  child.unref();
  return child;
}

/** A container ends with the run. */
export const endContainerWithRun = (id: string): ChildProcess =>
  endsWithRun('cat >/dev/null; docker rm -f "$1" >/dev/null 2>&1', [id]);

/** Closes its input and waits until it has ended. */
export async function ended(child: ChildProcess): Promise<void> {
  // Waited for from here on: without this the process could end, as if all were well, before it has.
  child.ref();
  const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  child.stdin?.end();
  await gone;
}

/** The last line that a failed command printed, or what the error says. */
export function saidBy(error: unknown): string {
  const { stderr, message } = error as { stderr?: unknown; message?: unknown };
  const text = typeof stderr === 'string' && stderr !== '' ? stderr.trim().split('\n').at(-1) : message;
  return typeof text === 'string' ? text : String(error);
}
