// Search in a process of its own, on a database and a folder that outlive it.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot, runProgram } from '@leadwright/testing/repository-root';

export type GivenSearch = {
  url: string;
  searchKey: string;
  publicKeys: Record<string, string>;
  folder: string;
  wordsFrom: number;
  killAt?: string;
};
export type KilledSearch = {
  running: { url: string; internalUrl: string };
  /** How it ended, once it has. */
  ended: Promise<NodeJS.Signals | null>;
  end(): Promise<void>;
};

export async function startKilledSearch(given: GivenSearch): Promise<KilledSearch> {
  const child: ChildProcess = fork(runProgram, ['scripts/leads/testing/search-program.ts', JSON.stringify(given)], {
    cwd: repositoryRoot,
    execArgv: [],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  const said = once(child, 'message') as Promise<[KilledSearch['running']]>;
  const running = await Promise.race([said.then(([addresses]) => addresses), ended.then(() => undefined)]);
  if (running === undefined) throw new Error('search ended before it answered');
  return {
    running,
    ended,
    end: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
