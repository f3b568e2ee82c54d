import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export type WarmProcess = {
  /** Once only; the program is a file. */
  run(program: string): void;
  isAlive(): boolean;
  ended: Promise<string>;
  /** Asks it to end, and kills it where it does not. */
  stop(): Promise<void>;
};

export type WarmParts = {
  root: string;
  env: Record<string, string | undefined>;
  packages: readonly string[];
  say: (line: string) => void;
};

// A service that an edit has broken may never stop by itself. Nothing is lost: it may be killed at any moment.
const STOP_MS_MAX = 10_000;

export function startWarmProcess({ root, env, packages, say }: WarmParts): WarmProcess {
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', path.join(import.meta.dirname, 'warm.mjs'), ...packages],
    // Its own process group, so that Ctrl-C reaches only the parent, which stops all in order.
    { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env },
  );
  if (child.stdout) createInterface(child.stdout).on('line', say);
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? `code ${code}`));
  return {
    // To one that has ended nothing can be sent; `ended` says so.
    run: (program) => void child.send(program, () => undefined),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX);
      await ended;
      clearTimeout(late);
    },
  };
}
