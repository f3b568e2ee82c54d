// `npm run dev` in a copy of the tree, as from a terminal.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { eventually } from '@leadwright/testing/eventually';
import { notePid } from '../../e2e/src/product/run-folder.ts';

export type DevSession = {
  /** As soon as it is printed. */
  url(): Promise<string>;
  output(): string;
  /** Its processes and theirs, by what tells a process from a later one of the same id. */
  processes(): string[];
  /** Of its processes, those that have this variable. */
  pidsWith(variable: string): number[];
  /** As Ctrl-C does: the signal goes to every process that the terminal knows of. Resolves with the exit code. */
  ctrlC(): Promise<number | null>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
};

// It took five minutes with a tenth of each core, and longer where even less was left.
const START_MS_MAX = 1_500_000;

/** Starts it on a free port, with few leads. */
export function startDevSession(folder: string, dataFolder: string): DevSession {
  const args = ['run', 'dev', '--', '--port', '0', '--data', dataFolder, '--consumers', '2000', '--businesses', '200'];
  const child = spawn('npm', args, {
    cwd: folder,
    // A process group of its own, as a terminal gives it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Vite and React would take Jest's own NODE_ENV for theirs.
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:JEST_|NODE_ENV$)/.test(name))),
  });
  const pid = child.pid ?? 0;
  const takeBack = notePid(pid);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      takeBack();
      resolve(code);
    });
  });
  return {
    url: async () => {
      const found = (): string | undefined => /Leadwright is ready at (http:\/\/\S+)/.exec(printed)?.[1];
      const over = { yet: false };
      void ended.then(() => {
        over.yet = true;
      });
      await eventually(() => over.yet || found() !== undefined, { deadlineMs: START_MS_MAX }).catch(() => undefined);
      const url = found();
      if (url === undefined) throw new Error(`it ${over.yet ? 'ended before it was' : 'is not'} ready:\n${printed}`);
      return url;
    },
    output: () => printed,
    processes: () => familyOf(pid).map(({ key }) => key),
    pidsWith: (variable) => familyOf(pid).flatMap((each) => (has(each.pid, variable) ? [each.pid] : [])),
    ctrlC: () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGINT');
      return ended;
    },
    ended,
  };
}

type Kin = { pid: number; parent: number; key: string };

/** Those that run now, of this process and all that it started. */
function familyOf(pid: number): Kin[] {
  const all = new Map(
    readdirSync('/proc').flatMap((name) => {
      const kin = /^\d+$/.test(name) ? kinOf(Number(name)) : undefined;
      return kin ? [[Number(name), kin] as const] : [];
    }),
  );
  const isOurs = (at: number): boolean => at === pid || (all.has(at) && isOurs(all.get(at)?.parent ?? 0));
  return [...all.values()].filter((each) => isOurs(each.pid));
}

function has(pid: number, variable: string): boolean {
  try {
    const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return variables.some((each) => each.startsWith(`${variable}=`));
  } catch {
    // It has ended meanwhile.
    return false;
  }
}

/** Of these, those that still run. */
export function stillRunning(keys: readonly string[]): string[] {
  return keys.filter((key) => kinOf(Number(key.split(' ')[0]))?.key === key);
}

function kinOf(pid: number): Kin | undefined {
  try {
    // What follows the name, which may hold anything: the state, the parent; the start time is the 20th.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 120);
    return { pid, parent: Number(fields[1]), key: `${pid} ${fields[19]} ${command}` };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
