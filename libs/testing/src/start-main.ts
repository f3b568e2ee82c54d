// Starts a main.ts as it starts when installed: a process of its own, with the variables it is given
// and no others.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventually } from './eventually.ts';
import { repositoryRoot } from './repository-root.ts';

export type StartedMain = {
  /** Where it says that it listens, once it says so. Throws with all it said if it ended or `startMsMax` passed first. */
  listening(): Promise<string>;
  /** The same, once `/health/ready` answers 200. */
  ready(): Promise<string>;
  /** Where its internal port listens; as `listening`. */
  internal(): Promise<string>;
  /** Exit code and signal, one of them null. All it had to say has been read by then. */
  ended: Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  /** Log lines and whatever else it wrote, so far. */
  output(): string;
  kill(signal: 'SIGTERM' | 'SIGKILL'): void;
};

// A start compiles each file it imports; two cores that run other tests need their time for that.
const START_MS_MAX = 50_000;
const inOneFile = pathToFileURL(path.join(repositoryRoot, 'scripts/setup/one-file-loader.mjs')).href;
const LISTENING = /"url":"(http:\/\/127\.0\.0\.1:\d+)","internalUrl":"(http:\/\/127\.0\.0\.1:\d+)"/;

const running = new Set<StartedMain>();

/** Starts `file`, named from the repository's root. A file that calls this calls `endMains` after its tests. */
export function startMain(file: string, env: Record<string, string>, startMsMax = START_MS_MAX): StartedMain {
  // The loader, not the tsx program: that one starts a child of its own, which would outlive a kill.
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', inOneFile, path.resolve(repositoryRoot, file)],
    {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], ...env },
    },
  );
  const state = { output: '', over: false };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      state.output += text;
    });
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve) => {
    child.once('close', (code, signal) => {
      state.over = true;
      running.delete(main);
      resolve([code, signal]);
    });
  });
  const told = (what: string): Error => new Error(`${file} ${what}; it said:\n${state.output}`);
  const addresses = async (): Promise<{ url: string; internalUrl: string }> => {
    // What came at the deadline is told below, with the output.
    await eventually(() => LISTENING.test(state.output) || state.over, { deadlineMs: startMsMax }).catch(
      () => undefined,
    );
    const [, url, internalUrl] = LISTENING.exec(state.output) ?? [];
    if (url === undefined || internalUrl === undefined)
      throw told(state.over ? 'ended before it listened' : `did not listen within ${startMsMax} ms`);
    return { url, internalUrl };
  };
  const listening = async (): Promise<string> => (await addresses()).url;
  const internal = async (): Promise<string> => (await addresses()).internalUrl;
  const ready = async (): Promise<string> => {
    const { url, internalUrl } = await addresses();
    await eventually(
      async () => {
        // The internal port says why not.
        const answer = await fetch(`${internalUrl}/health/ready`);
        if (answer.status !== 200) throw told(`is not ready: ${await answer.text()}`);
      },
      { deadlineMs: startMsMax },
    );
    return url;
  };
  const main: StartedMain = {
    listening,
    ready,
    internal,
    ended,
    output: () => state.output,
    kill: (signal) => void child.kill(signal),
  };
  running.add(main);
  return main;
}

/** Kills what is still running of this test file's mains, and waits until it is gone. */
export async function endMains(): Promise<void> {
  await Promise.all(
    [...running].map((main) => {
      main.kill('SIGKILL');
      return main.ended;
    }),
  );
}
