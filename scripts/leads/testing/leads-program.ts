// npm run leads as a program of its own, beside a search that runs in the test: a process has one engine's folder.
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot, runProgram } from '@leadwright/testing/repository-root';
import type { SearchUnderTest } from '../../../services/search/src/testing/search-under-test.ts';

export type Ended = { code: number | null; out: string; err: string };
type Search = { running: Pick<SearchUnderTest['running'], 'internalUrl'>; operatorKey: string };

const around = ({ running }: Search): string[] => [
  '--services',
  JSON.stringify({ search: running.internalUrl }),
  '--as',
  'tester',
];
const environment = ({ operatorKey }: Search) => ({ ...process.env, OPERATOR_SERVICE_PRIVATE_KEY: operatorKey });

/** The program as people start it, from its bundle. */
export function startLeads(
  search: Search,
  args: readonly string[],
  env: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [runProgram, 'scripts/leads/main.ts', ...args, ...around(search)], {
    cwd: repositoryRoot,
    env: { ...environment(search), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (bytes: Buffer) => (said.out += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (said.err += bytes.toString()));
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...said })));
  return { child, ended };
}

export type LeadsProgram = { run(...args: string[]): Promise<Ended>; end(): Promise<void> };

/** For several commands, one after another. `env`: what it has besides. */
export function openLeads(search: Search, env: Record<string, string> = {}): LeadsProgram {
  const child = fork(runProgram, ['scripts/leads/testing/run-commands.ts', ...around(search)], {
    cwd: repositoryRoot,
    env: { ...environment(search), ...env },
    execArgv: [],
  });
  const state: { died?: Error; waiting?: (error: Error) => void } = {};
  const ended = once(child, 'exit').then(([code, signal]) => {
    state.died = new Error(`the program of the test ended with ${String(code ?? signal)}`);
    state.waiting?.(state.died);
  });
  return {
    run: (...args) =>
      new Promise((resolve, reject) => {
        if (state.died) return reject(state.died);
        state.waiting = reject;
        child.once('message', (answer) => resolve(answer as Ended));
        child.send(args);
      }),
    end: async () => {
      child.kill();
      await ended;
    },
  };
}
