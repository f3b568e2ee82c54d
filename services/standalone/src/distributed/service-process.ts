import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runProgramIn } from './run-program.ts';

export type ProcessParts = {
  name: string;
  /** It is started in `root`. */
  program: string;
  root: string;
  /** Holds `<name>.pid` while it runs, and `<name>.log`, which is appended to. */
  folder: string;
  env: Record<string, string | undefined>;
  restart: boolean;
  say: (line: string) => void;
  onGivenUp: (error: Error) => void;
};

export type ServiceProcess = { stop(): Promise<void> };

// Stops restarting a service that always crashes, but not one that is killed now and then.
const RESTARTS_MAX = 5;
const RESTARTS_MS = 60_000;
const RESTART_AFTER_MS = 500;
// Longer than the time a service gives itself to stop.
const STOP_MS_MAX = 80_000;
const LOOK_AGAIN_MS = 50;

/** Starts it; `/health/ready` tells when it can be used. */
export async function startServiceProcess(parts: ProcessParts): Promise<ServiceProcess> {
  const { name, folder, restart, say, onGivenUp } = parts;
  const pidFile = pidFileOf(parts);
  await endLeftover(parts);
  const ends: number[] = [];
  const state = { stopping: false, child: launch(parts, pidFile, parts.env) };
  const watch = (child: ChildProcess): void => {
    child.once('exit', (code, signal) => {
      if (state.stopping) return;
      const now = performance.now();
      ends.push(now);
      say(`${name} ended by itself (${signal ?? `code ${code}`}); its log is ${path.join(folder, `${name}.log`)}`);
      if (!restart || ends.filter((at) => now - at < RESTARTS_MS).length > RESTARTS_MAX) {
        onGivenUp(new Error(`${name} ended and is not started again`));
        return;
      }
      setTimeout(() => {
        if (state.stopping) return;
        state.child = launch(parts, pidFile, withoutCrashpoint(parts));
        watch(state.child);
      }, RESTART_AFTER_MS);
    });
  };
  watch(state.child);
  return {
    stop: async () => {
      state.stopping = true;
      await end(state.child);
      rmSync(pidFile, { force: true });
    },
  };
}

function pidFileOf({ name, folder }: Pick<ProcessParts, 'name' | 'folder'>): string {
  return path.join(folder, `${name}.pid`);
}

function launch(parts: ProcessParts, pidFile: string, env: ProcessParts['env']): ChildProcess {
  const log = openSync(path.join(parts.folder, `${parts.name}.log`), 'a');
  // Its own process group, so that Ctrl-C reaches only the parent, which stops it in order.
  const child = spawn(process.execPath, [runProgramIn(parts.root), parts.program], {
    cwd: parts.root,
    detached: true,
    stdio: ['ignore', log, log],
    env,
  });
  closeSync(log);
  writeFileSync(pidFile, String(child.pid));
  return child;
}

// A crash point kills only the first process; the next one continues.
function withoutCrashpoint({ name, env }: ProcessParts): ProcessParts['env'] {
  return { ...env, [`${name.toUpperCase()}_CRASH_AT`]: undefined };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX);
  await ended;
  clearTimeout(late);
}

/** Kills what a killed start has left running. A process id that now belongs to another program is left alone. */
export async function endLeftover({
  name,
  folder,
  program,
}: Pick<ProcessParts, 'name' | 'folder' | 'program'>): Promise<void> {
  const pid = Number(textOf(pidFileOf({ name, folder })));
  const alive = (): boolean => pid > 0 && textOf(`/proc/${pid}/cmdline`).includes(program);
  if (!alive()) return;
  process.kill(pid, 'SIGTERM');
  const late = setTimeout(() => process.kill(pid, 'SIGKILL'), STOP_MS_MAX);
  while (alive()) await wait(LOOK_AGAIN_MS);
  clearTimeout(late);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Usually nothing is left over.
    return '';
  }
}
