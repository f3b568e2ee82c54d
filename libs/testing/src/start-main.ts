// Starts a main.ts as it starts when installed: bundled, in its own process, with only the given variables.
import { spawn } from 'node:child_process';
import { eventually } from './eventually.ts';
import { repositoryRoot, runProgram } from './repository-root.ts';

export type StartedMain = {
  /** The address of its public port, once it listens. Throws with its output if it ended or `startMsMax` passed. */
  listening(): Promise<string>;
  ready(): Promise<string>;
  /** The address of its internal port; otherwise like `listening`. */
  internal(): Promise<string>;
  /** Exit code and signal, one of them null, after all output was read. */
  ended: Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  /** Log lines and other output so far. */
  output(): string;
  kill(signal: 'SIGTERM' | 'SIGKILL'): void;
};

// The first start bundles it, which takes long while other tests run.
const START_MS_MAX = 50_000;
const LISTENING = /"url":"(http:\/\/127\.0\.0\.1:\d+)","internalUrl":"(http:\/\/127\.0\.0\.1:\d+)"/;

const running = new Set<StartedMain>();

/** Starts `file`, a path from the repository's root. A test file that calls this calls `endMains` after its tests. */
export function startMain(file: string, env: Record<string, string>, startMsMax = START_MS_MAX): StartedMain {
  const child = spawn(process.execPath, [runProgram, file], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...env },
  });
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
  const failure = (what: string): Error => new Error(`${file} ${what}; its output:\n${state.output}`);
  const addresses = async (): Promise<{ url: string; internalUrl: string }> => {
    // The error below includes the answer at the deadline.
    await eventually(() => LISTENING.test(state.output) || state.over, { deadlineMs: startMsMax }).catch(
      () => undefined,
    );
    const [, url, internalUrl] = LISTENING.exec(state.output) ?? [];
    if (url === undefined || internalUrl === undefined)
      throw failure(state.over ? 'ended before it listened' : `did not listen within ${startMsMax} ms`);
    return { url, internalUrl };
  };
  const listening = async (): Promise<string> => (await addresses()).url;
  const internal = async (): Promise<string> => (await addresses()).internalUrl;
  const ready = async (): Promise<string> => {
    const { url, internalUrl } = await addresses();
    await eventually(
      async () => {
        // The internal port answers with the reason.
        const answer = await fetch(`${internalUrl}/health/ready`);
        if (answer.status !== 200) throw failure(`is not ready: ${await answer.text()}`);
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

/** Kills this test file's running processes and waits until they are gone. */
export async function endMains(): Promise<void> {
  await Promise.all(
    [...running].map((main) => {
      main.kill('SIGKILL');
      return main.ended;
    }),
  );
}
